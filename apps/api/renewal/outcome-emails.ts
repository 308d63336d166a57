import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'
import { policyRows } from '../purchase/emails/rows-of-emails.ts'

const SEE_OR_STOP = 'See or stop my renewal'

export type RenewalFailedDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  lastDay: LocalDate
  price: Pence
  lastFour: string | undefined
  because: PaymentFailure | undefined
  isTriedAgain: boolean
  /** The link where the customer pays for the next period themselves. */
  quoteAddress: string | undefined
  /** The link that stops it with one click. */
  stopAddress: string | undefined
}

/** The card was declined: sent immediately, while there is time to act (D-225). */
export function renewalFailedEmail(details: RenewalFailedDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const ends = `${longDate(details.lastDay)} at 23:59`
  const card = details.lastFour ? `the card ending ${details.lastFour}` : 'your saved card'
  return renderEmail({
    journey: details.journey,
    isBadNews: true,
    subject: `Your ${firm.name} payment didn't go through`,
    heading: "Your payment didn't go through",
    intro: [
      `Hello ${details.firstName}. We couldn't take your renewal payment of ${formatPence(details.price)} from ${card}. ${whyRefused(details.because)} We haven't taken any money.`,
      `Policy ${details.policyNumber} still covers you until ${ends}. If no payment goes through before then, your cover will end.`,
    ],
    card: [
      ...policyRows(details),
      ['Payment', `${formatPence(details.price)}, not taken`],
      ['Covered until', ends],
    ],
    button:
      details.quoteAddress === undefined
        ? undefined
        : { label: 'Pay with another card', address: details.quoteAddress },
    parts: [
      { title: 'What to do now' },
      {
        list: [
          ...(details.isTriedAgain
            ? [
                "We'll try the same card again in a few hours. Please make sure there's enough money in the account.",
              ]
            : []),
          "You can pay with another card. If you do, we won't charge the first one.",
          `You can call us on ${firm.phone.display}.`,
        ],
      },
      { title: "If you don't want to renew" },
      `Stop your renewal and we won't take a payment. You'll be covered until ${ends}.`,
      ...(details.stopAddress === undefined ? [] : [{ link: SEE_OR_STOP, address: details.stopAddress }]),
    ],
  })
}

export function whyRefused(because: PaymentFailure | undefined): string {
  if (because === 'insufficient-funds') return "Your bank says there wasn't enough money in the account."
  if (because === 'not-authenticated') return 'Your bank needs you to approve the payment.'
  return because === 'declined' ? 'Your bank declined it.' : 'Something went wrong between us and your bank.'
}

export type RenewalStoppedDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  lastDay: LocalDate
  address: string | undefined
}

/** Confirms that the renewal is stopped: how long cover lasts, and that nothing more is charged (SUB-08). */
export function renewalStoppedEmail(details: RenewalStoppedDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const ends = `${longDate(details.lastDay)} at 23:59`
  return renderEmail({
    journey: details.journey,
    subject: `Your ${firm.name} policy won't renew automatically`,
    heading: 'You have stopped your renewal',
    intro: [
      `Hello ${details.firstName}. We won't charge your card again. Your policy ${details.policyNumber} covers you until ${ends}.`,
    ],
    card: [...policyRows(details), ['Covered until', ends], ['Next payment', 'None']],
    button:
      details.address === undefined ? undefined : { label: 'Get a new quote', address: details.address },
    parts: [
      { title: 'If you change your mind' },
      'Get a new quote before then.',
      `Didn't ask for this? Call us straight away on ${firm.phone.display}.`,
    ],
  })
}

export type RenewalLink = { journey: JourneyId; policyNumber: string; address: string }

/** A new link to what follows a policy, for a customer who lost the earlier one. It names no one: other people may see the screen. */
export function renewalLinkEmail({ journey, policyNumber, address }: RenewalLink): EmailContent {
  const { brand, name } = journeys[journey]
  const firm = firmOf(brand)
  return renderEmail({
    journey,
    subject: `Your renewal link: ${firm.name} policy ${policyNumber}`,
    heading: 'See your renewal',
    intro: [
      `Here is the link you asked for. It shows what happens when policy ${policyNumber} ends, and lets you stop its renewal.`,
    ],
    card: [
      ['Policy number', policyNumber],
      ['Insurance', name],
    ],
    button: { label: SEE_OR_STOP, address },
    parts: [
      `Didn't ask for this? Someone may have mistyped their policy number. You can ignore this email, and nothing has changed. Please don't forward it, because anyone with the link can use it.`,
    ],
  })
}
