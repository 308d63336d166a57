import { totalOf } from '@milepost/domain/quote/price'
import { type NotByItself, whenItEnds, whyNotByItself } from '@milepost/domain/renewal/automatic-renewal'
import { formatPence } from '@milepost/domain/values/pence'
import type { PolicyDocumentData } from '../policy-document-data.ts'
import { instalmentsInWords } from './price.ts'

/** How the price was or will be paid. Monthly payment may begin with nothing up front (D-182). */
export function paidInWords({ payment, paidNow, option }: PolicyDocumentData): string {
  if (payment.method === 'CARD_PAYMENT')
    return `You paid ${formatPence(totalOf(option.price))} in full by card.`
  const first = paidNow > 0 ? `${formatPence(paidNow)} when you bought, then ` : ''
  return `You pay monthly by Direct Debit: ${first}${instalmentsInWords(payment.plan)}, ${formatPence(payment.totalPayable)} in total with interest.`
}

/** CON-30, D-168. Does not promise what will not happen: if a customer asked for renewal but cannot have it, the text explains why. */
export function endingInWords(policy: PolicyDocumentData): string {
  const { option, period, automaticRenewal, payment, holder, isCardSaved } = policy
  const whyNot = whyNotByItself({
    term: option.term,
    automaticRenewal,
    collectionCode: payment.code,
    isUnder18: holder.isUnder18,
    hasSavedCard: isCardSaved,
  })
  const ending = whenItEnds({
    term: option.term,
    lastDay: period.to.date,
    automaticRenewal: whyNot === undefined,
  })
  const because = whyNot && cannot[whyNot]
  return automaticRenewal && because
    ? `${ending} You asked for automatic renewal, but we can't offer it because ${because}.`
    : ending
}

const cannot: Partial<Record<NotByItself, string>> = {
  credit: 'you need to agree to the credit each time',
  'no-card': 'you did not save a card',
  'one-off': 'this is one-off cover',
}

/** "the account ending 1234" */
export function accountInWords({ credit }: PolicyDocumentData): string {
  return credit ? `the account ending ${credit.account.lastFour}` : 'your account'
}
