import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where `npm run test:contract` records every request and response of the API's tests, to replay them through Prism. */
const folder = process.env['CONTRACT_RECORD']
const file = folder && join(folder, `${randomUUID()}.jsonl`)
if (folder) mkdirSync(folder, { recursive: true })

/** Headers that Node or a proxy sets for the connection, which differ on replay. */
const ofConnection =
  /^(?:host|connection|content-length|transfer-encoding|content-encoding|expect|upgrade|keep-alive)$/

const without = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)))

/** Records one exchange. A download is recorded without its bytes: a validator checks only its type. */
export function recordExchange(request: FastifyRequest, reply: FastifyReply, body: unknown): void {
  if (file === undefined || file === '') return
  const isJson = String(reply.getHeader('content-type')).includes('json')
  const exchange = {
    method: request.method,
    url: request.url,
    headers: without(request.headers),
    ...(request.body !== undefined && request.body !== null && { body: JSON.stringify(request.body) }),
    status: reply.statusCode,
    answered: without(reply.getHeaders()),
    answer: isJson ? String(body) : '',
  }
  appendFileSync(file, `${JSON.stringify(exchange)}\n`)
}
