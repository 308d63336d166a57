import { expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { addWorkingDays, bankHolidays, isWorkingDay, workingDayOnOrAfter } from './working-days.ts'

it.each([
  ['2026-11-13', true],
  ['2026-11-14', false],
  ['2026-11-15', false],
  ['2026-12-25', false],
  ['2026-12-28', false],
])('knows whether banks work on %s', (date, works) => {
  expect(isWorkingDay(localDate(date))).toBe(works)
})

it('moves a date over a weekend and a bank holiday', () => {
  expect(workingDayOnOrAfter(localDate('2026-12-25'))).toBe('2026-12-29')
})

it('counts working days only', () => {
  expect(addWorkingDays(localDate('2026-12-18'), 10)).toBe('2027-01-06')
  expect(addWorkingDays(localDate('2026-11-14'), 1)).toBe('2026-11-16')
  expect(addWorkingDays(localDate('2026-11-16'), 0)).toBe('2026-11-16')
})

/** As published on GOV.UK for England and Wales. */
it.each([
  [2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
  [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
])('knows the bank holidays of %i', (year, days) => {
  expect([...bankHolidays(year)].sort()).toEqual(days.split(' ').map((day) => `${year}-${day}`))
})

it('places the substitute for a Christmas Day on a Sunday after Boxing Day', () => {
  // 2022: Boxing Day on Monday 26 December, the substitute for Christmas Day on Tuesday 27.
  expect(bankHolidays(2022).slice(-2)).toEqual(['2022-12-26', '2022-12-27'])
})

it('calculates Easter across the century', () => {
  expect(bankHolidays(2035)[1]).toBe('2035-03-23')
  expect(bankHolidays(2038)[2]).toBe('2038-04-26')
})
