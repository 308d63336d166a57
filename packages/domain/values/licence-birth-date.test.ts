import fc from 'fast-check'
import { expect, it } from 'vitest'
import { birthDateParts } from './licence-birth-date'
import { localDate } from './local-date'

const born = localDate('1964-07-05')
const bornInWinter = localDate('1969-12-31')

it('writes decade, month, day and last digit of the year [DRV-21]', () => {
  expect(birthDateParts(born, '003')).toEqual(['607054'])
  expect(birthDateParts(bornInWinter, '003')).toEqual(['612319'])
  expect(birthDateParts(localDate('2007-01-02'), '003')).toEqual(['001027'])
})

it.each(['002', '004', '005'])(
  'adds 5 to the first digit of the month for title code %s [DRV-22] [DAT-15]',
  (title) => {
    expect(birthDateParts(born, title)).toEqual(['657054'])
    expect(birthDateParts(bornInWinter, title)).toEqual(['662319'])
  },
)

it('adds nothing for title code 003 [DRV-22] [DAT-15]', () => {
  expect(birthDateParts(born, '003')).toEqual(['607054'])
})

it.each(['DR', 'REV', 'MX', '001', '006', ''])(
  'accepts either form for title %j, which tells nothing [DRV-22]',
  (title) => {
    expect(birthDateParts(born, title)).toEqual(['607054', '657054'])
  },
)

it.each([
  ['3', '607054'],
  ['03', '607054'],
  ['4', '657054'],
  ['04', '657054'],
])('reads title code %s as if it were padded [DRV-23]', (title, digits) => {
  expect(birthDateParts(born, title)).toEqual([digits])
  expect(birthDateParts(born, title)).toEqual(birthDateParts(born, title.padStart(3, '0')))
})

it.each(['1', '01'])('has no rule of its own for the prefix code %s, which is no title [DRV-23]', (title) => {
  expect(birthDateParts(born, title)).toEqual(birthDateParts(born, 'DR'))
})

it('can be read back as the month, day and two digits of the year [DRV-21] [DRV-22]', () => {
  const dates = fc.date({ min: new Date('1920-01-01'), max: new Date('2015-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(dates, fc.constantFrom('002', '003', '004', '005'), (instant, title) => {
      const [digits = ''] = birthDateParts(localDate(instant.toISOString().slice(0, 10)), title)
      expect(digits).toMatch(/^\d{6}$/)
      const month = Number(digits.slice(1, 3)) - (title === '003' ? 0 : 50)
      expect(month).toBe(instant.getUTCMonth() + 1)
      expect(Number(digits.slice(3, 5))).toBe(instant.getUTCDate())
      expect(`${digits[0]}${digits[5]}`).toBe(String(instant.getUTCFullYear()).slice(2))
    }),
  )
})
