import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where `npm run test:contract` wants every request and answer of the API's tests, to play them through Prism. */
const folder = process.env['CONTRACT_RECORD']
const file = folder && join(folder, `${randomUUID()}.jsonl`)
if (folder) mkdirSync(folder, { recursive: true })

/** What Node or a proxy writes about the connection, which is another one when it is played again. */
const ofConnection =
  /^(?:host|connection|content-length|transfer-encoding|content-encoding|expect|upgrade|keep-alive)$/

const without = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)))

/** Keeps one exchange. A file that is downloaded is kept without its bytes: a validator looks at its type only. */
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
