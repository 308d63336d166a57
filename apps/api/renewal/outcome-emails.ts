import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { type EmailPart, lowerFirst, renderEmail } from '../platform/email/email-template'
import type { EmailContent } from '../platform/email/ports'
import type { NotRenewed, ReminderKind } from './ports'

export type LapsedDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  /** We asked for answers we need and got none (D-266). */
  isUnanswered: boolean
  address: string | undefined
}

/**
 * Cover has ended because it could not be paid for, or not priced without an answer. Said plainly, before the customer drives
 * uninsured (D-225).
 */
export function lapsedEmail(details: LapsedDetails): EmailContent {
  const { journey, firstName, policyNumber, lastDay, isUnanswered, address } = details
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    firm,
    subject: `Your ${firm.name} cover has ended`,
    heading: 'Your cover has ended: you are not insured',
    parts: [
      `Hello ${firstName}. Your policy ${policyNumber} ended on ${formatDate(lastDay)} at 23:59. ${isUnanswered ? 'We asked you for answers that we need to renew it and did not receive them' : 'No payment for the time after it went through'}, so there is no new policy, and nothing was taken for one.`,
      'Please do not drive the vehicle, or keep it on the road, unless you have other insurance for it.',
      { title: 'To be covered again' },
      'Get a new price and pay for it. Cover can start within minutes, and never in the past.',
      ...(address === undefined ? [] : [{ press: 'Get a new quote', address }]),
      `If you would rather talk to somebody, call ${firm.phone.display}.`,
    ],
  })
}

export type CoverEndsDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  /** "15/12/2026 at 23:59". */
  endsAt: string
  because: NotRenewed | undefined
  /** Where a new quote begins. */
  address: string | undefined
}

/** Some days before cover ends and nothing follows it (CON-30). */
export function coverEndsEmail({ journey, because, ...details }: CoverEndsDetails): EmailContent {
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    firm,
    subject: `Your ${firm.name} cover ends soon`,
    heading: `Your cover ends on ${details.endsAt}`,
    parts: [
      `Hello ${details.firstName}. Your policy ${details.policyNumber} ends then, and you are not insured after it. ${because === undefined ? reasons['not-asked'] : reasons[because]}`,
      { title: 'If you still need cover' },
      because === 'not-offered'
        ? `Please call us on ${firm.phone.display}, or look elsewhere in good time.`
        : 'Get a new price before then. It takes a few minutes.',
      ...(details.address === undefined || because === 'not-offered'
        ? []
        : [{ press: 'Get a new quote', address: details.address }]),
      `If you would rather talk to somebody, call ${firm.phone.display}.`,
      'It is against the law to use a vehicle on the road without insurance, or to keep one there.',
    ],
  })
}

const ITSELF = 'It does not go on by itself'

const reasons: Readonly<Record<NotRenewed, string>> = {
  'not-asked': `${ITSELF}, as you chose when you bought it.`,
  'under-18': `${ITSELF}: we charge nobody under 18 without being asked.`,
  'no-card': `${ITSELF}, because no card was saved when it was paid for.`,
  credit: `${ITSELF}: credit is agreed to each time.`,
  'one-off': `${ITSELF}.`,
  stopped: 'You have stopped its renewal.',
  cancelled: `${ITSELF}.`,
  'card-gone': `We can no longer charge the card you saved, so it does not go on by itself. Nothing was taken.`,
  'not-offered': 'We are sorry: we cannot offer you cover for the time after it.',
}

export type RenewalFailedDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  price: Pence
  lastFour: string | undefined
  because: PaymentFailure | undefined
  isTriedAgain: boolean
  /** Where the customer pays for the next period themselves. */
  quoteAddress: string | undefined
  /** Where it is stopped with one click. */
  stopAddress: string | undefined
}

