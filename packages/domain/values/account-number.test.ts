import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAccountNumber, parseAccountNumber } from './account-number.ts'

it.each([
  ['66374958', '66374958'],
  ['00000190', '00000190'],
  [' 6637 4958 ', '66374958'],
  ['6637-4958', '66374958'],
])('accepts %j and keeps leading zeros [DDM-19]', (text, digits) => {
  expect(parseAccountNumber(text)).toEqual({ ok: true, value: digits })
})

it.each([
  ['', 'accountNumberMissing'],
  ['  ', 'accountNumberMissing'],
  ['6637495', 'accountNumberTooShort'],
  ['663749581', 'accountNumberTooLong'],
  ['6'.repeat(60), 'accountNumberTooLong'],
  ['6637495x', 'accountNumberNotValid'],
  ['---', 'accountNumberNotValid'],
  ['６６３７４９５８', 'accountNumberNotValid'],
])('refuses %j as %s [DDM-19]', (text, key) => {
  expect(parseAccountNumber(text)).toMatchObject({ ok: false, key })
})

it('accepts digits when there are exactly 8 of them [DDM-19]', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,14}$/), (digits) => {
      expect(parseAccountNumber(digits).ok).toBe(digits.length === 8)
      expect(isAccountNumber(digits)).toBe(digits.length === 8)
    }),
  )
})
