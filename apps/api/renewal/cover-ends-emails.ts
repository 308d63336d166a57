import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { EndNotice } from '@milepost/domain/promise/end-of-cover'
import { termInWords } from '@milepost/domain/quote/policy-period'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { type EmailPart, renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'
import { policyRows } from '../policy/rows-of-emails.ts'

/** What each of these emails names: whose policy it is about, and the last day of its cover. */
type About = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  lastDay: LocalDate
}

/** What went wrong on our side: the two are not the same to a customer who looks for an email (D-278). */
export type OurFault = 'systems' | 'mail'

const faults: Readonly<Record<OurFault, string>> = {
  systems: "Our systems weren't working when we should have done this.",
  mail: "Our emails weren't being sent when we should have done this.",
}

/** The law on a vehicle without insurance, on the road or off it (Road Traffic Act 1988 s.143 and s.144A). */
const theLaw: readonly EmailPart[] = [
  { title: 'Driving or keeping a vehicle without insurance' },
  {
    list: [
      "It's against the law to drive without insurance. You could get a £300 fine and 6 penalty points.",
      'It’s also against the law to keep a vehicle without insurance, even if no one drives it. You could get a fine of up to £1,000.',
      "If you're keeping it off the road, tell DVLA first. This is called a SORN, and you can make one at gov.uk/make-a-sorn.",
    ],
  },
]

const at = (day: LocalDate) => `${longDate(day)} at 23:59`

export type EndOfCoverDetails = About & {
  notice: EndNotice
  /** The renewal at its price, if there is one; otherwise the start of a new quote. */
  offer: { isRenewal: boolean; address: string } | undefined
}

/** Each of its own: a mailbox shows emails of one subject as one. */
const subjectOf: Readonly<Record<EndNotice, (firm: string, lastDay: string) => string>> = {
  'ends-in-a-week': (firm, lastDay) => `Your ${firm} cover ends on ${lastDay}`,
  'ends-tomorrow': (_firm, lastDay) => `Reminder: your cover ends on ${lastDay}`,
  'has-ended': (firm) => `Your ${firm} cover has ended`,
}

/** Sent a week before, the day before and the day after the end of a policy that does not renew (D-280). */
export function endOfCoverEmail({ notice, offer, ...about }: EndOfCoverDetails): EmailContent {
  const firm = firmOf(journeys[about.journey].brand)
  const hasEnded = notice === 'has-ended'
  const ends = at(about.lastDay)
  return renderEmail({
    journey: about.journey,
    isBadNews: true,
    subject: subjectOf[notice](firm.name, longDate(about.lastDay)),
    heading: hasEnded ? 'Your cover has ended and you are not insured' : `Your cover ends on ${ends}`,
    intro: [
      hasEnded
        ? `Hello ${about.firstName}. Your policy ${about.policyNumber} ended on ${ends}. It didn't renew, so you have no cover with us for this vehicle.`
        : `Hello ${about.firstName}. Your policy ${about.policyNumber} won't renew automatically. After ${ends} you won't be insured.`,
      ...(hasEnded
        ? ["Please don't drive the vehicle, or keep it on the road, unless you have other insurance for it."]
        : []),
    ],
    card: [
      ...policyRows(about),
      [hasEnded ? 'Cover ended' : 'Cover ends', ends],
      ...(hasEnded ? [['Insured', 'No'] as const] : []),
    ],
    button: offer && {
      label: offer.isRenewal && !hasEnded ? 'See my renewal' : 'Get a new quote',
      address: offer.address,
    },
    parts: [
      { title: hasEnded ? 'To be covered again' : 'If you still need cover' },
      toBeCovered({ hasEnded, isRenewal: offer?.isRenewal ?? false }),
      `If you'd rather talk to someone, call ${firm.phone.display}.`,
      ...theLaw,
    ],
  })
}

function toBeCovered({ hasEnded, isRenewal }: { hasEnded: boolean; isRenewal: boolean }): string {
  if (hasEnded)
    return "Get a new quote and buy it. Your cover can start within minutes, but it can't be backdated."
  return isRenewal
    ? 'Buy your renewal before then. The price we told you is held until your cover ends.'
    : 'Get a new quote before then. It takes a few minutes.'
}

export type LateNoticeDetails = About & {
  fault: OurFault
  term: Term
  payOn: LocalDate
  price: Pence
  lastFour: string | undefined
  /** The link that stops it with one click. */
  stopAddress: string | undefined
}

