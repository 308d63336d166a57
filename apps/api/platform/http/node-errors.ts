import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { describeError } from '../observability/describe-error.ts'
import type { Log } from '../observability/log.ts'
import { sendRefusal } from './errors.ts'
import { newNonce, safetyHeaders } from './headers.ts'
import { refuseField } from './problem.ts'
import { requestIdOf } from './request-id.ts'

/** A request without a host is refused by us and not by Node, whose response has none of our headers (safety T26, T29). */
export const leaveToUs = { requireHostHeader: false }

/** Handles what Node would otherwise answer itself, without our headers. */
export function answerForNode(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { httpVersion, headers } = request.raw
    if (httpVersion === '1.1' && headers.host === undefined)
      return sendRefusal(reply, refuseField('header.host', 'Say which host the request is for.'))
  })
  // An unknown expectation may be ignored (RFC 9110, 10.1.1); Node would refuse it with an empty response.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}

const statuses: { readonly [code: string]: string } = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers bytes that are not HTTP. Nothing was parsed, so the response is written by hand, with the same headers as any other. */
export function answerMalformed(log: Log) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const requestId = requestIdOf({ headers: {} })
    log('request.malformed', { requestId, code: describeError(error).code })
    const statusLine = statuses[error.code ?? ''] ?? '400 Bad Request'
    const status = Number(statusLine.slice(0, 3))
    const { problem } = refuseField('request', 'The request cannot be read.')
    const body = JSON.stringify({ ...problem, status })
    const headers = {
      ...safetyHeaders(newNonce()),
      'x-request-id': requestId,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    if (socket.writable) socket.write(`HTTP/1.1 ${statusLine}\r\n${head.join('\r\n')}\r\n\r\n${body}`)
    socket.destroySoon()
  }
}
