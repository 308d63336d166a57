import { expect, it } from 'vitest'
import { slownessOf } from './pattern-speed'

const slow = [/^(a+)+$/, /^prefix: (?:[a-z]+-?)+!$/]
const slowToo = [/\s+$/, /<a [^>]*href=[^>]*rel=[^>]*>x/]

it.each(process.env['LONG'] ? [...slow, ...slowToo] : slow)(
  'finds %s slow',
  (pattern) => {
    expect(slownessOf(pattern)).toBeDefined()
  },
  30_000,
)

it.each([/^a+$/, /^[A-Z]{2}\d{2} ?[A-Z]{3}$/, /^\p{L}{1,50}$/u, /[\p{Cc}\p{Cs}]/gu, /^(?:\d{3},)*\d$/])(
  'finds nothing wrong with %s',
  (pattern) => {
    expect(slownessOf(pattern)).toBeUndefined()
  },
)
