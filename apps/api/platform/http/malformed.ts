import type { Socket } from 'node:net'
import { describeError } from '../observability/describe-error'
import type { Log } from '../observability/log'
import { newNonce, safetyHeaders } from './headers'
import { refuseField } from './problem'
import { requestIdOf } from './request-id'

const statuses: { readonly [code: string]: string } = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers bytes that are not HTTP. Nothing was parsed, so the answer is written by hand, with the same headers as any other. */
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
