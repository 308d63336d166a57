import { expect, it } from 'vitest'
import { rejectionForCustomer, rejectionForStaff } from './mandate-rejection.ts'

it('explains to staff why a bank rejected a Direct Debit, with the code the bank will ask for [F19]', () => {
  expect(rejectionForStaff('5')).toBe('There is no such account (code 5)')
  expect(rejectionForStaff('Z')).toBe('Code Z')
  expect(rejectionForStaff(undefined)).toBe('The bank has not said why')
})

it('informs a customer only of a cause they can act on [F19]', () => {
  expect(rejectionForCustomer('B')).toBe('Your bank says the account is closed.')
  expect(rejectionForCustomer('2')).toBeUndefined()
  expect(rejectionForCustomer('constructor')).toBeUndefined()
  expect(rejectionForCustomer(undefined)).toBeUndefined()
})
