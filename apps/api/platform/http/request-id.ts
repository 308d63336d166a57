import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * The id that identifies a request in logs and responses. One from outside is used only if it is a UUID: any other text could carry
 * customer data into the log.
 */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const header = request.headers['x-request-id']
  return typeof header === 'string' && UUID.test(header) ? header : randomUUID()
}
