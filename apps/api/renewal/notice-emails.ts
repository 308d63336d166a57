import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { termInWords } from '@milepost/domain/quote/policy-period'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import { POLICIES_IN_A_ROW } from '@milepost/domain/renewal/subscription'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import { type EmailPart, renderEmail } from '../platform/email/email-template'
import type { EmailContent } from '../platform/email/ports'

export type RenewalNoticeDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  payOn: LocalDate
  price: Pence
  /** What this period cost. */
  priceBefore: Pence
  /** The next period is not under the price of the ones before. */
  isPricedAnew: boolean
  lastFour: string | undefined
  term: Term
  /** Where it is stopped with one click. */
  address: string | undefined
} & ToCheck

/** A week before a card is charged: when, how much, and how not to (RST-12, CON-30). */
export function renewalNoticeEmail(details: RenewalNoticeDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const { lastDay, payOn, price, lastFour } = details
  const term = termInWords[details.term]
  return renderEmail({
    firm,
    subject: `Your next ${firm.name} payment: ${formatDate(payOn)}`,
    heading: `Your next ${term} with ${firm.name}`,
    parts: [
      `Hello ${details.firstName}. Your cover goes on by itself, as you asked. You need do nothing if you want to stay covered.`,
      {
        details: [
          ['Policy number', details.policyNumber],
          ['Covered until', `${formatDate(lastDay)} at 23:59`],
          ['Next payment', `${formatPence(price)} on ${formatDate(payOn)}`],
          ['From', lastFour ? `the card ending ${lastFour}` : 'the card you saved'],
          ['It covers you', `for ${term} from ${formatDate(addDays(lastDay, 1))}`],
        ],
      },
      ...aboutThePrice(details),
      ...partsToCheck(details),
      { title: 'If you do not want it' },
      `Stop it before ${formatDate(payOn)} and nothing more is taken. You stay covered until ${formatDate(lastDay)} at 23:59, and not after.`,
      ...(details.address === undefined
        ? []
        : [{ press: 'See or stop my renewal', address: details.address } satisfies EmailPart]),
      { title: 'If something has changed' },
      `Tell us before then: your vehicle, your address, your work, a claim, a conviction, who drives. Call ${firm.phone.display}. A claim may not be paid when an answer was wrong.`,
    ],
  })
}

/** Of twelve periods of thirty days none costs more than the first, nor more than a new customer would pay (SUB-08, D-262). */
function aboutThePrice(details: RenewalNoticeDetails): readonly EmailPart[] {
  const { term, price, priceBefore, isPricedAnew } = details
  if (!isPricedAnew && price === priceBefore) return ['The price is the same as before.']
  if (!isPricedAnew)
    return [
      price < priceBefore
        ? `The price is lower than the ${formatPence(priceBefore)} you paid before: a new customer would pay less today, and so do you.`
        : `You paid ${formatPence(priceBefore)} before, when the price for new customers was lower. It is what a new customer would pay today, and not more than your first price.`,
    ]
  return [
    { title: 'Your price is new' },
    {
      details: [
        ['Until now', formatPence(priceBefore)],
        ['From now on', formatPence(price)],
      ],
    },
    term === 'thirty-day'
      ? `Your price has not risen for ${POLICIES_IN_A_ROW} periods. It is now ${ANEW} It does not rise for the next ${POLICIES_IN_A_ROW}.`
      : `Each year your price is ${ANEW}`,
  ]
}

const ANEW =
  'worked out again, as it would be for anybody new, with one more year of no claims discount if you had no claim.'

export type InvitationDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  /** Both in full and without interest, so that they can be compared. */
  lastYear: Pence
  thisYear: Pence
  monthly: { upFront: Pence; instalments: number; standard: Pence; total: Pence } | undefined
  /** When the card is charged, for a policy that renews automatically. */
  payOn: LocalDate | undefined
  quoteAddress: string | undefined
  stopAddress: string | undefined
} & ToCheck

/** Four weeks before a year ends: this year's price beside last year's, as the rules require (CON-30, ICOBS 6.5). */
export function invitationEmail(details: InvitationDetails): EmailContent {
  const firm = firmOf(journeys[details.journey].brand)
  const { lastDay, lastYear, thisYear, monthly } = details
  return renderEmail({
    firm,
    subject: `Your ${firm.name} renewal: your new price`,
    heading: 'Your renewal',
    parts: [
      `Hello ${details.firstName}. Your policy ${details.policyNumber} ends on ${formatDate(lastDay)} at 23:59. This is what another 12 months would cost.`,
      {
        details: [
          ['Last year you paid', formatPence(lastYear)],
          ['This year, in full', formatPence(thisYear)],
          ...(monthly
            ? [
                [
                  'This year, monthly',
                  `${formatPence(monthly.upFront)} now, then ${monthly.instalments} payments of ${formatPence(monthly.standard)}: ${formatPence(monthly.total)} in all, with interest`,
                ] as const,
              ]
            : []),
        ],
      },
      'Your price is what anybody new would pay us for the same cover today, with one more year of no claims discount if you had no claim. You may be able to find the cover you want for less elsewhere: please compare.',
      ...partsToCheck(details),
      ...(details.payOn === undefined ? byHand(details) : byItself(details, details.payOn)),
      { title: 'Before you go on' },
      `Please check that your answers are still right: your vehicle, your address, your work, claims, convictions, who drives. If anything has changed, call ${firm.phone.display} or change it in your quote. A claim may not be paid when an answer was wrong.`,
    ],
  })
}

