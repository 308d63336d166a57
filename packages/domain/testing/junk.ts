import type { Dice } from './dice.ts'

/**
 * Values that no customer enters but a broken or hostile store may contain. Negative zero is not included: a store cannot contain
 * it.
 */
const junk: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -1,
  0.1,
  0.30000000000000004,
  1e21,
  5e-324,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2_147_483_648,
  '',
  ' ',
  '0',
  'yes',
  '1700-02-01',
  '2026-02-30',
  '9999-12-31',
  '1000-01-01',
  '<script>',
  "'; drop table quote; --",
  '__proto__',
  'constructor',
  'toString',
  'ß',
  'ﬁ12',
  '\u202Eabc',
  'a\r\nBcc: x',
  '\u0000',
  '\uD800',
  'x'.repeat(101),
  '𐐀'.repeat(60),
  'x'.repeat(5_000),
  [],
  [null],
  [[]],
  ['x'],
  [{}],
  {},
  { code: 'F' },
  { line1: 5, postcode: null },
  { date: 'never', hour: '9', minute: 61 },
  { date: '9999-12-31', hour: 0, minute: 0 },
  { toString: null },
  Array(25).fill({}),
]

export function randomJunk(dice: Dice): unknown {
  return dice.pick(junk)
}
