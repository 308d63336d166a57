import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  formatDate,
  fromParts,
  isLocalDate,
  localDate,
  longDate,
  parseLocalDate,
  toParts,
  yearsBetween,
} from './local-date.ts'

/** Real dates, created by the engine's calendar instead of ours. */
const dates = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((instant) => localDate(instant.toISOString().slice(0, 10)))

describe('real dates', () => {
  it.each(['2024-02-29', '2000-02-29', '1700-02-01', '2026-12-31'])('include %s', (text) => {
    expect(isLocalDate(text)).toBe(true)
    expect(parseLocalDate(text)).toBe(text)
  })

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0999-01-01',
    '26-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026/01/01',
    '',
  ])('do not include %j', (text) => {
    expect(isLocalDate(text)).toBe(false)
    expect(parseLocalDate(text)).toBeUndefined()
    expect(() => localDate(text)).toThrow(RangeError)
  })

  it('do not include values that are not text', () => {
    expect(isLocalDate(20260101)).toBe(false)
    expect(isLocalDate(undefined)).toBe(false)
  })

  it('agree with the engine’s calendar for every triple of numbers', () => {
    const year = fc.integer({ min: 1000, max: 9999 })
    const number = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(year, number, number, (year, month, day) => {
        const there = new Date(Date.UTC(year, month - 1, day))
        const isReal =
          there.getUTCFullYear() === year && there.getUTCMonth() === month - 1 && there.getUTCDate() === day
        expect(fromParts({ year, month, day }) !== undefined).toBe(isReal)
      }),
    )
  })

  it('can be split into parts and joined again', () => {
    fc.assert(fc.property(dates, (date) => fromParts(toParts(date)) === date))
  })
})

describe('arithmetic', () => {
  it('counts days over months, leap years and clock changes', () => {
    expect(addDays(localDate('2024-02-28'), 1)).toBe('2024-02-29')
    expect(addDays(localDate('2023-12-31'), 1)).toBe('2024-01-01')
    expect(addDays(localDate('2026-03-28'), 2)).toBe('2026-03-30')
    expect(addDays(localDate('2026-10-26'), -2)).toBe('2026-10-24')
    expect(daysBetween(localDate('2026-03-28'), localDate('2026-03-30'))).toBe(2)
  })

  it('adds the days that daysBetween counts', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
  })

  it('keeps the day of the month, or uses the last one', () => {
    expect(addMonths(localDate('2026-01-31'), 1)).toBe('2026-02-28')
    expect(addMonths(localDate('2024-01-31'), 1)).toBe('2024-02-29')
    expect(addMonths(localDate('2026-11-15'), 3)).toBe('2027-02-15')
    expect(addMonths(localDate('2026-03-31'), -1)).toBe('2026-02-28')
    expect(addMonths(localDate('2026-01-15'), -1)).toBe('2025-12-15')
  })

  it('always ends in the intended month', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const from = toParts(date)
        const to = toParts(addMonths(date, months))
        expect(to.year * 12 + to.month - (from.year * 12 + from.month)).toBe(months)
        expect(to.day === from.day || addDays(addMonths(date, months), 1).slice(8) === '01').toBe(true)
      }),
    )
  })

  it('puts the anniversary of 29 February on 1 March in a common year', () => {
    expect(addYears(localDate('2024-02-29'), 1)).toBe('2025-03-01')
    expect(addYears(localDate('2024-02-29'), 4)).toBe('2028-02-29')
    expect(addYears(localDate('2026-08-14'), 1)).toBe('2027-08-14')
    expect(addDays(addYears(localDate('2024-02-29'), 1), -1)).toBe('2025-02-28')
  })

  it('refuses years that cannot be written', () => {
    expect(() => addDays(localDate('9999-12-31'), 1)).toThrow(RangeError)
    expect(() => addYears(localDate('9999-12-31'), 1)).toThrow(RangeError)
  })
})

describe('age', () => {
  it.each([
    ['2008-06-15', '2024-06-14', 15],
    ['2008-06-15', '2024-06-15', 16],
    ['2008-02-29', '2025-02-28', 16],
    ['2008-02-29', '2025-03-01', 17],
    ['2008-02-29', '2028-02-29', 20],
    ['2024-01-01', '2023-12-31', -1],
  ])('of someone born on %s is, on %s, %i', (born, today, age) => {
    expect(yearsBetween(localDate(born), localDate(today))).toBe(age)
  })

  it('changes on the anniversary and not a day before', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 1, max: 110 }), (born, age) => {
        const birthday = addYears(born, age)
        expect(yearsBetween(born, birthday)).toBe(age)
        expect(yearsBetween(born, addDays(birthday, -1))).toBe(age - 1)
      }),
    )
  })
})

describe('order and format', () => {
  it('sorts by time', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0)
      }),
    )
  })

  it('is shown as dd/MM/yyyy and sent as yyyy-MM-dd [CON-12]', () => {
    const date = fromParts({ year: 2007, month: 3, day: 27 })
    expect(date).toBe('2007-03-27')
    expect(formatDate(date)).toBe('27/03/2007')
    expect(longDate(localDate('2007-03-27'))).toBe('27 March 2007')
  })
})
