import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { hasUnequalFirst, type InstalmentPlan } from '@milepost/domain/payment/instalment-plan'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { type Detail, type EmailPart, renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'
import { policyRows } from '../purchase/emails/rows-of-emails.ts'
import { partsToCheck, type ToCheck } from './answers-in-emails.ts'
import {
  type CoverOffered,
  cardParts,
  claimsInWords,
  comparing,
  coverParts,
  creditParts,
  differenceInWords,
  type ExpiringCard,
  endedParts,
  type LastYear,
} from './cover-in-emails.ts'

const SEE_OR_STOP = 'See or stop my renewal'

export type InvitationDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  lastDay: LocalDate
  lastYear: LastYear
  /** In full and without interest. */
  thisYear: Pence
  /** None if it is not offered to this customer. */
  monthly: InstalmentPlan | undefined
  cover: CoverOffered
  /** Of the next policy: 2 for the first renewal. */
  period: number
  /** When the card is charged, for a policy that renews automatically. */
  payOn: LocalDate | undefined
  card: ExpiringCard
  quoteAddress: string | undefined
  stopAddress: string | undefined
} & ToCheck

/** Sent four weeks before a year ends: this year's price next to last year's, as it was paid, and what it covers (CON-30, ICOBS 6.5). */
export function invitationEmail(details: InvitationDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const { lastDay, lastYear, thisYear, monthly } = details
  return renderEmail({
    journey: details.journey,
    subject: `Your ${firm.name} renewal: your new price`,
    heading: 'Your renewal',
    intro: [
      `Hello ${details.firstName}. Your policy ${details.policyNumber} ends on ${longDate(lastDay)} at 23:59. Here's what another 12 months would cost.`,
    ],
    card: [
      ...policyRows(details),
      ...lastYearRows(lastYear),
      ['This year, in full', formatPence(thisYear)],
      ...(monthly ? [['This year, monthly', monthlyInWords(monthly)] as const] : []),
    ],
    button:
      details.quoteAddress === undefined
        ? undefined
        : {
            label: details.payOn === undefined ? 'See my renewal' : 'See or change my quote',
            address: details.quoteAddress,
          },
    parts: [
      differenceInWords(lastYear, { inFull: thisYear, monthly: monthly?.totalPayable }),
      ...comparing(details.period),
      ...(details.payOn === undefined ? [] : cardParts(details.card, details.payOn, details.quoteAddress)),
      ...endedParts(details.cover),
      'Your price is what a new customer would pay us today for this cover.',
      claimsInWords(details.cover),
      ...(monthly ? creditParts(monthly, thisYear) : []),
      ...coverParts(details.cover, details.quoteAddress),
      ...partsToCheck(details),
      ...(details.payOn === undefined ? byHand(details) : byItself(details, details.payOn)),
      { title: 'Before you renew' },
      `Please check that your details are still right: your vehicle and its value, address, job, drivers, claims and convictions. If anything has changed, call ${firm.phone.display} or change it in your quote. Wrong answers could affect a claim.`,
    ],
  })
}

/** As it was paid. The price in full is named beside it only where it was not what the customer agreed to pay. */
function lastYearRows({ inFull, monthly }: LastYear): readonly Detail[] {
  if (monthly === undefined) return [['Last year you paid', formatPence(inFull)]]
  return [
    ['Last year, monthly', `${formatPence(monthly)} in total, including interest`],
    ["Last year's price in full", formatPence(inFull)],
  ]
}

/** With an unequal first payment, one fewer standard payment follows (DDM-07). */
function monthlyInWords(plan: InstalmentPlan): string {
  const { upFront, first, standard, instalments, totalPayable } = plan
  const payments = hasUnequalFirst(plan)
    ? `a first payment of ${formatPence(first)} and ${instalments - 1} of ${formatPence(standard)}`
    : `${instalments} payments of ${formatPence(standard)}`
  return `a deposit of ${formatPence(upFront)}, then ${payments}: ${formatPence(totalPayable)} in total, including interest`
}

function byHand({ lastDay }: InvitationDetails): readonly EmailPart[] {
  return [
    { title: "Your policy won't renew automatically" },
    `To stay covered from ${longDate(addDays(lastDay, 1))}, buy your renewal before then.`,
  ]
}

function byItself({ lastDay, stopAddress }: InvitationDetails, payOn: LocalDate): readonly EmailPart[] {
  return [
    { title: 'Your policy will renew automatically' },
    `We'll take the full price from your saved card on ${longDate(payOn)}, and your new cover will start on ${longDate(addDays(lastDay, 1))}. We'll email you again a week before.`,
    ...(stopAddress === undefined
      ? []
      : [
          "If you don't want to renew, you can stop it. We won't take a payment, and your cover will end.",
          { link: SEE_OR_STOP, address: stopAddress },
        ]),
  ]
}

export type RenewalQuestionsDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  registration: string | undefined
  lastDay: LocalDate
  /** Each in the words that the customer reads: "Please tell us if the car has a dash cam". */
  questions: readonly string[]
  /** The card is charged once there is a price. */
  isByItself: boolean
  quoteAddress: string | undefined
  stopAddress: string | undefined
}

/** Sent before a renewal that cannot be priced without an answer: what we need, where, and what happens otherwise (D-266). */
export function renewalQuestionsEmail(details: RenewalQuestionsDetails): EmailContent {
  const { journey, firstName, policyNumber, lastDay, questions, isByItself, quoteAddress } = details
  const firm = firmOf(journeys[journey].brand)
  const isOne = questions.length === 1
  const answers = isOne ? 'an answer' : 'some answers'
  return renderEmail({
    journey,
    subject: `Your ${firm.name} renewal: we need ${answers} from you`,
    heading: `We need ${answers} before we can renew your policy`,
    intro: [
      `Hello ${firstName}. Your policy ${policyNumber} ends on ${longDate(lastDay)} at 23:59. Before we can work out your renewal price, we need to ask you ${isOne ? 'something' : 'a few things'}. We didn't ask when you bought your policy, or your ${isOne ? 'answer' : 'answers'} may have changed.`,
    ],
    card: [...policyRows(details), ['Covered until', `${longDate(lastDay)} at 23:59`]],
    button: quoteAddress === undefined ? undefined : { label: 'Answer now', address: quoteAddress },
    parts: [
      { title: 'What we need to know' },
      { list: questions },
      isByItself
        ? "Once you've answered, we'll email you your price. We'll then take it from your saved card, as you asked."
        : "Once you've answered, you'll see your price and can buy your renewal.",
      { title: "If we don't hear from you" },
      `We can't renew your policy without ${isOne ? 'this answer' : 'these answers'}. You won't be insured after ${longDate(lastDay)} at 23:59.`,
      ...(details.stopAddress === undefined ? [] : [{ link: SEE_OR_STOP, address: details.stopAddress }]),
      `If you'd rather talk to someone, call ${firm.phone.display}.`,
    ],
  })
}
