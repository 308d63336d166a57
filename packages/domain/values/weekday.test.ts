import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, localDate } from './local-date.ts'
import { weekday } from './weekday.ts'

it.each([
  ['1969-12-31', 'Wednesday'],
  ['1970-01-01', 'Thursday'],
  ['2024-02-29', 'Thursday'],
  ['2026-11-20', 'Friday'],
])('for %s is %s', (date, name) => {
  expect(weekday(localDate(date))).toBe(name)
})

it('agrees with the engine’s calendar', () => {
  const calendar = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })
  fc.assert(
    fc.property(fc.integer({ min: -60_000, max: 60_000 }), (days) => {
      const date = addDays(localDate('2026-11-20'), days)
      expect(weekday(date)).toBe(calendar.format(new Date(`${date}T12:00:00Z`)))
    }),
  )
})
