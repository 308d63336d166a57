import { expect, it } from 'vitest'
import { convictionsErasedBefore, erasedBefore, quoteKeptMonths } from './retention.ts'

it('stores a quote for 18 months [CON-26]', () => {
  expect(quoteKeptMonths).toBe(18)
})

it('stores a quote that names a conviction for 90 days [D-281]', () => {
  expect(convictionsErasedBefore(new Date('2027-03-01T12:00:00Z')).toISOString()).toBe(
    '2026-12-01T00:00:00.000Z',
  )
})

it.each([
  ['in winter, of a winter day', '2028-05-16T03:00:00Z', '2026-11-16T00:00:00.000Z'],
  ['of a summer day, which begins an hour earlier', '2028-01-10T03:00:00Z', '2026-07-09T23:00:00.000Z'],
  ['of a month that is shorter', '2027-08-31T12:00:00Z', '2026-02-28T00:00:00.000Z'],
  [
    'just after midnight in London, while it is yesterday in UTC',
    '2027-07-09T23:30:00Z',
    '2026-01-10T00:00:00.000Z',
  ],
])('counts in London days: %s [D-251]', (_what, now, before) => {
  expect(erasedBefore(new Date(now)).toISOString()).toBe(before)
})
