import { expect, it } from 'vitest'
import { retryAfterMs } from './attempt.ts'

const now = Date.parse('2026-11-15T10:00:00Z')

it.each([
  ['2', 2000],
  ['0', 0],
  ['Sun, 15 Nov 2026 10:00:05 GMT', 5000],
  ['Sun, 15 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads the Retry-After header %j', (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected)
})
