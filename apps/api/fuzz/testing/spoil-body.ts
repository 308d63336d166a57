import type { Dice } from '@milepost/domain/testing/dice'
import { CANARY } from './hostile-values.ts'
import type { Request } from './request.ts'

/** Bodies that do not match their content type, from programs' mistakes to attacks. */
const spoilers: readonly ((json: string, dice: Dice) => string | Uint8Array)[] = [
  (json, dice) => json.slice(0, dice.whole(0, json.length)),
  (json) => json + json,
  (json) => `\uFEFF${json}`,
  (json) => json.replaceAll('"', "'"),
  (json) => json.replace('{', `{"${CANARY}":1,"${CANARY}":2,`),
  (json) => json.replace('{', '{"__proto__":{"isAdmin":true},'),
  (json) => json.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
  (json) => json.replace(/:\s*(\d+)/, ':1e999999'),
  (json) => json.replace(/"([^"]*)"\s*:/, '"\\u0000$1":'),
  (json, dice) => Buffer.from(json).map((byte) => (dice.isOneIn(60) ? dice.whole(0, 255) : byte)),
  (json) => Buffer.from(json, 'utf16le'),
  (json) => `${json.slice(0, -1)},"pad":"${'p'.repeat(140_000)}"}`,
  () => '['.repeat(60_000),
  () => '{"a":'.repeat(20_000),
  () => '',
  () => 'null',
  () => '[]',
  () => `"${CANARY}"`,
  () => '0',
  () => Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
  () => `${CANARY}=1&${CANARY}=2`,
]

export function spoilBody(request: Request, dice: Dice): Request {
  const json = request.payload?.toString('utf8') ?? '{}'
  return { ...request, payload: Buffer.from(dice.pick(spoilers)(json, dice)) }
}

const types: readonly string[] = [
  'text/plain',
  'text/html; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/json;',
  'application/json, text/plain',
  'application/problem+json',
  'application/xml',
  'application/reports+json',
  '*/*',
  '/',
  '',
  'json',
  CANARY,
  `application/json; x=${'y'.repeat(5_000)}`,
]

export function spoilType(request: Request, dice: Dice): Request {
  if (dice.isOneIn(6)) {
    const { 'content-type': _none, ...headers } = request.headers
    return { ...request, headers }
  }
  return { ...request, headers: { ...request.headers, 'content-type': dice.pick(types) } }
}