/** The card was declined: sent at once, while there is time to act (D-225). */
export function renewalFailedEmail(details: RenewalFailedDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const ends = `${formatDate(details.lastDay)} at 23:59`
  const card = details.lastFour ? `the card ending ${details.lastFour}` : 'the card you saved'
  return renderEmail({
    firm,
    subject: `Your ${firm.name} payment did not go through`,
    heading: 'Your payment did not go through',
    parts: [
      `Hello ${details.firstName}. We tried to take ${formatPence(details.price)} from ${card} for your next period, and could not. ${whyWords(details.because)} Nothing was taken.`,
      `You are still covered until ${ends}, by policy ${details.policyNumber}. If no payment goes through before then, your cover ends.`,
      { title: 'What to do now' },
      {
        list: [
          ...(details.isTriedAgain
            ? ['We try the same card again in a few hours. Make sure that there is enough money on it.']
            : []),
          'Or pay for it yourself with another card. Once you have, we take nothing from the first one.',
          `Or call us on ${firm.phone.display}.`,
        ],
      },
      ...(details.quoteAddress === undefined
        ? []
        : [{ press: 'Pay with another card', address: details.quoteAddress } satisfies EmailPart]),
      { title: 'If you do not want it' },
      `Stop it, and nothing is taken. You stay covered until ${ends}, and not after.`,
      ...(details.stopAddress === undefined
        ? []
        : [{ press: 'See or stop my renewal', address: details.stopAddress } satisfies EmailPart]),
    ],
  })
}

function whyWords(because: PaymentFailure | undefined): string {
  if (because === 'insufficient-funds') return 'Your bank says that there was not enough money on it.'
  if (because === 'not-authenticated') return 'Your bank wants you to approve the payment yourself.'
  return because === 'declined' ? 'Your bank declined it.' : 'Something went wrong between us and your bank.'
}

export type RenewalStoppedDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  address: string | undefined
}

/** Confirms that the renewal is stopped: how long cover lasts, and that nothing more is charged (SUB-08). */
export function renewalStoppedEmail(details: RenewalStoppedDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const ends = `${formatDate(details.lastDay)} at 23:59`
  return renderEmail({
    firm,
    subject: `Your ${firm.name} policy no longer renews by itself`,
    heading: 'You have stopped your renewal',
    parts: [
      `Hello ${details.firstName}. Nothing more is taken from your card. Your policy ${details.policyNumber} covers you until ${ends}, and not after.`,
      { title: 'If you change your mind' },
      'Get a new price before then.',
      ...(details.address === undefined ? [] : [{ press: 'Get a new quote', address: details.address }]),
      `Didn't ask for this? Call us at once on ${firm.phone.display}.`,
    ],
  })
}

export type RenewalLink = { journey: JourneyId; policyNumber: string; address: string }

/** A new link to what follows a policy, for a customer who lost the earlier one. It names no one: other people may see the screen. */
export function renewalLinkEmail({ journey, policyNumber, address }: RenewalLink): EmailContent {
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    firm,
    subject: `Your link to the renewal of ${firm.name} policy ${policyNumber}`,
    heading: 'See your renewal',
    parts: [
      `Here is the link you asked for. It shows what happens when policy ${policyNumber} ends, and lets you stop its renewal.`,
      { press: 'See or stop my renewal', address },
      `Didn't ask for it? Someone may have mistyped their policy number. You don't need to do anything, and nothing has changed. Please don't forward this email, because anyone who has the link can use it.`,
    ],
  })
}

export type ReminderDetails = {
  journey: JourneyId
  kind: ReminderKind
  expiresOn: LocalDate
  address: string
  /** Where these emails are stopped. */
  stopAddress: string
}

/** Reminds of an unbought quote (RMD-01). It names no one and no answer: other people may see the screen. */
export function reminderEmail({
  journey,
  kind,
  expiresOn,
  address,
  stopAddress,
}: ReminderDetails): EmailContent {
  const { brand, name } = journeys[journey]
  const firm = firmOf(brand)
  const until = formatDate(expiresOn)
  return renderEmail({
    firm,
    subject:
      kind === 'day-after' ? `Your ${firm.name} quote is saved` : `Your ${firm.name} quote ends on ${until}`,
    heading: kind === 'day-after' ? 'Your quote is saved' : `Your quote ends on ${until}`,
    parts: [
      kind === 'day-after'
        ? `You asked ${firm.name} for a price for ${lowerFirst(name)}. We have kept your quote until ${until}, with all your answers.`
        : `The quote for ${lowerFirst(name)} that you asked ${firm.name} for ends on ${until}. After that you would have to answer the questions again.`,
      { press: 'See my price', address },
      'You see the price at once. Before we show your details we ask three things that only you know. Prices hold for the day: today’s may differ from the one you saw.',
      { title: 'No more of these?' },
      'You get this because you did not say no to emails about offers when you asked for your price. One press stops them.',
      { press: 'Stop these emails', address: stopAddress },
    ],
  })
}
