import type { Term } from '../quote/underwritten-option'
import { addDays, type LocalDate } from '../values/local-date'
import { type Pence, pence } from '../values/pence'

/** What a rating for thirty days came to, as it travels (DAT-22). */
type ThirtyDayOutcome<Option> = {
  didRefer: boolean
  didDecline: boolean
  underwrittenOptions: readonly Option[]
}

type Priced = { code: string; totalAmountPayable: { amount: number } }

/** The collection code that only thirty days at a time are paid by (RES-16). */
const SHORT_TERM_CARD = 'SHORT_TERM_CARD_PAYMENT_V1'

/**
 * The thirty-day offer that can be bought: its option and the one way to pay it. None when there was no such rating, when it came to
 * no offer, or when the short-term card option or its price is missing (SUB-01, D-170).
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

/** Where whoever has a price goes on: to choose between terms, or straight to the only one there is (D-036, D-138). */
export type SubscriptionChoice = 'choose' | 'annual' | 'thirty-day'

/** Whether a term is offered is whether it can be paid for. Without either, the yearly page says what there is. */
export function subscriptionChoice(offered: { annual: boolean; thirtyDay: boolean }): SubscriptionChoice {
  if (!offered.thirtyDay) return 'annual'
  return offered.annual ? 'choose' : 'thirty-day'
}

/** What happens around the end of a thirty-day policy, and on which day. */
export type SubscriptionRenewal = {
  /** When we get in touch, whoever it is (CON-30). */
  contactOn: LocalDate
  /** When the card is tried for the next thirty days, of those who asked for them (D-225). */
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

/** Bought one after another: the price does not rise over this many, and then a year without claims is earned (SUB-07, SUB-08, D-262). */
export const POLICIES_IN_A_ROW = 12

const DAYS_EACH = 30

/** What thirty days at a time come to over a year, beside a year's policy paid in full. */
export type SubscriptionYear = {
  total: Pence
  /** Five days short of a year, which whoever compares the two must be told. */
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
 * Whether a period is priced anew: each year, and of thirty days the thirteenth, the twenty-fifth and so on. Periods count from 1.
 * Twelve of thirty days in a row earn a year without a claim, as a year does (SUB-07).
 */
export function isPricedAnew(term: Term, period: number): boolean {
  return term !== 'thirty-day' || (period - 1) % POLICIES_IN_A_ROW === 0
}
