import { type Lender, larchfield } from '@milepost/domain/brands/lender'
import { firstPaymentDate } from '@milepost/domain/payment/first-payment-date'
import type { DirectDebit } from '@milepost/domain/payment/payment-option'
import { workingDayOnOrAfter } from '@milepost/domain/payment/working-days'
import { addDays, addMonths, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { fromPounds, type Pence } from '@milepost/domain/values/pence'
import type { QuoteFacts } from '../quote-facts'
import { directDebit } from '../words/price-in-words'

/** The loan behind an offer, with everything the two credit papers say of it. */
export type CreditFacts = {
  lender: Lender
  plan: DirectDebit['plan']
  payments: readonly { date: LocalDate; amount: Pence }[]
  madeOn: LocalDate
  /** The information is good to the end of the next day (CON-29, D-190). */
  validUntil: LocalDate
}

/** What the lender may charge (CON-22, CON-23): amounts up to these. */
export const creditCharges = {
  latePayment: fromPounds(25),
  defaultNotice: fromPounds(10),
  unpaidCheque: fromPounds(25),
  unpaidInstalment: fromPounds(25),
  recalledStandingOrder: fromPounds(10),
  collectionAgency: fromPounds(50),
} as const

/** Undefined when the offer cannot be paid on credit: to a minor, or for a short term (D-179, SUB-08). */
export function creditFacts(facts: QuoteFacts): CreditFacts | undefined {
  const debit = directDebit(facts)
  if (!debit) return undefined
  const madeOn = londonDate(facts.pricedAt)
  const first = firstPaymentDate({ coverStart: facts.period.from.date, today: madeOn })
  const payments = Array.from({ length: debit.plan.instalments }, (_, month) => ({
    date: workingDayOnOrAfter(addMonths(first, month)),
    amount: month === 0 ? debit.plan.first : debit.plan.standard,
  }))
  return { lender: larchfield, plan: debit.plan, payments, madeOn, validUntil: addDays(madeOn, 1) }
}

/** For papers that exist only with credit; asking for one without is a mistake of the caller. */
export function creditOf(facts: QuoteFacts): CreditFacts {
  const credit = creditFacts(facts)
  if (!credit) throw new Error('This offer cannot be paid on credit')
  return credit
}
