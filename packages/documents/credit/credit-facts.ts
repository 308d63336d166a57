import { type Lender, larchfield } from '@milepost/domain/brands/lender'
import type { DirectDebit } from '@milepost/domain/payment/payment-option'
import { paymentSchedule } from '@milepost/domain/payment/payment-schedule'
import { addDays, type LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import type { Pence } from '@milepost/domain/values/pence'
import type { QuoteFacts } from '../quote-facts'
import { directDebit } from '../words/price-in-words'

/** The loan behind an offer, with everything the papers about it say. */
export type CreditFacts = {
  lender: Lender
  plan: DirectDebit['plan']
  /** Those that are collected, each on its day (D-183). */
  payments: readonly { on: LocalDate; amount: Pence }[]
  madeOn: LocalDate
  /** The information is good to the end of the next day (CON-29, D-190). */
  validUntil: LocalDate
}

/** Undefined when the offer cannot be paid on credit: to a minor, or for a short term (D-179, SUB-08). */
export function creditFacts(facts: QuoteFacts, madeAt = facts.pricedAt): CreditFacts | undefined {
  const debit = directDebit(facts)
  if (!debit) return undefined
  const madeOn = londonDate(madeAt)
  const schedule = paymentSchedule(debit.plan, { coverStart: facts.period.from.date, today: madeOn })
  return {
    lender: larchfield,
    plan: debit.plan,
    payments: schedule.filter(({ kind }) => kind === 'instalment'),
    madeOn,
    validUntil: addDays(madeOn, 1),
  }
}

/** For papers that exist only with credit; asking for one without is a mistake of the caller. */
export function creditOf(facts: QuoteFacts, madeAt = facts.pricedAt): CreditFacts {
  const credit = creditFacts(facts, madeAt)
  if (!credit) throw new Error('This offer cannot be paid on credit')
  return credit
}
