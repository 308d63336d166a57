import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullYear, parseDateEntry } from './date-entry.ts'
import { localDate } from './local-date.ts'

function enter(day: string, month: string, year: string) {
  return parseDateEntry({ day, month, year }, 'your date of birth')
}

describe('a typed date', () => {
  it.each([
    ['27', '3', '2007', '2007-03-27'],
    ['7', '03', '2007', '2007-03-07'],
    [' 27 ', 'mar', '2007', '2007-03-27'],
    ['27', 'March', '2007', '2007-03-27'],
    ['27', 'SEPT', '2007', '2007-09-27'],
    ['27', 'Sep.', '2007', '2007-09-27'],
    ['29', 'feb', '2024', '2024-02-29'],
  ])('%s %s %s is %s', (day, month, year, expected) => {
    expect(enter(day, month, year)).toEqual({ ok: true, value: expected })
  })

  it('reads every month by number, short name and full name', () => {
    const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September']
    for (const [index, name] of [...names, 'October', 'November', 'December'].entries()) {
      const expected = { ok: true, value: `2020-${String(index + 1).padStart(2, '0')}-05` }
      for (const month of [String(index + 1), name.slice(0, 3), name])
        expect(enter('5', month, '2020')).toEqual(expected)
    }
  })
})

describe('the error of a typed date', () => {
  it.each([
    ['', ' ', '', 'Please enter your date of birth', ['day', 'month', 'year']],
    ['', '3', '2007', 'Please enter a day for your date of birth', ['day']],
    ['27', '', '2007', 'Please enter a month for your date of birth', ['month']],
    ['27', '3', '', 'Please enter a year for your date of birth', ['year']],
    ['', '', '2007', 'Please enter a day and a month for your date of birth', ['day', 'month']],
    ['27', '3', '07', 'Please enter the year of your date of birth with 4 numbers, like 2007', ['year']],
    [
      '27',
      '13',
      '2007',
      'Please enter a month from 1 to 12 for your date of birth, like 3 or March',
      ['month'],
    ],
    [
      '27',
      '0',
      '2007',
      'Please enter a month from 1 to 12 for your date of birth, like 3 or March',
      ['month'],
    ],
    [
      '27',
      'ma',
      '2007',
      'Please enter a month from 1 to 12 for your date of birth, like 3 or March',
      ['month'],
    ],
    [
      '27',
      'marchy',
      '2007',
      'Please enter a month from 1 to 12 for your date of birth, like 3 or March',
      ['month'],
    ],
    ['31', '4', '2007', 'Please enter a day from 1 to 30 for your date of birth', ['day']],
    ['29', '2', '2023', 'Please enter a day from 1 to 28 for your date of birth', ['day']],
    ['0', '2', '2024', 'Please enter a day from 1 to 29 for your date of birth', ['day']],
    ['x', '2', '2024', 'Please enter a day from 1 to 29 for your date of birth', ['day']],
    ['1.5', '2', '2024', 'Please enter a day from 1 to 29 for your date of birth', ['day']],
  ])('for %j %j %j is: %s', (day, month, year, message, boxes) => {
    expect(enter(day, month, year)).toMatchObject({ ok: false, message, boxes })
  })

  it('has a key for each cause', () => {
    expect(enter('', '', '')).toMatchObject({ key: 'dateMissing' })
    expect(enter('', '1', '2020')).toMatchObject({ key: 'datePartMissing' })
    expect(enter('1', '1', '20')).toMatchObject({ key: 'yearNotFull' })
    expect(enter('32', '1', '2020')).toMatchObject({ key: 'dateNotReal' })
  })
})

it('reads back the day, month and year of any date', () => {
  const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, (date) => {
      const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-')
      expect(enter(String(Number(day)), String(Number(month)), year)).toEqual({
        ok: true,
        value: `${year}-${month}-${day}`,
      })
    }),
  )
})

it('returns a date, or an error with a field to mark, for any three texts', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (day, month, year) => {
      const checked = enter(day, month, year)
      if (!checked.ok) expect(checked.boxes.length).toBeGreaterThan(0)
    }),
  )
})

it.each([
  ['87', '1987'],
  ['26', '2026'],
  ['27', '1927'],
  [' 05 ', '2005'],
  ['1987', '1987'],
  ['7', '7'],
  ['', ''],
  ['mar', 'mar'],
])('writes the year %j in full as %j', (typed, full) => {
  expect(fullYear(typed, localDate('2026-11-16'))).toBe(full)
})
