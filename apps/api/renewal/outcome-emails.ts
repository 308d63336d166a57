import { firmOf, messages } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { inSentence } from '@milepost/domain/journeys/product-name'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'
import { policyRows } from '../policy/rows-of-emails.ts'
import type { NotRenewed, ReminderKind } from './ports.ts'

export type LapsedDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  lastDay: LocalDate
  /** We asked for answers we need and got none (D-266). */
  isUnanswered: boolean
  address: string | undefined
}

/**
 * Cover has ended because it could not be paid for, or not priced without an answer. The email states this plainly, before the customer
 * drives uninsured (D-225).
 */
export function lapsedEmail(details: LapsedDetails): EmailContent {
  const { journey, firstName, policyNumber, lastDay, isUnanswered, address } = details
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    journey,
    isBadNews: true,
    subject: `Your ${firm.name} cover has ended`,
    heading: 'Your cover has ended and you are not insured',
    intro: [
      `Hello ${firstName}. Your policy ${policyNumber} ended on ${longDate(lastDay)} at 23:59. ${isUnanswered ? "We didn't receive the answers we needed to renew it" : "Your renewal payment didn't go through"}, so you don't have a new policy and we haven't taken any money.`,
      "Please don't drive the vehicle, or keep it on the road, unless you have other insurance for it.",
    ],
    card: [...policyRows(details), ['Cover ended', `${longDate(lastDay)} at 23:59`], ['Insured', 'No']],
    button: address === undefined ? undefined : { label: 'Get a new quote', address },
    parts: [
      { title: 'To be covered again' },
      "Get a new quote and buy it. Your cover can start within minutes, but it can't be backdated.",
      `If you'd rather talk to someone, call ${firm.phone.display}.`,
    ],
  })
}

export type CoverEndsDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  /** "15 December 2026 at 23:59". */
  endsAt: string
  because: NotRenewed | undefined
  /** The link to a new quote. */
  address: string | undefined
}

/** Sent some days before cover ends without a renewal (CON-30). */
export function coverEndsEmail({ journey, because, ...details }: CoverEndsDetails): EmailContent {
  const firm = firmOf(journeys[journey].brand)
  return renderEmail({
    journey,
    isBadNews: true,
    subject: `Your ${firm.name} cover ends soon`,
    heading: `Your cover ends on ${details.endsAt}`,
    intro: [
      `Hello ${details.firstName}. Your policy ${details.policyNumber} ends then, and you won't be insured after that. ${because === undefined ? reasons['not-asked'] : reasons[because]}`,
    ],
    card: [...policyRows(details), ['Cover ends', details.endsAt]],
    button:
      details.address === undefined || because === 'not-offered'
        ? undefined
        : { label: 'Get a new quote', address: details.address },
    parts: [
      { title: 'If you still need cover' },
      because === 'not-offered'
        ? `Please call us on ${firm.phone.display}, or compare other insurers before your cover ends.`
        : 'Get a new quote before then. It takes a few minutes.',
      `If you'd rather talk to someone, call ${firm.phone.display}.`,
      "It's against the law to use or keep a vehicle on the road without insurance.",
    ],
  })
}

const SEE_OR_STOP = 'See or stop my renewal'

const ITSELF = "It won't renew automatically"

const ITSELF_FAILED = "It didn't renew, because of a mistake of ours."

const reasons: Readonly<Record<NotRenewed, string>> = {
  'not-asked': `${ITSELF}, as you chose when you bought it.`,
  'under-18': `${ITSELF}, because we don't charge under-18s unless they ask us to.`,
  'no-card': `${ITSELF}, because you didn't save a card.`,
  credit: `${ITSELF}, because you need to agree to the credit each time.`,
  'one-off': `${ITSELF}.`,
  stopped: 'You have stopped its renewal.',
  cancelled: `${ITSELF}.`,
  'card-gone':
    "We can no longer charge your saved card, so it won't renew automatically. We haven't taken any money.",
  'not-offered': "We're sorry, but we can't offer you a renewal.",
  'systems-down': ITSELF_FAILED,
  'mail-down': ITSELF_FAILED,
  'cover-held': `${ITSELF}.`,
}

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
      `Hello ${details.firstName}. We couldn't take your renewal payment of ${formatPence(details.price)} from ${card}. ${whyWords(details.because)} We haven't taken any money.`,
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

function whyWords(because: PaymentFailure | undefined): string {
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

export type ReminderDetails = {
  journey: JourneyId
  kind: ReminderKind
  expiresOn: LocalDate
  address: string
  /** The link that stops these emails. */
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
  const until = longDate(expiresOn)
  return renderEmail({
    journey,
    subject:
      kind === 'day-after'
        ? `Your ${firm.name} quote is saved`
        : `Your ${firm.name} quote expires on ${until}`,
    heading: kind === 'day-after' ? 'Your quote is saved' : `Your quote expires on ${until}`,
    intro: [
      `${messages[brand].email.quote} ${
        kind === 'day-after'
          ? `You asked ${firm.name} for a price for ${inSentence(name)}. We've saved your quote and all your answers until ${until}.`
          : `The quote for ${inSentence(name)} that you asked ${firm.name} for expires on ${until}. After that you'd have to answer the questions again.`
      }`,
    ],
    card: [
      ['Quote for', name],
      ['Saved until', until],
    ],
    button: { label: 'See my price', address },
    parts: [
      "You'll see your price straight away. Before we show your details, we'll ask three security questions. Prices are updated daily, so today's may be different from the one you saw.",
      { title: "Don't want these emails?" },
      "We've sent you this because you didn't opt out of emails about offers when you got your quote. You can opt out now.",
      { link: 'Stop these emails', address: stopAddress },
    ],
  })
}
