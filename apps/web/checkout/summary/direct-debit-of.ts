import type { BankAccount } from '@milepost/domain/payment/direct-debit/read-direct-debit'
import type { Answers } from '@milepost/domain/questions/answers'
import { nameOfPerson } from '@milepost/domain/questions/people/rules'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { DirectDebit } from '../direct-debit-state'

type Given = {
  account: BankAccount
  bankName: string | undefined
  answers: Pick<Answers, 'proposerDetails'>
  acceptedOn: LocalDate
  outcomeId: string
}

/**
 * A form with nothing wrong, as the purchase sends it: the account is the policy holder's own, at their own address, and every
 * declaration is made (DAT-29, SEC-06, SEC-07).
 */
export function directDebitOf({ account, bankName, answers, acceptedOn, outcomeId }: Given): DirectDebit {
  const { proposerDetails } = answers
  return {
    bankDetails: {
      ...account,
      ...(bankName !== undefined && { bankName }),
      accountHolder: nameOfPerson(proposerDetails) ?? '',
      accountHolderAddress: proposerDetails.address?.line1 ?? '',
      accountHolderPostcode: proposerDetails.address?.postcode ?? '',
    },
    creditDeclarations: {
      premiumFinance: 'yes',
      affordableLending: 'yes',
      isAccountHolder: 'yes',
      isOnlySignatoryRequired: 'yes',
      detailsCorrect: true,
      acceptedOn,
    },
    outcomeId,
  }
}
