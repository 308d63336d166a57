import { brandOf } from '@milepost/domain/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { POLICIES_IN_A_ROW } from '@milepost/domain/outcome/subscription-year'
import type { Term } from '@milepost/domain/outcome/underwritten-option'
import { termInWords } from '@milepost/domain/quote/term-in-words'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { addDays, formatDate, type LocalDate } from '@milepost/domain/values/local-date'
import { formatPence, type Pence } from '@milepost/domain/values/pence'
import type { MailWords } from '../ports/mail'
import { letter } from './letter'
import type { LetterPart } from './letter-part'

export type RenewalNoticeFacts = {
  journey: JourneyId
  firstName: string
  policyNumber: string
  lastDay: LocalDate
  payOn: LocalDate
  price: Pence
  /** What this period costs, where the next is priced anew. */
  priceBefore: Pence | undefined
  lastFour: string | undefined
  term: Term
  /** Where it is stopped with one press. */
  address: string | undefined
}

/** A week before a card is charged: when, how much, and how not to (RST-12, CON-30). */
export function renewalNoticeMail(facts: RenewalNoticeFacts): MailWords {
  const firm = brandOf(journeys[facts.journey].brand)
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

function aboutThePrice({ term, price, priceBefore }: RenewalNoticeFacts): readonly LetterPart[] {
  if (priceBefore === undefined) return ['The price is the same as before.']
  return [
    { title: 'Your price is new' },
    {
      facts: [
        ['Until now', formatPence(priceBefore)],
        ['From now on', formatPence(price)],
      ],
    },
    term === 'thirty-day'
      ? `Your price stood still for ${POLICIES_IN_A_ROW} periods. It is now ${ANEW} It then stands still for the next ${POLICIES_IN_A_ROW}.`
      : `Each year your price is ${ANEW}`,
  ]
}

const ANEW =
  'worked out again, as it would be for anybody new, with one more year of no claims discount if you had no claim.'
