import { expect, it } from 'vitest'
import { slownessOf } from './pattern-speed.ts'

it.each([/^(a+)+$/, /\s+$/, /^prefix: (?:[a-z]+-?)+!$/, /<a [^>]*href=[^>]*rel=[^>]*>x/])(
  'reports %s as slow',
  (pattern) => {
    expect(slownessOf(pattern)).toBeDefined()
  },
  30_000,
)

it.each([/^a+$/, /^[A-Z]{2}\d{2} ?[A-Z]{3}$/, /^\p{L}{1,50}$/u, /[\p{Cc}\p{Cs}]/gu, /^(?:\d{3},)*\d$/])(
  'reports no problem with %s',
  (pattern) => {
    expect(slownessOf(pattern)).toBeUndefined()
  },
)
