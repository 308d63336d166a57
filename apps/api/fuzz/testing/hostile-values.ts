import type { Dice } from '@milepost/domain/testing/dice'
import { randomJunk } from '@milepost/domain/testing/junk'

/** Part of every hostile text long enough to be recognisable, so that a log that quotes one is detected. */
export const CANARY = 'zqxcanary'

/** Texts that have broken other servers: quoting, templates, headers, paths, numbers, incomplete characters. */
export const hostileTexts: readonly string[] = [
  `${CANARY}' or '1'='1`,
  `${CANARY}"; drop table milepost_quote; --`,
  `${CANARY}$$; select pg_sleep(9); $$`,
  `<script>alert('${CANARY}')</script>`,
  `<img src=x onerror=${CANARY}()>`,
  `\${${CANARY}}`,
  `{{constructor.constructor('${CANARY}')()}}`,
  `%{${CANARY}}%n%s%x`,
  `=cmd|' /C ${CANARY}'!A0`,
  `${CANARY}\r\nBcc: all@example.com\r\n\r\nText`,
  `${CANARY}\u0000tail`,
  `../../../../etc/${CANARY}`,
  '..%2f..%2fetc%2fpasswd',
  '\u0000',
  '\uD800',
  '\uDC00\uD800',
  '\uFFFE\uFFFF',
  '\u202Eabc\u2066',
  '\u0301'.repeat(400),
  '👩‍👩‍👧‍👦'.repeat(30),
  'مرحبا'.repeat(10),
  'ﬀﬁ'.repeat(30),
  'İıſK',
  '-0',
  '1e309',
  '0x10',
  '９９',
  '9'.repeat(400),
  'true',
  'null',
  '2026-02-30',
  '2026-11-20T25:61:61Z',
  '+275760-09-13T00:00:00.000Z',
  '-000001-01-01',
  '0000-00-00',
  '1582-10-10',
  '10000-01-01',
  'Infinity',
  'x'.repeat(2_000),
  `${CANARY} `.repeat(8_000),
]

const hostileNumbers: readonly number[] = [
  -1,
  0.005,
  99.999,
  1e-9,
  1e15,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  4_294_967_296,
  1e21,
]

/** Names with a meaning in JavaScript. As keys they must be treated like any other. */
export const specialKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  'toJSON',
  '$ref',
  '',
  ' ',
  'a.b',
  '0',
  CANARY,
  'k'.repeat(300),
]

export function hostileValue(dice: Dice): unknown {
  switch (dice.whole(0, 5)) {
    case 0:
      return dice.pick(hostileNumbers)
    case 1:
      return nested(dice.pick([3, 40, 2_000]), dice.isOneIn(2))
    case 2:
      return withKey(dice.pick(specialKeys), randomJunk(dice))
    case 3:
      return randomJunk(dice)
    default:
      return dice.pick(hostileTexts)
  }
}

function nested(depth: number, inLists: boolean): unknown {
  let inner: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) inner = inLists ? [inner] : { a: inner }
  return inner
}

/** Defines it as an own property even if assigning it would set the prototype. */
export function withKey(key: string, value: unknown, whole: object = {}): object {
  const copy = { ...whole }
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true })
  return copy
}
