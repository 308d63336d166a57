import { totalOf } from '@milepost/domain/outcome/price'
import { whenItEnds } from '@milepost/domain/quote/renewal-words'
import { formatPence } from '@milepost/domain/values/pence'
import { instalmentsInWords } from '../words/price-in-words'
import type { PolicyFacts } from './policy-facts'

/** How the price was paid, or is going to be. Monthly payment may begin with nothing (D-182). */
export function paidInWords({ payment, paidNow, option }: PolicyFacts): string {
  if (payment.method === 'CARD_PAYMENT')
    return `You paid ${formatPence(totalOf(option.price))} in full by card.`
  const first = paidNow > 0 ? `${formatPence(paidNow)} when you bought, then ` : ''
  return `You pay monthly by direct debit: ${first}${instalmentsInWords(payment.plan)}, ${formatPence(payment.totalPayable)} in total with interest.`
}

/** CON-30, D-168. */
export function endingInWords({ option, period, automaticRenewal }: PolicyFacts): string {
  return whenItEnds({ term: option.term, lastDay: period.to.date, automaticRenewal })
}

/** "the account ending 1234" */
export function accountInWords({ credit }: PolicyFacts): string {
  return credit ? `the account ending ${credit.account.lastFour}` : 'your account'
}