function byHand({ lastDay, quoteAddress }: InvitationDetails): readonly EmailPart[] {
  return [
    { title: 'Your policy does not renew by itself' },
    `To stay covered from ${formatDate(addDays(lastDay, 1))}, buy your renewal before then.`,
    ...(quoteAddress === undefined
      ? []
      : [{ press: 'See my renewal', address: quoteAddress } satisfies EmailPart]),
  ]
}

function byItself(
  { lastDay, quoteAddress, stopAddress }: InvitationDetails,
  payOn: LocalDate,
): readonly EmailPart[] {
  return [
    { title: 'Your policy renews by itself' },
    `We take the price in full from the card you saved on ${formatDate(payOn)}, and you stay covered from ${formatDate(addDays(lastDay, 1))}. We write to you again a week before.`,
    ...(stopAddress === undefined
      ? []
      : [
          'If you do not want it, stop it: nothing is taken then, and your cover ends.',
          { press: 'See or stop my renewal', address: stopAddress } satisfies EmailPart,
        ]),
    ...(quoteAddress === undefined
      ? []
      : [{ press: 'See or change my quote', address: quoteAddress } satisfies EmailPart]),
  ]
}

export type RenewalQuestionsDetails = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  /** Each in the words the customer is asked for it in: "Please tell us if the car has a dash cam". */
  questions: readonly string[]
  /** The card is charged once there is a price. */
  isByItself: boolean
  quoteAddress: string | undefined
  stopAddress: string | undefined
}

/** Before a renewal that cannot be priced without an answer: what we need, where to give it, and what happens without it (D-266). */
export function renewalQuestionsEmail(details: RenewalQuestionsDetails): EmailContent {
  const { journey, firstName, policyNumber, lastDay, questions, isByItself, quoteAddress } = details
  const firm = firmOf(journeys[journey].brand)
  const isOne = questions.length === 1
  const answers = isOne ? 'an answer' : 'some answers'
  return renderEmail({
    firm,
    subject: `Your ${firm.name} renewal: we need ${answers} from you`,
    heading: `We need ${answers} before we can renew your policy`,
    parts: [
      `Hello ${firstName}. Your policy ${policyNumber} ends on ${formatDate(lastDay)} at 23:59. Before we can give you a price for renewing it, we need to ask you ${isOne ? 'something' : 'a few things'} that we did not ask when you bought it, or that may have changed.`,
      { list: questions },
      ...(quoteAddress === undefined ? [] : [{ press: 'Answer now', address: quoteAddress }]),
      isByItself
        ? 'Once you have answered, we will email you your price. We will then take it from the card you saved, as you asked.'
        : 'Once you have answered, you will see your price and can buy your renewal.',
      { title: 'If we do not hear from you' },
      `We cannot renew your policy without ${isOne ? 'this answer' : 'these answers'}. You would not be insured after ${formatDate(lastDay)} at 23:59.`,
      ...(details.stopAddress === undefined
        ? []
        : [{ press: 'See or stop my renewal', address: details.stopAddress }]),
      `If you would rather talk to someone, call ${firm.phone.display}.`,
    ],
  })
}

/** What a customer confirms of an offer made from an earlier policy: answers to questions that policy was never asked (D-266). */
type ToCheck = {
  assumed: readonly { question: string; answer: string }[]
  /** Where they are corrected. */
  checkAddress: string | undefined
}

/** Nothing where nothing was assumed. */
function partsToCheck({ assumed, checkAddress }: ToCheck): readonly EmailPart[] {
  if (assumed.length === 0) return []
  const isOne = assumed.length === 1
  return [
    { title: isOne ? 'Please check this answer' : 'Please check these answers' },
    `We did not ask ${isOne ? 'this' : 'these'} when you bought your policy, so we have assumed the usual ${isOne ? 'answer' : 'answers'}. If ${isOne ? 'it is' : 'one is'} not right for you, please change it before your policy renews: a claim may not be paid when an answer was wrong.`,
    { details: assumed.map(({ question, answer }) => [question, answer] as const) },
    ...(checkAddress === undefined
      ? []
      : [{ press: isOne ? 'Check this answer' : 'Check these answers', address: checkAddress }]),
  ]
}
