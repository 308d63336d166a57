import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/**
 * The id by which one request is found again in logs and answers. One from outside is taken over only when it is a UUID: any
 * other text could carry a customer's data into the log.
 */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && UUID.test(given) ? given : randomUUID()
}
