import { isRefusal } from '@milepost/domain/payment/direct-debit/refusals'
import type { NamedWrong } from '@milepost/domain/questions/read-subject'

/** What is still to be done, in a few words each. */
const needed: Readonly<Record<string, string>> = {
  premiumFinance: 'your answer about premium finance',
  affordableLending: 'your answer about affording the repayments',
  isAccountHolder: 'whose name the account is in',
  isOnlySignatoryRequired: 'who authorises payments from it',
  sortCode: 'your sort code',
  accountNumber: 'your account number',
  detailsCorrect: 'that your bank details are correct',
  hasAccepted: 'your acceptance of the credit agreement',
}

/** As many as are read in one breath. */
const FEW = 3

/** Why Buy Now cannot be pressed yet (DDM-12, D-184); undefined once it can. */
export function whyClosed(wrong: readonly NamedWrong[], account: { isRefused: boolean }): string | undefined {
  if (wrong.some(isRefusal))
    return 'You cannot pay monthly with the answers above. Change your answer, or pay in full.'
  if (wrong.length > FEW) return 'Fill in the rest of this page, then you can buy.'
  if (wrong.length > 0) {
    const names = wrong.map(({ name }) => needed[name] ?? 'the rest of this page')
    return `Before you can buy, we still need ${new Intl.ListFormat('en-GB').format(names)}.`
  }
  return account.isRefused ? 'Check your sort code and account number, then you can buy.' : undefined
}
