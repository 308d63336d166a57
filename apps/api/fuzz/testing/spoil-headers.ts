import type { Dice } from '@milepost/domain/testing/dice'
import { CANARY } from './hostile-values.ts'
import type { Request } from './request.ts'

/** Headers that a proxy, a browser or an attacker might add, with possible values. */
const hostile: Readonly<Record<string, readonly string[]>> = {
  'x-tenant': ['', 'a', 'A,A', 'constructor', '__proto__', CANARY, 'A'.repeat(5_000)],
  'x-product': ['', 'pc', 'TX', 'toString', CANARY],
  cookie: [
    '__Host-sid=',
    `__Host-sid=${'x'.repeat(43)}`,
    `__Host-sid=${'x'.repeat(43)}; __Host-sid=${'y'.repeat(43)}`,
    `__Host-sid=${"'".repeat(43)}`,
    '='.repeat(4_000),
    `${CANARY}; ; ;=;`,
    '; '.repeat(8_000),
  ],
  host: ['', 'evil.example', 'localhost:99999', '[::1', 'a b', `${CANARY}.example`, '127.0.0.1@evil.example'],
  origin: ['null', 'https://evil.example', 'file:///etc', CANARY, 'http://['],
  'sec-fetch-site': ['cross-site', 'none', 'same-site', '', 'same-origin, cross-site'],
  'x-forwarded-for': ['127.0.0.1', '::1, 10.0.0.1', `${CANARY}`, ','.repeat(2_000), '999.1.1.1'],
  'x-forwarded-proto': ['javascript', 'https,http', ''],
  'x-forwarded-host': ['evil.example', CANARY],
  'x-request-id': [`${CANARY}<script>`, 'a'.repeat(3_000), '', '../../etc'],
  traceparent: ['00-zz', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`, 'x'.repeat(4_000)],
  'accept-encoding': ['br;q=0, *;q=0', 'gzip;q=nan', ',,,', 'x'.repeat(2_000), 'identity;q=0'],
  accept: ['text/html', 'application/xml', '*', ''],
  'content-length': ['-1', '0', '5', '99999999999999999999', 'abc'],
  'content-encoding': ['gzip', 'br', CANARY],
  'transfer-encoding': ['chunked', 'identity', 'gzip, chunked'],
  expect: ['100-continue', CANARY],
  'idempotency-key': ['', CANARY, 'k'.repeat(500), '\t'],
  'x-site-key': ['', CANARY, 'sandbox-site-key-quotelark '],
  'x-service-key': ['', CANARY],
  provider: ['', 'STRIPE', 'BRAINTREE', '__proto__', CANARY],
  'if-none-match': ['*', 'W/"', CANARY],
  range: ['bytes=-1', 'bytes=0-0,1-1,2-2', CANARY],
  authorization: [`Bearer ${CANARY}`, 'Basic !!!'],
  'x-http-method-override': ['DELETE'],
  connection: ['upgrade', 'close, x-tenant'],
  upgrade: ['websocket', 'h2c'],
  forwarded: ['for="[::1]";host=evil.example'],
}
const names = Object.keys(hostile)

export function spoilHeaders(request: Request, dice: Dice): Request {
  const headers = { ...request.headers }
  const times = dice.pick([1, 1, 2, 5])
  for (let time = 0; time < times; time += 1) {
    const name = dice.pick(names)
    if (name in headers && dice.isOneIn(3)) delete headers[name]
    else headers[name] = dice.pick(hostile[name] ?? [''])
  }
  return { ...request, headers }
}
