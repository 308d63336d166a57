import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { POLICIES_IN_A_ROW } from '@milepost/domain/outcome/subscription-year'
import type { Term } from '@milepost/domain/outcome/underwritten-option'
import { termInWords } from '@milepost/domain/quote/term-in-words'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import type { LetterPart } from '../platform/email/email-part'
import { letter } from '../platform/email/email-template'
import type { MailWords } from '../platform/email/ports'
import { partsToCheck, type ToCheck } from './parts-to-check-email'

export type RenewalNoticeFacts = {
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
  /** Where it is stopped with one press. */
  address: string | undefined
} & ToCheck

/** A week before a card is charged: when, how much, and how not to (RST-12, CON-30). */
export function renewalNoticeMail(facts: RenewalNoticeFacts): MailWords {
  const firm = firmOf(journeys[facts.journey].brand)
  const { lastDay, payOn, price, lastFour } = facts
  const term = termInWords[facts.term]
  return letter({
    firm,
    subject: `Your next ${firm.name} payment: ${formatDate(payOn)}`,
    heading: `Your next ${term} with ${firm.name}`,
    parts: [
      `Hello ${facts.firstName}. Your cover goes on by itself, as you asked. You need do nothing if you want to stay covered.`,
      {
        facts: [
          ['Policy number', facts.policyNumber],
          ['Covered until', `${formatDate(lastDay)} at 23:59`],
          ['Next payment', `${formatPence(price)} on ${formatDate(payOn)}`],
          ['From', lastFour ? `the card ending ${lastFour}` : 'the card you saved'],
          ['It covers you', `for ${term} from ${formatDate(addDays(lastDay, 1))}`],
        ],
      },
      ...aboutThePrice(facts),
      ...partsToCheck(facts),
      { title: 'If you do not want it' },
      `Stop it before ${formatDate(payOn)} and nothing more is taken. You stay covered until ${formatDate(lastDay)} at 23:59, and not after.`,
      ...(facts.address === undefined
        ? []
        : [{ press: 'See or stop my renewal', address: facts.address } satisfies LetterPart]),
      { title: 'If something has changed' },
      `Tell us before then: your vehicle, your address, your work, a claim, a conviction, who drives. Call ${firm.phone.display}. A claim may not be paid when an answer was wrong.`,
    ],
  })
}

/** Of twelve periods of thirty days none costs more than the first, nor more than a new customer would pay (SUB-08, D-262). */
function aboutThePrice(facts: RenewalNoticeFacts): readonly LetterPart[] {
  const { term, price, priceBefore, isPricedAnew } = facts
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
      facts: [
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
