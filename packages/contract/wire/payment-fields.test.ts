import { expect, it } from 'vitest'
import { refusals } from '../testing/refusals'
import { accountNumber, sortCode } from './payment-fields'

it('takes a sort code as six digits or three hyphenated pairs', () => {
  for (const value of ['089999', '08-99-99']) expect(refusals(sortCode, value)).toEqual([])
  for (const value of ['000000', '00-00-00', '08-9999', '08999', '0899990', '08 99 99', 'aa-bb-cc', '']) {
    expect(refusals(sortCode, value)).toEqual([
      ': Send a sort code of six digits, or three pairs with hyphens, that is not all zeros',
    ])
  }
})

it('takes an account number of exactly eight digits', () => {
  expect(refusals(accountNumber, '66374958')).toEqual([])
  for (const value of ['6637495', '663749581', '6637495a', 66374958]) {
    expect(refusals(accountNumber, value)).toEqual([': Send an account number of 8 digits'])
  }
})
