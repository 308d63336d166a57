import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { EndNotice } from '@milepost/domain/promise/end-of-cover'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { type EmailPart, renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'
import { policyRows } from '../purchase/emails/rows-of-emails.ts'
import type { NotRenewed } from './ports.ts'

/** What each of these emails names: whose policy it is about, and the last day of its cover. */
export type AboutPolicy = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  lastDay: LocalDate
}

/** The law on a vehicle without insurance, on the road or off it (Road Traffic Act 1988 s.143 and s.144A). */
export const theLaw: readonly EmailPart[] = [
  { title: 'Driving or keeping a vehicle without insurance' },
  {
    list: [
      "It's against the law to drive without insurance. You could get a £300 fine and 6 penalty points.",
      "It's also against the law to keep a vehicle without insurance, even if no one drives it. You could get a fine of up to £1,000.",
      "If you're keeping it off the road, tell DVLA first. This is called a SORN, and you can make one at gov.uk/make-a-sorn.",
    ],
  },
]

export const at = (day: LocalDate) => `${longDate(day)} at 23:59`

export type EndOfCoverDetails = AboutPolicy & {
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
