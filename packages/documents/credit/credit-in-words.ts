import { creditTerms } from '@milepost/domain/payment/credit-terms'
import { aprInWords } from '@milepost/domain/payment/representative-example'
import { add, formatPence } from '@milepost/domain/values/pence'
import type { Row, TableBlock } from '../pdf/blocks'
import { raised } from '../words/first-letter'
import { instalmentsInWords } from '../words/price-in-words'
import { longDate } from '../words/time-in-words'
import type { CreditFacts } from './credit-facts'

export function rateInWords({ plan }: CreditFacts): string {
  return `${aprInWords(plan.apr)} APR`
}

export function repaymentsInWords({ plan, payments }: CreditFacts): string {
  const [first] = payments
  return `${raised(instalmentsInWords(plan))}, by direct debit${first ? `, the first on ${longDate(first.on)}` : ''}.`
}

/** Every payment with its day. */
export function paymentsTable({ payments, plan }: CreditFacts): TableBlock {
  const rows: Row[] = payments.map(({ on, amount }, index) => ({
    cells: [String(index + 1), longDate(on), formatPence(amount)],
  }))
  const repaid = add(...payments.map(({ amount }) => amount))
  return {
    kind: 'table',
    columns: [{ share: 0.2 }, { share: 0.5 }, { share: 0.3, align: 'right' }],
    head: ['Payment', 'Due on', 'Amount'],
    rows: [
      ...rows,
      {
        cells: ['Total', `${plan.instalments} payments`, formatPence(repaid)],
        isTotal: true,
      },
    ],
  }
}

const { latePayment, charges } = creditTerms

/** CON-22, CON-23. */
export const chargesInWords: readonly string[] = [
  `A payment that is late: ${formatPence(latePayment)}.`,
  `An instalment that is returned unpaid: up to ${formatPence(charges.unpaidInstalment)}.`,
  `A cheque that is returned unpaid: up to ${formatPence(charges.unpaidCheque)}.`,
  `A standing order that must be recalled: up to ${formatPence(charges.recalledStandingOrder)}.`,
  `A default notice: up to ${formatPence(charges.defaultNotice)}.`,
  `A collection agency: up to ${formatPence(charges.collectionAgency)}.`,
]
