import { longDate } from '../values/local-date.ts'
import { formatPence } from '../values/pence.ts'
import { POLICIES_IN_A_ROW, type SubscriptionRenewal, type SubscriptionYear } from './subscription.ts'

/** What is still to pay despite "no charge", stated wherever that is promised (CON-21, SUB-08). */
const LEFT_TO_PAY =
  'You pay only for the days you were covered. The policy administration fee is not refundable.'

/** The same words wherever thirty-day policies are described (SUB-08, D-225, D-262). */
export const subscriptionDetails = {
  priceFixed: `Your price won't go up for ${POLICIES_IN_A_ROW} consecutive 30-day policies, as long as your details don't change. If a new customer would pay less on the day, so will you.`,
  cancel: `You can cancel at any time. There is no cancellation charge. ${LEFT_TO_PAY}`,
  noCredit: 'There is no credit agreement. You pay for each policy in full by card.',
  goesOnIfAsked:
    'It renews for another 30 days only if you turn on automatic renewal and save your card when you pay.',
  noExtras: 'There are no optional extras.',
  noChanges: "You can't make changes once the 30 days have started.",
} as const

/** The benefits, each under a short heading (SUB-03, RST-06). */
export const subscriptionBenefits = [
  { name: 'Immediate, flexible cover', words: 'Cover for 30 days, and for longer if you need it.' },
  { name: 'Zero cancellation charge', words: `Cancel at any time, free of charge. ${LEFT_TO_PAY}` },
  { name: 'No credit checks', words: "You're not borrowing, so we don't check your credit file." },
  { name: 'Zero monthly interest', words: 'The price you see is the price you pay.' },
] as const

/** The exclusion, in the specification's words (SUB-03, RST-07). */
export const subscriptionExclusion = {
  name: 'Release of Vehicle from Impound',
  words: 'This policy cannot be used to release a vehicle that has been impounded.',
} as const

export type KeyFact = { name: string; words: string }

/** What every customer must know before they pay for thirty days (SUB-03, SUB-08). */
export function subscriptionKeyInformation(renewal: SubscriptionRenewal | undefined): readonly KeyFact[] {
  return [
    { name: 'Your price', words: subscriptionDetails.priceFixed },
    { name: 'Paying', words: subscriptionDetails.noCredit },
    { name: 'Cancelling', words: subscriptionDetails.cancel },
    { name: 'When it ends', words: [...(renewal ? [contact(renewal)] : []), goesOn(renewal)].join(' ') },
    { name: 'Optional extras', words: subscriptionDetails.noExtras },
    { name: 'Changes', words: subscriptionDetails.noChanges },
  ]
}

const contact = ({ contactOn }: SubscriptionRenewal) => `We'll get in touch by ${longDate(contactOn)}.`

/** A quote without a start has no dates to state (CON-30, D-225). */
function goesOn(renewal: SubscriptionRenewal | undefined): string {
  const { goesOnIfAsked } = subscriptionDetails
  if (!renewal) return goesOnIfAsked
  const [paymentOn, nextStarts] = [renewal.paymentOn, renewal.nextStarts].map(longDate)
  return `${goesOnIfAsked} We'll then take the payment on ${paymentOn}, and your cover will continue from ${nextStarts}.`
}

/** The cost of thirty-day policies over a year, as prominent as the price itself. */
export function subscriptionYearInWords({ total, days, against }: SubscriptionYear): readonly string[] {
  return [
    `${POLICIES_IN_A_ROW} consecutive 30-day policies cost ${formatPence(total)} and cover ${days} days.`,
    ...(against ? [comparisons[against.kind](formatPence(against.by))] : []),
  ]
}

const comparisons: Record<NonNullable<SubscriptionYear['against']>['kind'], (by: string) => string> = {
  more: (by) => `That is ${by} more than 12 months paid in full.`,
  less: (by) => `That is ${by} less than 12 months paid in full.`,
  same: () => 'That is the same as 12 months paid in full.',
}
