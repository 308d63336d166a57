import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { RefundReason, RefundWay } from '@milepost/domain/payment/refund-states'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { renderEmail } from '../../platform/email/email-template.ts'
import type { EmailContent } from '../../platform/email/ports.ts'
import type { RefundMoment } from '../../platform/jobs/ports.ts'
import { policyRows } from './rows-of-emails.ts'

export type RefundEmailDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  moment: RefundMoment
  reason: RefundReason
  way: RefundWay
  amount: Pence
  /** What the customer was told before, if this amount corrects it. */
  corrected: Pence | undefined
  /** Of the card that paid, where the provider knows it. */
  lastFour: string | undefined
  /** When it should be with the customer. */
  by: LocalDate
}

type Words = {
  subject: string
  heading: string
  intro: readonly [string, ...string[]]
  isBadNews?: true
  /** What the amount is called in the card. */
  amountTitle: string
  when: readonly [string, string]
  parts: readonly string[]
}

/** Tells the customer about a refund at one moment of it: one email each (DSK-515). */
export function refundEmail(details: RefundEmailDetails): EmailContent {
  const { journey, moment, amount } = details
  const words = moments[moment](details)
  return renderEmail({
    journey,
    ...(words.isBadNews && { isBadNews: words.isBadNews }),
    subject: words.subject,
    heading: words.heading,
    intro: words.intro,
    card: [
      ...policyRows(details),
      [words.amountTitle, formatPence(amount)],
      ['For', reasons[details.reason]],
      words.when,
    ],
    button: undefined,
    parts: [
      ...words.parts,
      `If anything isn't right, please call us on ${firmOf(journeys[journey].brand).phone.display}.`,
    ],
  })
}

const reasons: Readonly<Record<RefundReason, string>> = {
  cancellation: 'Your cancelled policy',
  overcharged: 'An amount we charged too much',
  'our-mistake': 'A mistake we made',
  goodwill: 'A goodwill payment',
}

const moments: Readonly<Record<RefundMoment, (details: RefundEmailDetails) => Words>> = {
  started: (details) => ({
    subject: `Your refund is on its way: ${details.policyNumber}`,
    heading: 'Your refund is on its way',
    intro: [
      `Hello ${details.firstName}. We're refunding ${formatPence(details.amount)} to ${cardOf(details)}.`,
      "You don't need to do anything. We'll email you again when it's paid.",
    ],
    amountTitle: 'Refund',
    when: ['By', longDate(details.by)],
    parts: [],
  }),
  corrected: (details) => ({
    subject: `We've corrected your refund: ${details.policyNumber}`,
    heading: "We've corrected your refund",
    intro: [
      `Hello ${details.firstName}. We've checked the refund for your cancelled policy and changed the amount.${
        details.corrected === undefined ? '' : ` It was ${formatPence(details.corrected)}.`
      } It's now ${formatPence(details.amount)}.`,
      `We're paying it ${goesTo(details)}. Please call us if you'd like to know how we worked it out.`,
    ],
    amountTitle: 'Corrected refund',
    when: ['By', longDate(details.by)],
    parts: [],
  }),
  paid: (details) => ({
    subject: `We've paid your refund: ${details.policyNumber}`,
    heading: "We've paid your refund",
    intro: [
      `Hello ${details.firstName}. We've refunded ${formatPence(details.amount)} to ${cardOf(details)}.`,
      `Banks can take up to five working days to show a refund, so you should see it by ${longDate(details.by)}.`,
    ],
    amountTitle: 'Refunded',
    when: ['On your statement by', longDate(details.by)],
    parts: [],
  }),
  failed: (details) => ({
    subject: `Your refund didn't go through: ${details.policyNumber}`,
    heading: "Your refund didn't go through",
    isBadNews: true,
    intro: [
      `Hello ${details.firstName}. We tried to refund ${formatPence(details.amount)} to ${cardOf(details)}, but it didn't go through.`,
      "We still owe you this money. We'll pay it another way if your card can't take it.",
    ],
    amountTitle: 'We owe you',
    when: ["We'll have paid it by", longDate(details.by)],
    parts: [
      "If the card is closed or lost, please call us. We'll pay the refund into a bank account in your name.",
      "Please don't send us bank details by email. We'll never ask for them that way.",
    ],
  }),
  transferred: (details) => ({
    subject: `We've paid your refund by bank: ${details.policyNumber}`,
    heading: "We've paid your refund by bank transfer",
    intro: [
      `Hello ${details.firstName}. ${whyTransferred[details.way]}, so we've paid ${formatPence(details.amount)} into your bank account.`,
      `You should see it by ${longDate(details.by)}.`,
    ],
    amountTitle: 'Refunded',
    when: ['In your account by', longDate(details.by)],
    parts: [],
  }),
}

/** A card that fails is replaced by a transfer; what the customer paid the lender never came from the card (DSK-522). */
const whyTransferred: Readonly<Record<RefundWay, string>> = {
  card: "Your card couldn't take the refund",
  bank: 'This part of your refund is more than your card paid',
}

const goesTo = (details: RefundEmailDetails) =>
  details.way === 'bank' ? 'into the bank account you pay your instalments from' : `to ${cardOf(details)}`

const cardOf = ({ lastFour }: RefundEmailDetails) =>
  lastFour === undefined ? 'the card you paid with' : `the card ending ${lastFour}`
