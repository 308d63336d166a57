import { journeys } from '@milepost/domain/journeys/journeys'
import type { Missing } from '@milepost/domain/journeys/missing'
import type { Answers } from '@milepost/domain/questions/answers'
import type { MarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import { GRANT_HOURS } from '@milepost/domain/quote/validity'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import { toRisk } from '@milepost/pricing/risk/to-risk'
import type { Clock } from '../../ports/clock'
import type { Failed } from '../../ports/provider'
import type { QuoteStore } from '../../ports/quotes'
import type { RatesOn } from '../../ports/rates'
import type { VehicleByRegistration } from '../../ports/vehicles'
import { answersWithVehicle } from './answers-with-vehicle'
import { MOST_DRAWS, newQuotes, pricedAtFirst } from './new-quotes'
import type { PricedQuote } from './priced-quote'
import { sessionHash } from './session-hash'

export type GenerateRequest = {
  tenant: BrandCode
  journey: JourneyId
  channel: 'direct' | 'aggregator'
  answers: Answers
  marketing: MarketingPreferences
  session: string
}

export type GeneratePorts = {
  quotes: Pick<QuoteStore, 'createQuotes'>
  vehicleByRegistration: VehicleByRegistration
  ratesOn: RatesOn
  clock: Clock
}

export type Incomplete = { kind: 'incomplete'; missing: readonly Missing[] }

const HOUR = 60 * 60 * 1000

/** The first price of a quote (D-135). What is missing or wrong is named, each by its place, and then nothing is stored. */
export async function generateQuote(
  { session, answers, ...asked }: GenerateRequest,
  ports: GeneratePorts,
): Promise<({ kind: 'priced' } & PricedQuote) | Incomplete | Failed> {
  const now = ports.clock()
  const looked = await answersWithVehicle(answers, ports)
  if (looked.kind === 'failed') return looked
  const read = toRisk(looked.answers, { terms: journeys[asked.journey], now, channel: asked.channel })
  if (read.kind === 'missing') return { kind: 'incomplete', missing: read.missing }

  const grant = { sessionHash: sessionHash(session), until: new Date(now.getTime() + GRANT_HOURS * HOUR) }
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const made = newQuotes({ ...asked, risk: read.risk, answers: read.answers }, now, ports)
    if ((await ports.quotes.createQuotes(made, grant)) === 'created')
      return { kind: 'priced', ...pricedAtFirst(made) }
  }
  throw new Error('No reference was free')
}
