import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { creditTerms } from '@milepost/domain/payment/credit-terms'
import { longMoment } from '@milepost/domain/quote/policy-period'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { londonTime } from '@milepost/domain/values/london-time'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { renderEmail } from '../../platform/email/email-template.ts'
import type { EmailContent } from '../../platform/email/ports.ts'
import { policyRows } from './rows-of-emails.ts'

export type InstalmentDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  on: LocalDate
  amount: Pence
  /** What is missing in all. */
  arrears: Pence
  coverEnds: CoverEnds
}

/** When cover ends or ended; undefined while nothing but its own last day ends it. */
export type CoverEnds = { at: Date; isOver: boolean } | undefined

/** What a missed payment means for the cover, said only while it is true. */
function coverOf(details: InstalmentDetails) {
  const { sentence, row } = coverInWords(details)
  return { sentence, row: details.coverEnds ? row : 'Not affected so far' }
}

/** What money that moves leaves of the cover. */
export function coverInWords({ policyNumber, coverEnds }: { policyNumber: string; coverEnds: CoverEnds }) {
  if (coverEnds === undefined)
    return {
      sentence: `You're still insured: policy ${policyNumber} hasn't changed.`,
      row: 'Not affected',
    }
  const moment = longMoment(londonTime(coverEnds.at))
  if (coverEnds.isOver)
    return {
      sentence: `Policy ${policyNumber} has ended, and you're no longer insured by it.`,
      row: `Ended on ${moment}`,
    }
  return {
    sentence: `You're still insured by policy ${policyNumber}, until it's cancelled on ${moment}.`,
    row: `Ends on ${moment}`,
  }
}

/** An instalment was not paid: how much, what to do, and that cover has not changed (D-286). */
export function instalmentMissedEmail(details: InstalmentDetails): EmailContent {
  const { journey, firstName, policyNumber, on, amount, arrears } = details
  const firm = firmOf(journeys[journey].brand)
  const cover = coverOf(details)
  return renderEmail({
    journey,
    subject: `A monthly payment is missing, policy ${policyNumber}`,
    heading: 'A monthly payment is missing',
    isBadNews: true,
    intro: [
      `Hello ${firstName}. ${firm.lenderName} couldn't collect your payment of ${formatPence(amount)} on ${longDate(on)}. ${cover.sentence}`,
    ],
    card: [
      ...policyRows(details),
      ['Payment missed', `${formatPence(amount)} on ${longDate(on)}`],
      ['To pay now', formatPence(arrears)],
      ['Your cover', cover.row],
    ],
    button: undefined,
    parts: [
      { title: 'What to do now' },
      {
        list: [
          `Pay ${formatPence(arrears)} to ${firm.lenderName} as soon as you can. Their letter says how.`,
          'Make sure there is enough money in your account for the next payment.',
          `If you can't pay, please tell us early. Call ${firm.phone.display}. ${firm.openingHours}.`,
        ],
      },
      { title: 'What can happen next' },
      `${firm.lenderName} may write to you about it. They may charge up to ${formatPence(creditTerms.charges.unpaidInstalment)}, as your credit agreement says.`,
      `If it stays unpaid, they may send you a default notice, which gives you at least ${creditTerms.defaultNoticeDays} days.${
        details.coverEnds ? '' : " Only after that could we cancel your policy, and we'd write to you first."
      }`,
      "If you've paid in the last few days, you don't need to do anything. We'll email you when we know that it has arrived.",
    ],
  })
}

/** Money came later or in another way (D-286). */
export function instalmentCollectedEmail(details: InstalmentDetails): EmailContent {
  const { journey, firstName, policyNumber, on, amount, arrears } = details
  const firm = firmOf(journeys[journey].brand)
  const isAll = arrears === 0
  const cover = coverOf(details)
  return renderEmail({
    journey,
    subject: `Your payment has arrived, policy ${policyNumber}`,
    heading: 'Thank you for your payment',
    intro: [
      `Hello ${firstName}. ${firm.lenderName} received ${formatPence(amount)} from you on ${longDate(on)} for policy ${policyNumber}.`,
      isAll
        ? `Nothing is missing any more${details.coverEnds ? `. ${cover.sentence}` : ', and your cover continues.'}`
        : `${formatPence(arrears)} is still missing. ${details.coverEnds ? cover.sentence : "You're still insured."}`,
    ],
    card: [
      ...policyRows(details),
      ['Received', `${formatPence(amount)} on ${longDate(on)}`],
      ['Still to pay now', isAll ? 'Nothing' : formatPence(arrears)],
    ],
    button: undefined,
    parts: [
      isAll
        ? 'Your other monthly payments stay as they are in your credit agreement.'
        : `Please pay the rest to ${firm.lenderName} as soon as you can.`,
      `If you have questions, call ${firm.phone.display}. ${firm.openingHours}.`,
    ],
  })
}

/** What we said about a payment was wrong. */
export function instalmentCorrectedEmail(details: InstalmentDetails & { wasMissed: boolean }): EmailContent {
  const { journey, firstName, policyNumber, on, amount, arrears, wasMissed } = details
  const firm = firmOf(journeys[journey].brand)
  const cover = coverOf(details)
  const mistake = wasMissed ? 'was missed' : 'had arrived'
  return renderEmail({
    journey,
    subject: `We were wrong about a payment, policy ${policyNumber}`,
    heading: 'Our last email about your payment was wrong',
    intro: [
      `Hello ${firstName}. We told you that a payment of ${formatPence(amount)} on ${longDate(on)} ${mistake}. That was our mistake, and we're sorry.`,
      details.coverEnds ? cover.sentence : "You're still insured, and your policy hasn't changed.",
    ],
    card: [
      ...policyRows(details),
      ['To pay now', arrears === 0 ? 'Nothing' : formatPence(arrears)],
      ['Your cover', details.coverEnds ? cover.row : 'Not affected'],
    ],
    button: undefined,
    parts: [
      arrears === 0
        ? "You don't need to do anything."
        : `Please pay ${formatPence(arrears)} to ${firm.lenderName} as soon as you can.`,
      `If you have questions, call ${firm.phone.display}. ${firm.openingHours}.`,
    ],
  })
}
