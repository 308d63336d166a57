import { describe, expect, it } from 'vitest'
import { addDays, localDate } from '../values/local-date.ts'
import { instantOf, londonTime } from '../values/london-time.ts'
import { plateFormat, plateYear } from '../values/plate-format.ts'
import { bankHolidays, isWorkingDay, workingDayOnOrAfter } from './working-days.ts'

/** Reckoned from today, so this fails before customers meet a table that ends. */
const firstYear = new Date().getFullYear()
const years = [firstYear, firstYear + 1, firstYear + 2, firstYear + 3]

describe.each(years)('the calendar of %i', (year) => {
  it('has eight bank holidays, none at a weekend, and a working day within five days of each', () => {
    const holidays = bankHolidays(year)
    expect(new Set(holidays).size).toBe(8)
    for (const holiday of holidays) {
      expect(isWorkingDay(holiday)).toBe(false)
      expect([0, 6]).not.toContain(new Date(`${holiday}T12:00:00Z`).getUTCDay())
      expect(workingDayOnOrAfter(holiday) <= addDays(holiday, 5)).toBe(true)
    }
  })

  it('has plates of March and September, each of its year', () => {
    for (const code of [year % 100, (year % 100) + 50]) {
      const plate = `AB${String(code).padStart(2, '0')}CDE`
      expect(plateFormat(plate)).toBe('current')
      expect(plateYear(plate)).toBe(year)
    }
  })

  it('has days that each begin and end once in London, also when the clocks change', () => {
    for (let day = localDate(`${year}-01-01`); day < `${year + 1}-01-01`; day = addDays(day, 1)) {
      const noon = instantOf({ date: day, hour: 12, minute: 0 })
      expect(londonTime(noon)).toEqual({ date: day, hour: 12, minute: 0 })
    }
  })

  it('has a 29 February if, and only if, it is a leap year', () => {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
    expect(addDays(localDate(`${year}-02-28`), 1).slice(5)).toBe(isLeap ? '02-29' : '03-01')
  })
})
