import { connect } from 'node:net'
import type { Dice } from '@milepost/domain/testing/dice'
import type { Answer } from './check-answer.ts'
import { CANARY } from './hostile-values.ts'

const paths = [
  '/api/v1/ReferenceData/GetReferenceData',
  '/api/v1/Quote/GetQuotePremium?QuoteReference=A-1',
  '/',
  '/healthz',
]
const targets: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}\u0000`,
  (path) => `${path} ${CANARY}`,
  (path) => `${path}%00%ff%c0%ae`,
  (path) => `http://evil.example${path}`,
  (path) => `//evil.example${path}`,
  (path) => `/..${path}/../../../etc/passwd`,
  (path) => `${path}${'é'.repeat(20)}`,
  (path) => `${path}${'/a'.repeat(4_000)}`,
  (path) => `${path}?${'a=b&'.repeat(20_000)}`,
  (path) => path.slice(1),
  () => '*',
  () => '',
]
const methods = ['GET', 'GET', 'POST', 'PUT', 'get', 'G\u0000T', 'BREW', 'CONNECT', 'X'.repeat(3_000), '']
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', 'ICY', '']
const headers: readonly string[] = [
  'x-tenant: A',
  'X-TENANT: A\r\nx-tenant: F',
  'x-product: PC',
  `cookie: ${CANARY}\u0000`,
  `x-tenant:\u0001${CANARY}`,
  ` folded: ${CANARY}`,
  'no colon at all',
  ': nothing before',
  'content-length: 5',
  'content-length: 5\r\ncontent-length: 6',
  'content-length: -1',
  'content-length: 99999999999999999999',
  'transfer-encoding: chunked',
  'transfer-encoding: chunked\r\ncontent-length: 3',
  'transfer-encoding: identity, chunked, x',
  'content-type: application/json',
  'expect: 200-maybe',
  'upgrade: h2c\r\nconnection: upgrade',
  `x-long: ${'y'.repeat(20_000)}`,
  ...['a', 'b', 'c'].map((name) => `${name}: ${'z'.repeat(3_000)}`),
  'host: evil.example',
  'accept: text/html',
]
const bodies = [
  '',
  '',
  '{}',
  'ffffffffffff\r\n',
  '5\r\n{"a":\r\n0\r\n\r\n',
  'zz\r\n',
  '\u0000\u0001\u0002',
  '{"a":1',
]

/** Bytes that are almost HTTP, which no client library would send. */
export function rawRequest(dice: Dice): Buffer {
  const line = `${dice.pick(methods)} ${dice.pick(targets)(dice.pick(paths))} ${dice.pick(versions)}`
  const chosen = Array.from({ length: dice.whole(0, 5) }, () => dice.pick(headers))
  const host = dice.isOneIn(6) ? [] : ['host: localhost']
  const ending = dice.pick(['\r\n', '\r\n', '\r\n', '\n', '\r', '\u0000\r\n'])
  const head = [line, ...host, 'connection: close', ...chosen].join(ending)
  const text = `${head}${ending}${ending}${dice.pick(bodies)}`
  return dice.isOneIn(10) ? Buffer.from(text, 'utf16le') : Buffer.from(text, 'latin1')
}

/** Sends the bytes, half-closes the connection and reads the first response; undefined if there is none. */
export function sendRaw(port: number, bytes: Buffer): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.end(bytes))
    socket.setEncoding('utf8').setTimeout(10_000, () => socket.destroy())
    socket.on('data', (part: string) => {
      received += part
    })
    // A connection that the server cuts off counts as no response.
    socket.on('error', () => {})
    socket.on('close', () => resolve(read(received)))
  })
}

function read(received: string): Answer | undefined {
  if (received === '') return undefined
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const pairs = lines.map((each) => [
    each.slice(0, each.indexOf(':')).toLowerCase(),
    each.slice(each.indexOf(':') + 2),
  ])
  const headerFields: Record<string, string> = Object.fromEntries(pairs)
  const length = Number(headerFields['content-length'] ?? Number.NaN)
  const body = Buffer.from(rest.join('\r\n\r\n'))
  const text = body.subarray(0, Number.isNaN(length) ? body.length : length).toString('utf8')
  return { status: Number(line.split(' ')[1]), headers: headerFields, text }
}
