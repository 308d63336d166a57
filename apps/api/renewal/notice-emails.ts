import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { hasUnequalFirst, type InstalmentPlan } from '@milepost/domain/payment/instalment-plan'
import { termInWords } from '@milepost/domain/quote/policy-period'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import { POLICIES_IN_A_ROW } from '@milepost/domain/renewal/subscription'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, type LocalDate, longDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence, subtract } from '@milepost/domain/values/pence'
import { type Detail, type EmailPart, renderEmail } from '../platform/email/email-template.ts'
import type { EmailContent } from '../platform/email/ports.ts'
import { policyRows } from '../policy/rows-of-emails.ts'
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
  expiresBefore,
  type LastYear,
} from './cover-in-emails.ts'

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

const SEE_OR_STOP = 'See or stop my renewal'

/** Sent a week before a card is charged: when, how much, and how to stop it (RST-12, CON-30). */
export function renewalNoticeEmail(details: RenewalNoticeDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const { lastDay, payOn, price, lastFour } = details
  const term = termInWords[details.term]
  return renderEmail({
    journey: details.journey,
    subject: `Your next ${firm.name} payment: ${longDate(payOn)}`,
    heading: `Your next ${term} with ${firm.name}`,
    intro: [
      `Hello ${details.firstName}. Your cover renews automatically, as you asked.${
        expiresBefore(details.cardExpiresIn, payOn) ? '' : " You don't need to do anything to stay covered."
      }`,
    ],
    card: [
      ...policyRows(details),
      ['Covered until', `${longDate(lastDay)} at 23:59`],
      ['Next payment', `${formatPence(price)} on ${longDate(payOn)}`],
      ['Paid from', lastFour ? `the card ending ${lastFour}` : 'your saved card'],
      ['It covers you', `for ${term} from ${longDate(addDays(lastDay, 1))}`],
    ],
    button: details.address === undefined ? undefined : { label: SEE_OR_STOP, address: details.address },
    parts: [
      ...cardParts({ lastFour, expiresIn: details.cardExpiresIn }, payOn, details.quoteAddress),
      ...aboutThePrice(details),
      ...comparing(details.term === 'annual' ? details.period : 0),
      ...endedParts(details.cover),
      ...coverParts(details.cover, details.quoteAddress),
      ...partsToCheck(details),
      { title: "If you don't want to renew" },
      `Stop your renewal before ${longDate(payOn)} and we won't take any more payments. You'll be covered until ${longDate(lastDay)} at 23:59.`,
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

/** What a customer confirms of an offer made from an earlier policy: answers to questions that policy was never asked (D-266). */
type ToCheck = {
  assumed: readonly { question: string; answer: string }[]
  /** Where the customer corrects them. */
  checkAddress: string | undefined
}

/** Empty if nothing was assumed. */
function partsToCheck({ assumed, checkAddress }: ToCheck): readonly EmailPart[] {
  if (assumed.length === 0) return []
  const isOne = assumed.length === 1
  return [
    { title: isOne ? 'Please check this answer' : 'Please check these answers' },
    `We didn't ask ${isOne ? 'this' : 'these'} when you bought your policy, so we've assumed the usual ${isOne ? 'answer' : 'answers'}. If ${isOne ? 'it' : 'one'} isn't right for you, please change it before your policy renews. Wrong answers could affect a claim.`,
    { details: assumed.map(({ question, answer }) => [question, answer] as const) },
    ...(checkAddress === undefined
      ? []
      : [{ link: isOne ? 'Check this answer' : 'Check these answers', address: checkAddress }]),
  ]
}
