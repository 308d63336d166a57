import { expect, it } from 'vitest'
import { localDate } from '../values/local-date'
import { addWorkingDays, isWorkingDay, workingDayOnOrAfter } from './working-days'

it.each([
  ['2026-11-13', true],
  ['2026-11-14', false],
  ['2026-11-15', false],
  ['2026-12-25', false],
  ['2026-12-28', false],
])('knows whether banks work on %s', (date, works) => {
  expect(isWorkingDay(localDate(date))).toBe(works)
})

it('moves over a weekend and a bank holiday', () => {
  expect(workingDayOnOrAfter(localDate('2026-12-25'))).toBe('2026-12-29')
})

it('counts working days only', () => {
  expect(addWorkingDays(localDate('2026-12-18'), 10)).toBe('2027-01-06')
  expect(addWorkingDays(localDate('2026-11-14'), 1)).toBe('2026-11-16')
  expect(addWorkingDays(localDate('2026-11-16'), 0)).toBe('2026-11-16')
})
