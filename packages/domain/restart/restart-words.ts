import { NOTICE_DAYS, noticeOn, renewalContactOn, renewalLead } from '../renewal/automatic-renewal.ts'
import { POLICIES_IN_A_ROW, subscriptionRenewal } from '../renewal/subscription.ts'
import { type KeyFact, subscriptionDetails } from '../renewal/subscription-words.ts'
import { type LocalDate, longDate } from '../values/local-date.ts'

/** Shown with every restart price (RST-05, D-141). */
export const restartPriceHeld = 'This price is valid until midnight tonight.'

/** What a restarted policy leaves out, besides its exclusion (RST-07, SUB-07). */
export const restartLacks: readonly KeyFact[] = [
  { name: 'No optional extras', words: 'You cannot add optional extras to a restarted policy.' },
  {
    name: "No claims discount isn't earned",
    words: `You earn one year of no claims discount after ${POLICIES_IN_A_ROW} consecutive 30-day policies.`,
  },
]

/**
 * What every customer must know before they pay for thirty days after a cancelled policy (RST-05, RST-11, RST-12).
 * @param canRenew whether the customer is asked if the next thirty days shall follow (D-011, D-168)
 */
export function restartKeyInformation(lastDay: LocalDate | undefined, canRenew: boolean): readonly KeyFact[] {
  return [
    { name: 'Paying', words: subscriptionDetails.noCredit },
    { name: 'Cancelling', words: subscriptionDetails.cancel },
    { name: 'Changes', words: "You can't make changes once the 30 days have started." },
    { name: 'The next 30 days', words: canRenew ? nextThirtyDays(lastDay) : nothingFollows(lastDay) },
  ]
}

const on = (date: LocalDate | undefined) => (date ? ` (${longDate(date)})` : '')

/** Without a start there are no dates to state, but the rule is the same. */
function nextThirtyDays(lastDay: LocalDate | undefined): string {
  const { goesOnIfAsked } = subscriptionDetails
  const email = lastDay && noticeOn(lastDay)
  const payment = lastDay && subscriptionRenewal(lastDay).paymentOn
  return `${goesOnIfAsked} We'll then email you ${NOTICE_DAYS} days before these end${on(email)} and charge your card the day before they end${on(payment)}.`
}

/** On journeys without the renewal question, nothing renews automatically (D-011). */
function nothingFollows(lastDay: LocalDate | undefined): string {
  const on = lastDay ? ` on ${longDate(renewalContactOn('thirty-day', lastDay))},` : ''
  return `It won't renew automatically, and we won't charge your card again. We'll write to you${on} ${renewalLead['thirty-day'].words} before these end.`
}

export type NextPayment = { name: string; words: string }

/** What follows a restarted policy, for the customer who bought it (D-223). */
export function nextPayment(purchase: {
  lastDay: LocalDate
  automaticRenewal: boolean
  price: string
}): NextPayment {
  const { lastDay, automaticRenewal, price } = purchase
  const { paymentOn } = subscriptionRenewal(lastDay)
  return {
    name: 'Next payment',
    words: automaticRenewal ? `${price} or less on ${longDate(paymentOn)}, from your saved card` : 'None',
  }
}
