import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatSortCode, isSortCode, parseSortCode } from './sort-code.ts'

const sixDigits = fc.stringMatching(/^[0-9]{6}$/).filter((digits) => digits !== '000000')

it.each(['089999', '08-99-99', '08 99 99', ' 08-99-99 ', '08\u201399\u201399'])(
  'accepts %j as 089999 [DDM-20]',
  (text) => {
    expect(parseSortCode(text)).toEqual({ ok: true, value: '089999' })
  },
)

it.each([
  '08999',
  '0899999',
  '08-9999',
  '08-99 99',
  '0-89-999',
  '08--99-99',
  '08.99.99',
  '08-99-9a',
  '-089999',
  '1'.repeat(30),
])('refuses %j, which is not six digits or three pairs [DDM-20]', (text) => {
  expect(parseSortCode(text)).toMatchObject({ ok: false, key: 'sortCodeNotValid' })
})

it.each(['000000', '00-00-00', '00 00 00'])('refuses all zeros: %j [DDM-20]', (text) => {
  expect(parseSortCode(text)).toMatchObject({ ok: false, key: 'sortCodeZeros' })
  expect(isSortCode('000000')).toBe(false)
})

it('requires a sort code [DDM-20]', () => {
  expect(parseSortCode(' ')).toMatchObject({ ok: false, key: 'sortCodeMissing' })
})

it('stores six digits and shows three pairs, and reads each as the other [DDM-20]', () => {
  fc.assert(
    fc.property(sixDigits, (digits) => {
      const checked = parseSortCode(digits)
      expect(checked).toEqual({ ok: true, value: digits })
      if (!checked.ok) return
      expect(formatSortCode(checked.value)).toMatch(/^\d\d-\d\d-\d\d$/)
      expect(parseSortCode(formatSortCode(checked.value))).toEqual(checked)
    }),
  )
})
