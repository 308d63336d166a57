import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { termInWords } from '@milepost/domain/quote/policy-period'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import { POLICIES_IN_A_ROW } from '@milepost/domain/renewal/subscription'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence, subtract } from '@milepost/domain/values/pence'
import { type Detail, type EmailPart, renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'
import { policyRows } from '../purchase/emails/rows-of-emails.ts'
import { partsToCheck, type ToCheck } from './answers-in-emails.ts'
import { at } from './cover-ends-emails.ts'
import {
  type CoverOffered,
  cardParts,
  claimsInWords,
  comparing,
  coverParts,
  endedParts,
  expiresBefore,
} from './cover-in-emails.ts'
import { faults, type OurFault } from './our-fault-emails.ts'

export type RenewalNoticeDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  lastDay: LocalDate
  payOn: LocalDate
  price: Pence
  /** What this period cost. */
  priceBefore: Pence
  /** The next period is not limited by the price of the ones before. */
  isPricedAnew: boolean
  lastFour: string | undefined
  /** The month the card expires in, if it is known: "2027-02". */
  cardExpiresIn: string | undefined
  term: Term
  cover: CoverOffered
  /** Of the next policy: 2 for the first renewal. */
  period: number
  /** The next quote, where it is changed or bought with another card, and where its documents are. */
  quoteAddress: string | undefined
  /** The link that stops it with one click. */
  address: string | undefined
} & ToCheck

/** Sent a week before a card is charged: when, how much, and how to stop it (RST-12, CON-30). */
export function renewalNoticeEmail(details: RenewalNoticeDetails): EmailContent {
  const { firstName, lastDay, payOn } = details
  return notice(details, {
    intro: [
      `Hello ${firstName}. Your cover renews automatically, as you asked.${needsNothing(details) ? ` ${NOTHING}` : ''}`,
    ],
    covered: ['Covered until', at(lastDay)],
    first: [],
    ifStopped: `Stop your renewal before ${longDate(payOn)} and we won't take any more payments. You'll be covered until ${at(lastDay)}.`,
  })
}

export type LateNoticeDetails = RenewalNoticeDetails & { fault: OurFault }

/** The notice of a charge that we should have sent earlier: the charge waits, and cover does not stop (D-278). */
export function lateNoticeEmail(details: LateNoticeDetails): EmailContent {
  const { firstName, lastDay, payOn, fault } = details
  const isBeyond = payOn > lastDay
  return notice(details, {
    intro: [
      `Hello ${firstName}. This email is late, and we're sorry. ${faults[fault]} You've done nothing wrong.`,
      "You always have time to decide before we take a payment, so we'll take this one later.",
    ],
    covered: ['Your policy ends', at(lastDay)],
    first: [
      { title: 'Are you still covered?' },
      isBeyond
        ? `Yes. Your cover continues without a gap after ${at(lastDay)}, while the payment waits. Your next policy runs from ${longDate(addDays(lastDay, 1))}.`
        : `Yes. You're covered until ${at(lastDay)}, and your new cover starts straight after that.`,
      ...(needsNothing(details) ? [NOTHING] : []),
    ],
    ifStopped: isBeyond
      ? `Stop your renewal before ${longDate(payOn)} and we won't take any more payments. You'll be covered until ${at(lastDay)}, or until 23:59 on the day you stop it if that's later.`
      : `Stop your renewal before ${longDate(payOn)} and we won't take any more payments. You'll be covered until ${at(lastDay)}.`,
  })
}

const NOTHING = "You don't need to do anything to stay covered."

const needsNothing = ({ cardExpiresIn, payOn }: RenewalNoticeDetails) => !expiresBefore(cardExpiresIn, payOn)

type Circumstances = {
  intro: readonly string[]
  covered: Detail
  /** Before the price. */
  first: readonly EmailPart[]
  ifStopped: string
}

/** What every notice says, on its day or after it: the charge, its price, what it covers and how to stop it (ICOBS 6.5.1R). */
function notice(details: RenewalNoticeDetails, { intro, covered, first, ifStopped }: Circumstances) {
  const firm = firmOf(journeys[details.journey].brand)
  const { lastDay, payOn, price, lastFour } = details
  const term = termInWords[details.term]
  return renderEmail({
    journey: details.journey,
    subject: `Your next ${firm.name} payment: ${longDate(payOn)}`,
    heading: `Your next ${term} with ${firm.name}`,
    intro,
    card: [
      ...policyRows(details),
      covered,
      ['Next payment', `${formatPence(price)} on ${longDate(payOn)}`],
      ['Paid from', lastFour ? `the card ending ${lastFour}` : 'your saved card'],
      ['It covers you', `for ${term} from ${longDate(addDays(lastDay, 1))}`],
    ],
    button:
      details.address === undefined
        ? undefined
        : { label: 'See or stop my renewal', address: details.address },
    parts: [
      ...first,
      ...cardParts({ lastFour, expiresIn: details.cardExpiresIn }, payOn, details.quoteAddress),
      ...aboutThePrice(details),
      ...comparing(details.term === 'annual' ? details.period : 0),
      ...endedParts(details.cover),
      ...coverParts(details.cover, details.quoteAddress),
      ...partsToCheck(details),
      { title: "If you don't want to renew" },
      ifStopped,
      { title: 'If anything has changed' },
      `Tell us before then about any change to your vehicle, address, job or drivers, and any claim or conviction. Call ${firm.phone.display}. Wrong answers could affect a claim.`,
    ],
  })
}

/** Of twelve periods of thirty days none costs more than the first, nor more than a new customer would pay (SUB-08, D-262). */
function aboutThePrice(details: RenewalNoticeDetails): readonly EmailPart[] {
  const { term, price, priceBefore, isPricedAnew, cover } = details
  if (!isPricedAnew && price === priceBefore) return ["Your price hasn't changed."]
  if (!isPricedAnew)
    return [
      price < priceBefore
        ? `Your price has gone down from ${formatPence(priceBefore)}. New customers pay less today, so you do too.`
        : `You paid ${formatPence(priceBefore)} last time, when the price for new customers was lower. It's what a new customer would pay today, and no more than your first price.`,
    ]
  return [
    { title: 'Your price has changed' },
    {
      details: [
        ['Until now', formatPence(priceBefore)],
        ...(cover.ended.names.length > 0
          ? [
              [
                'Until now, without what ends (see below)',
                formatPence(subtract(priceBefore, cover.ended.cost)),
              ] as const,
            ]
          : []),
        ['From now on', formatPence(price)],
      ],
    },
    term === 'thirty-day'
      ? `Your price hasn't gone up for ${POLICIES_IN_A_ROW} policies. ${ANEW} It won't go up for the next ${POLICIES_IN_A_ROW}.`
      : ANEW,
    claimsInWords(cover),
  ]
}

const ANEW = "We've now recalculated it as we would for a new customer."
