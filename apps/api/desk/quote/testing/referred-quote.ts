import { randomBytes } from 'node:crypto'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import { quoteReference } from '@milepost/domain/quote/quote-reference'
import { type BrandCode, type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { toRisk } from '@milepost/pricing/risk/risk'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { QuoteKey } from '../../../quote/ports.ts'
import { priceRisk } from '../../../quote/priced-quote.ts'
import { quoteStore } from '../../../quote/store.ts'

const DAY = 86_400_000

/** A reason for a referral: someone who has been refused cover. */
export const refusedBefore = (answers: Answers): Answers => ({
  ...answers,
  proposerDetails: { ...answers.proposerDetails, hasBeenRefusedCover: true },
})

/** A quote of a brand as created by a customer; referred unless its answers are changed otherwise. */
export async function referredQuote(
  db: Kysely<Database>,
  brand: BrandCode,
  now: Date,
  change: (answers: Answers) => Answers = refusedBefore,
): Promise<QuoteKey & { journey: JourneyId; answers: Answers }> {
  const journey = journeyIds.find((id) => journeys[id].brand === brand && journeys[id].line === 'private-car')
  if (journey === undefined) throw new Error(`${brand} sells no cars`)
  const { answers: plain } = peopleByJourney[journey]
  const date = addDays(londonDate(now), 3)
  const answers = change({
    ...plain,
    coverDetails: { ...plain.coverDetails, effectiveFrom: { date, hour: 0, minute: 0 } },
  })
  const read = toRisk(answers, { terms: journeys[journey], now, channel: 'direct', term: 'annual' })
  if (read.kind !== 'complete') throw new Error(JSON.stringify(read.missing))
  const choices = { addOns: [] }
  const { status, ...priced } = priceRisk(read.risk, choices, { ratesOn: ratesOf }, undefined)
  const key = { tenant: brand, reference: quoteReference(brand, randomBytes(10)) }
  await quoteStore(db).createQuotes(
    [
      {
        ...key,
        journey,
        term: 'annual',
        channel: 'direct',
        status,
        pairedReference: undefined,
        createdAt: now,
        expiresAt: new Date(now.getTime() + 30 * DAY),
        first: {
          ...priced,
          answers: read.answers,
          marketing: { emailOptIn: false, phoneOptIn: false, smsOptIn: false },
          risk: read.risk,
          choices,
          cause: 'first-price',
          pricedAt: now,
        },
      },
    ],
    undefined,
  )
  return { ...key, journey, answers: read.answers }
}
