import type { Term } from '../quote/underwritten-option.ts'
import { addDays, type LocalDate } from '../values/local-date.ts'
import { type Pence, pence } from '../values/pence.ts'

/** The outcome of a thirty-day rating, as sent (DAT-22). */
type ThirtyDayOutcome<Option> = {
  didRefer: boolean
  didDecline: boolean
  underwrittenOptions: readonly Option[]
}

type Priced = { code: string; totalAmountPayable: { amount: number } }

/** The collection code used only for thirty-day policies (RES-16). */
const SHORT_TERM_CARD = 'SHORT_TERM_CARD_PAYMENT_V1'

/**
 * The thirty-day offer that can be bought: its option and its only payment option. Undefined if there was no such rating or
 * offer, or the short-term card option or its price is missing (SUB-01, D-170).
 */
export function subscriptionOffer<
  PaymentOption extends Priced,
  Option extends { paymentCollectionOptions: readonly PaymentOption[] },
>(
  outcome: ThirtyDayOutcome<Option> | undefined,
): { option: Option; paymentOption: Option['paymentCollectionOptions'][number] } | undefined {
  if (outcome === undefined || outcome.didRefer || outcome.didDecline) return undefined
  for (const option of outcome.underwrittenOptions) {
    const paymentOption = option.paymentCollectionOptions.find(({ code }) => code === SHORT_TERM_CARD)
    if (paymentOption && paymentOption.totalAmountPayable.amount > 0) return { option, paymentOption }
  }
  return undefined
}

/** Where a customer with a price goes next: to a choice of terms, or straight to the only one on offer (D-036, D-138). */
export type SubscriptionChoice = 'choose' | 'annual' | 'thirty-day'

/** A term is offered if it can be paid for. Without either, the annual page shows what is available. */
export function subscriptionChoice(offered: { annual: boolean; thirtyDay: boolean }): SubscriptionChoice {
  if (!offered.thirtyDay) return 'annual'
  return offered.annual ? 'choose' : 'thirty-day'
}

/** The dates around the end of a thirty-day policy. */
export type SubscriptionRenewal = {
  /** When we contact every customer (CON-30). */
  contactOn: LocalDate
  /** When the card is charged for the next thirty days, if the customer asked for them (D-225). */
  paymentOn: LocalDate
  nextStarts: LocalDate
}

/** CON-30. */
export const CONTACT_LEAD_DAYS = 6
const PAYMENT_LEAD_DAYS = 1

export function subscriptionRenewal(lastDay: LocalDate): SubscriptionRenewal {
  return {
    contactOn: addDays(lastDay, -CONTACT_LEAD_DAYS),
    paymentOn: addDays(lastDay, -PAYMENT_LEAD_DAYS),
    nextStarts: addDays(lastDay, 1),
  }
}

/** Purchased consecutively: the price does not rise over this many, and they earn a claim-free year (SUB-07, SUB-08, D-262). */
export const POLICIES_IN_A_ROW = 12

const DAYS_EACH = 30

/** The cost of thirty-day policies over a year, compared with an annual policy paid in full. */
export type SubscriptionYear = {
  total: Pence
  /** Five days short of a year; a customer who compares the two must be informed. */
  days: number
  against?: { kind: 'more' | 'less' | 'same'; by: Pence }
}

export function subscriptionYear(price: Pence, yearInFull: Pence | undefined): SubscriptionYear {
  const total = pence(price * POLICIES_IN_A_ROW)
  const days = DAYS_EACH * POLICIES_IN_A_ROW
  if (yearInFull === undefined) return { total, days }
  const difference = total - yearInFull
  const kind = difference > 0 ? 'more' : difference < 0 ? 'less' : 'same'
  return { total, days, against: { kind, by: pence(Math.abs(difference)) } }
}

/**
 * Whether a period is priced again: every annual one, and of thirty-day ones the thirteenth, the twenty-fifth and so on. Periods
 * count from 1. Twelve consecutive thirty-day policies earn a claim-free year, as an annual one does (SUB-07).
 */
export function isPricedAnew(term: Term, period: number): boolean {
  return term !== 'thirty-day' || (period - 1) % POLICIES_IN_A_ROW === 0
}
