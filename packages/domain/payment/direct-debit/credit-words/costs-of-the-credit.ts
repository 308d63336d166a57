import { formatPence, formatPounds, type Pence } from '../../../values/pence'
import { aprInWords, interestInWords } from '../../representative-example'
import { creditTerms } from '../credit-terms'
import type { CreditTold, Point } from '../credit-told'

const { charges, latePayment, arrangementFee } = creditTerms

/** The price of the credit, and what not paying it adds (CON-19, CON-21 to CON-23). */
export function costsOfTheCredit({ plan, lender }: CreditTold): readonly Point[] {
  return [
    ...priceOf(plan),
    { name: 'Fee for arranging the credit', words: formatPence(arrangementFee) },
    {
      name: 'Policy administration fee',
      words: 'It is part of the price of your policy, not of the credit, and it is not refunded.',
    },
    { name: 'A late payment', words: `${formatPounds(latePayment)} each time.` },
    {
      name: 'Other charges',
      words: `${lender.name} may charge ${upTo(charges.defaultNotice)} for a default notice, ${upTo(charges.unpaidCheque)} for an unpaid cheque, ${upTo(charges.unpaidInstalment)} for an unpaid instalment, ${upTo(charges.recalledStandingOrder)} for recalling a standing order and ${upTo(charges.collectionAgency)} for a collection agency.`,
    },
    {
      name: 'If you miss payments',
      words:
        'It could have severe consequences: your insurance may be cancelled, legal action may be taken against you, and credit may be harder to get.',
    },
  ]
}

/** Credit that costs nothing has no rate to tell (D-177). */
function priceOf(plan: CreditTold['plan']): readonly Point[] {
  if (plan.interest <= 0) return [{ name: 'Interest', words: 'None.' }]
  return [
    { name: 'Rate of interest', words: `${interestInWords}, on the amount of credit.` },
    { name: 'Interest', words: formatPence(plan.interest) },
    { name: 'APR', words: aprInWords(plan.apr) },
  ]
}

function upTo(amount: Pence): string {
  return `up to ${formatPounds(amount)}`
}