/** The notice of a charge that we should have sent earlier: the charge waits, and cover does not stop (D-278). */
export function lateNoticeEmail(details: LateNoticeDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const { lastDay, payOn, price, lastFour, stopAddress } = details
  const term = termInWords[details.term]
  const isBeyond = payOn > lastDay
  return renderEmail({
    journey: details.journey,
    subject: `Your next ${firm.name} payment: ${longDate(payOn)}`,
    heading: `Your next ${term} with ${firm.name}`,
    intro: [
      `Hello ${details.firstName}. This email is late, and we're sorry. ${faults[details.fault]} You've done nothing wrong, and your bank hasn't either.`,
      "You always have time to decide before we take a payment, so we'll take this one later.",
    ],
    card: [
      ...policyRows(details),
      ['Next payment', `${formatPence(price)} on ${longDate(payOn)}`],
      ['Paid from', lastFour ? `the card ending ${lastFour}` : 'your saved card'],
      ['It covers you', `for ${term} from ${longDate(addDays(lastDay, 1))}`],
    ],
    button: stopAddress === undefined ? undefined : { label: 'See or stop my renewal', address: stopAddress },
    parts: [
      { title: 'Are you still covered?' },
      isBeyond
        ? `Yes. Your policy ends on ${at(lastDay)}, and your cover continues without a gap until we take the payment.`
        : `Yes. You're covered until ${at(lastDay)}, and your new cover starts straight after that.`,
      "You don't need to do anything to stay covered.",
      { title: "If you don't want to renew" },
      `Stop your renewal before ${longDate(payOn)} and we won't take any more payments.`,
      { title: 'If anything has changed' },
      `Tell us about any change to your vehicle, address, job or drivers, and any claim or conviction. Call ${firm.phone.display}. Wrong answers could affect a claim.`,
    ],
  })
}

export type HeldCoverEndsDetails = About & {
  /** The day that cover ends, by notice. */
  endsOn: LocalDate
  price: Pence
  lastFour: string | undefined
  /** What the bank said; none if the card could not be charged because of us. */
  refused: { because: PaymentFailure | undefined } | undefined
  fault: OurFault
  /** Where the customer pays for the next period themselves. */
  quoteAddress: string | undefined
  stopAddress: string | undefined
}

/** Cover that went on without a payment ends by notice, and the days until then cost the customer nothing (D-278). */
export function heldCoverEndsEmail(details: HeldCoverEndsDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const { endsOn, price, lastFour, refused, fault, quoteAddress, stopAddress } = details
  const card = lastFour ? `the card ending ${lastFour}` : 'your saved card'
  const what = refused
    ? `We couldn't take your renewal payment of ${formatPence(price)} from ${card}. ${whyRefused(refused.because)}`
    : `We haven't taken your renewal payment of ${formatPence(price)}. ${faults[fault]}`
  return renderEmail({
    journey: details.journey,
    isBadNews: true,
    subject: `Your ${firm.name} cover ends on ${longDate(endsOn)}`,
    heading: `Your cover ends on ${at(endsOn)}`,
    intro: [
      `Hello ${details.firstName}. ${what} We haven't taken any money.`,
      `You're still insured today. Without a payment, your cover ends on ${at(endsOn)}. We asked for it late, so we won't charge you for the days until then.`,
    ],
    card: [
      ...policyRows(details),
      ['Payment', `${formatPence(price)}, not taken`],
      ['Covered until', at(endsOn)],
    ],
    button:
      quoteAddress === undefined ? undefined : { label: 'Pay with another card', address: quoteAddress },
    parts: [
      { title: 'What happens now' },
      {
        list: [
          "We'll try the same card again tomorrow. Please make sure there's enough money in the account.",
          "You can pay with another card. If you do, we won't charge the first one.",
          `You can call us on ${firm.phone.display}.`,
        ],
      },
      { title: "If you don't want to renew" },
      "Stop your renewal and we won't take a payment.",
      ...(stopAddress === undefined ? [] : [{ link: 'See or stop my renewal', address: stopAddress }]),
      ...theLaw,
    ],
  })
}

function whyRefused(because: PaymentFailure | undefined): string {
  if (because === 'insufficient-funds') return "Your bank says there wasn't enough money in the account."
  if (because === 'not-authenticated') return 'Your bank needs you to approve the payment.'
  return because === 'declined' ? 'Your bank declined it.' : 'Something went wrong between us and your bank.'
}

export type LapsedByUsDetails = About & {
  fault: OurFault
  /** The price that was notified, where it can be bought, and until when. */
  offer: { price: Pence; until: LocalDate; address: string | undefined } | undefined
  startAddress: string | undefined
}

/** Cover ended because we neither wrote nor charged in time: our fault, and not that of the customer's bank (D-278). */
export function lapsedByUsEmail(details: LapsedByUsDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const { lastDay, fault, offer, startAddress } = details
  const address = offer?.address ?? startAddress
  return renderEmail({
    journey: details.journey,
    isBadNews: true,
    subject: `Our mistake: your ${firm.name} cover has ended`,
    heading: 'Your cover has ended and you are not insured',
    intro: [
      `Hello ${details.firstName}. Your policy ${details.policyNumber} should have renewed after ${at(lastDay)}, and it didn't. ${faults[fault]}`,
      "This is our fault, not yours or your bank's. We're very sorry. We haven't taken any money.",
      "Please don't drive the vehicle, or keep it on the road, unless you have other insurance for it.",
    ],
    card: [...policyRows(details), ['Cover ended', at(lastDay)], ['Insured', 'No']],
    button: address === undefined ? undefined : { label: offer ? 'Renew now' : 'Get a new quote', address },
    parts: [
      { title: 'To be covered again' },
      offer
        ? `You can still renew for ${formatPence(offer.price)}. We'll hold this price until ${longDate(offer.until)}, and your renewal counts as consecutive.`
        : 'Get a new quote and buy it.',
      "Your cover can start within minutes, but it can't be backdated.",
      `We'll also call you. If you've had an accident since, or need to talk to us first, call ${firm.phone.display}.`,
      ...theLaw,
    ],
  })
}
