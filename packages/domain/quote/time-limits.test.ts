import { expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { isPriceHeld, QUOTE_DAYS } from './time-limits.ts'

it('stores a quote for thirty days [RES-02]', () => {
  expect(QUOTE_DAYS).toBe(30)
})

it.each([
  ['the last minute of the day, summer time', '2026-07-01T22:59:59Z', true],
  ['the first minute of the next day, summer time', '2026-07-01T23:00:00Z', false],
  ['early that day', '2026-06-30T23:00:00Z', true],
])('holds a price to the end of its London day: %s [CON-28]', (_when, now, held) => {
  expect(isPriceHeld(localDate('2026-07-01'), new Date(now))).toBe(held)
})
