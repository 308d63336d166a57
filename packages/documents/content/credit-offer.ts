import { type Lender, larchfield } from '@milepost/domain/brands/lender'
import { creditTerms } from '@milepost/domain/payment/credit-terms'
import type { DirectDebit } from '@milepost/domain/payment/payment-option'
import { paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import { aprInWords } from '@milepost/domain/payment/representative-example'
import { addDays, type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { add, formatPence, type Pence } from '@milepost/domain/values/pence'
import type { Row, TableBlock } from '../pdf/blocks.ts'
import { raised } from '../phrases/format.ts'
import { directDebit, instalmentsInWords } from '../phrases/price.ts'
import type { QuoteDocumentData } from '../quote-document-data.ts'

/** The loan of an offer, with everything its documents state about it. */
export type CreditOffer = {
  lender: Lender
  plan: DirectDebit['plan']
  /** The collected payments, each with its date (D-183). */
  payments: readonly { on: LocalDate; amount: Pence }[]
  madeOn: LocalDate
  /** The first day of cover: the lender pays the credit out (D-268). */
  drawnOn: LocalDate
  /** The information is valid until the end of the next day (CON-29, D-190). */
  validUntil: LocalDate
}

/** Undefined if the offer cannot be paid on credit: for a minor or a short term (D-179, SUB-08). */
export function creditOffer(quote: QuoteDocumentData, madeAt = quote.pricedAt): CreditOffer | undefined {
  const debit = directDebit(quote)
  if (!debit) return undefined
  const madeOn = londonDate(madeAt)
  const drawnOn = quote.period.from.date
  const schedule = paymentSchedule(debit.plan, { coverStart: drawnOn, today: madeOn })
  return {
    lender: larchfield,
    plan: debit.plan,
    payments: schedule.filter(({ kind }) => kind === 'instalment'),
    madeOn,
    drawnOn,
    validUntil: addDays(madeOn, 1),
  }
}

/** For documents that only exist with credit; throws without it, because that is a bug in the caller. */
export function creditOf(quote: QuoteDocumentData, madeAt = quote.pricedAt): CreditOffer {
  const credit = creditOffer(quote, madeAt)
  if (!credit) throw new Error('This offer cannot be paid on credit')
  return credit
}

export function rateInWords({ plan }: CreditOffer): string {
  return `${aprInWords(plan.apr)} APR`
}

/** From the day the loan is drawn, not from the day it is signed (CON-18, D-268). */
export function loanPeriodInWords({ plan, drawnOn }: CreditOffer): string {
  return `${plan.instalments} months from ${longDate(drawnOn)}, the first day of cover`
}

export function repaymentsInWords({ plan, payments }: CreditOffer): string {
  const [first] = payments
  return `${raised(instalmentsInWords(plan))}, by Direct Debit${first ? `, the first on ${longDate(first.on)}` : ''}.`
}

/** Every payment with its date. */
export function paymentsTable({ payments, plan }: CreditOffer): TableBlock {
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
  `Late payment: ${formatPence(latePayment)}.`,
  `Unpaid instalment: up to ${formatPence(charges.unpaidInstalment)}.`,
  `Unpaid cheque: up to ${formatPence(charges.unpaidCheque)}.`,
  `Recalled standing order: up to ${formatPence(charges.recalledStandingOrder)}.`,
  `Default notice: up to ${formatPence(charges.defaultNotice)}.`,
  `Collection agency: up to ${formatPence(charges.collectionAgency)}.`,
]
