import { expect, it } from 'vitest'
import { fromPounds, pence } from '../../values/pence.ts'
import { mustBeAmount } from './money.ts'

const check = mustBeAmount('the fine', 'fineAmount')

it('requires an amount, which may be zero', () => {
  expect(check(undefined)).toEqual({
    key: 'fineAmountRequired',
    message: 'Please enter the fine, or 0 if there is none',
  })
  expect(check(pence(0))).toBeUndefined()
})

it('refuses a negative amount and more than a currency field accepts [VEH-22]', () => {
  expect(check(pence(-1))?.message).toBe('Please enter 0 or more for the fine')
  expect(check(fromPounds(999_999))).toBeUndefined()
  expect(check(fromPounds('999999.01'))?.message).toBe('Please enter £999,999 or less for the fine')
})
