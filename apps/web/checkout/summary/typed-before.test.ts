import { aProposer } from '@milepost/domain/questions/people/testing'
import { isAccountNumber } from '@milepost/domain/values/account-number'
import { localDate } from '@milepost/domain/values/local-date'
import { isSortCode } from '@milepost/domain/values/sort-code'
import { expect, it } from 'vitest'
import { directDebitOf } from './use-buy-monthly.ts'
import { typedBefore } from './use-direct-debit-form.ts'

const sortCode = '089999'
const accountNumber = '66374958'
const today = localDate('2026-07-15')

function savedDirectDebit() {
  if (!isSortCode(sortCode) || !isAccountNumber(accountNumber)) throw new Error('It is an account')
  return directDebitOf({
    account: { sortCode, accountNumber },
    bankName: 'A Bank',
    answers: { proposerDetails: aProposer },
    acceptedOn: today,
    outcomeId: 'outcome-1',
  })
}

it("is the policy holder's own account, at their own address, with every declaration [DAT-29] [SEC-06] [SEC-07]", () => {
  expect(savedDirectDebit()).toEqual({
    bankDetails: {
      sortCode,
      accountNumber,
      bankName: 'A Bank',
      accountHolder: 'Alan Morgan',
      accountHolderAddress: '1 High Street',
      accountHolderPostcode: 'LS1 1AA',
    },
    creditDeclarations: {
      premiumFinance: 'yes',
      affordableLending: 'yes',
      isAccountHolder: 'yes',
      isOnlySignatoryRequired: 'yes',
      detailsCorrect: true,
      acceptedOn: '2026-07-15',
    },
    outcomeId: 'outcome-1',
  })
})

it('is filled in again for a customer who comes back [D-046]', () => {
  expect(typedBefore(savedDirectDebit(), { outcomeId: 'outcome-1', today })).toMatchObject({
    isAccountHolder: 'yes',
    sortCode: '08-99-99',
    accountNumber,
    hasAccepted: 'yes',
  })
})

it('must be accepted again on another day, and entered again for another price [DDM-03]', () => {
  const later = typedBefore(savedDirectDebit(), { outcomeId: 'outcome-1', today: localDate('2026-07-16') })
  expect(later['accountNumber']).toBe(accountNumber)
  expect(later['hasAccepted']).toBeUndefined()
  expect(typedBefore(savedDirectDebit(), { outcomeId: 'outcome-2', today })).toEqual({})
  expect(typedBefore(undefined, { outcomeId: 'outcome-1', today })).toEqual({})
})
