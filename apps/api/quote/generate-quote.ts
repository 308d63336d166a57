import type { Missing } from '@milepost/domain/journeys/journey-progress'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { Answers } from '@milepost/domain/questions/answers'
import type { MarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import { toRisk } from '@milepost/pricing/risk/risk'
import type { VehicleByRegistration } from '../lookup/ports.ts'
import type { Clock, Failed } from '../platform/ports.ts'
import type { NewSession } from '../platform/session/ports.ts'
import { answersWithVehicle } from './answers-with-vehicle.ts'
import { MOST_DRAWS, newQuotes, pricedAtFirst } from './new-quotes.ts'
import { grantFor } from './open-quote.ts'
import type { QuoteStore, RatesOn } from './ports.ts'
import { withinRun } from './price-ceiling.ts'
import type { PricedQuote } from './priced-quote.ts'
import { type HeldForReview, heldForReview, type ReviewPorts } from './review-quote.ts'

export type GenerateRequest = {
  tenant: BrandCode
  journey: JourneyId
  channel: 'direct' | 'aggregator'
  answers: Answers
  marketing: MarketingPreferences
  session: string
  /** Saved with the quote, if the session begins with it. */
  newSession?: NewSession | undefined
}

export type GeneratePorts = ReviewPorts & {
  quotes: Pick<QuoteStore, 'createQuotes' | 'findVersion' | 'thirtyDayPolicies'>
  vehicleByRegistration: VehicleByRegistration
  ratesOn: RatesOn
  clock: Clock
}

export type Incomplete = { kind: 'incomplete'; missing: readonly Missing[] }

/** The first price of a quote (D-135). Missing or wrong answers are reported by field, and then nothing is stored. */
export async function generateQuote(
  { session, newSession, answers, ...asked }: GenerateRequest,
  ports: GeneratePorts,
): Promise<({ kind: 'priced' } & PricedQuote) | Incomplete | HeldForReview | Failed> {
  const now = ports.clock()
  const looked = await answersWithVehicle(answers, ports)
  if (looked.kind === 'failed') return looked
  const read = toRisk(looked.answers, { terms: journeys[asked.journey], now, channel: asked.channel })
  if (read.kind === 'missing') return { kind: 'incomplete', missing: read.missing }

  const grant = Object.assign(grantFor(session, now, 'made'), newSession && { begins: newSession })
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const priced = newQuotes({ risk: read.risk, answers: read.answers, ...asked }, now, ports)
    const made = await Promise.all(priced.map((quote) => withinRun(quote, now, ports)))
    if ((await ports.quotes.createQuotes(made, grant)) !== 'created') continue
    const atFirst = pricedAtFirst(made, now)
    return (await heldForReview(atFirst, ports)) ?? { kind: 'priced', ...atFirst }
  }
  throw new Error('No reference was free')
}
