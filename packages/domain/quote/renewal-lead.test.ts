import { expect, it } from 'vitest'
import { daysBetween, localDate } from '../values/local-date'
import { renewalContactOn } from './renewal-lead'

it.each([
  ['annual', '2027-11-15', '2027-10-18', 28],
  ['thirty-day', '2026-12-15', '2026-12-09', 6],
  ['seven-day', '2026-12-02', '2026-11-28', 4],
  ['impound', '2027-01-02', '2026-12-27', 6],
] as const)('a customer hears of the end of %s cover ahead of %s on %s [CON-30]', (term, last, on, days) => {
  expect(renewalContactOn(term, localDate(last))).toBe(on)
  expect(daysBetween(localDate(on), localDate(last))).toBe(days)
})
