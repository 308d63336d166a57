import { financeTerms } from '@milepost/domain/payment/instalment-plan'
import { add, formatPence } from '@milepost/domain/values/pence'
import type { Row, TableBlock } from '../paper/blocks'
import { instalmentsInWords } from '../words/price-in-words'
import { longDate } from '../words/time-in-words'
import { type CreditFacts, creditCharges } from './credit-facts'

/** CON-19: fixed per annum, on the credit. */
export const interestRate = `${financeTerms.interestPercent}.00% fixed per annum`

export function aprInWords({ plan }: CreditFacts): string {
  return `${plan.apr.toFixed(1)}% APR`
}

export function repaymentsInWords({ plan, payments }: CreditFacts): string {
  const [first] = payments
  return `${sentence(instalmentsInWords(plan))}, by direct debit${first ? `, the first on ${longDate(first.date)}` : ''}.`
}

/** Every payment with its day. */
export function paymentsTable({ payments, plan }: CreditFacts): TableBlock {
  const rows: Row[] = payments.map(({ date, amount }, index) => ({
    cells: [String(index + 1), longDate(date), formatPence(amount)],
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

export const chargesInWords: readonly string[] = [
  `A payment that is late: ${formatPence(creditCharges.latePayment)}.`,
  `An instalment that is returned unpaid: up to ${formatPence(creditCharges.unpaidInstalment)}.`,
  `A cheque that is returned unpaid: up to ${formatPence(creditCharges.unpaidCheque)}.`,
  `A standing order that must be recalled: up to ${formatPence(creditCharges.recalledStandingOrder)}.`,
  `A default notice: up to ${formatPence(creditCharges.defaultNotice)}.`,
  `A collection agency: up to ${formatPence(creditCharges.collectionAgency)}.`,
]

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
