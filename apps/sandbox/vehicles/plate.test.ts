import { describe, expect, it } from 'vitest'
import { readPlate } from './plate.ts'

const read = (text: string, today = '2026-11-15') => readPlate(text, today, () => 2012)

describe('reading a number plate', () => {
  it.each([
    ['AA19AAA', 2019, '2019-03-01'],
    ['AA69AAA', 2019, '2019-09-01'],
    ['AB51CDE', 2001, '2001-09-01'],
    ['OL05CAR', 2005, '2005-03-01'],
    ['L2WPS', 1993, '1993-08-01'],
    ['T123ABC', 1999, '1999-03-01'],
    ['ABC123D', 1966, '1966-01-01'],
  ])('derives the year of %s from its age identifier', (text, year, registeredOn) => {
    expect(read(text)).toEqual({ text, year, registeredOn })
  })

  it.each(['ABZ1234', 'UIL99', '1234AZ', 'A1', '1A', 'ABC123', '123ABC', 'Q123ABC'])(
    'accepts %s, which shows no age',
    (text) => {
      expect(read(text)).toEqual({ text, year: 2012, registeredOn: '2012-06-01' })
    },
  )

  it('ignores case and spaces', () => {
    expect(read(' ab19 cde ')?.text).toBe('AB19CDE')
  })

  it.each([
    '',
    'HELLO',
    'AB00CDE',
    'AB01CDE',
    'AB50CDE',
    'QA19AAA',
    'AA19AAI',
    '12345678',
    'A0ABC',
    'O123ABC',
    'ABCDEFGHI',
  ])('refuses %s, which is not a UK plate', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('refuses a plate whose period has not begun, and accepts it from the first day', () => {
    expect(read('AB27CDE', '2027-02-28')).toBeUndefined()
    expect(read('AB27CDE', '2027-03-01')?.year).toBe(2027)
  })
})
