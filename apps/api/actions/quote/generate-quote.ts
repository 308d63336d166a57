import { journeys } from '@milepost/domain/journeys/journeys'
import type { Missing } from '@milepost/domain/journeys/missing'
import type { Answers } from '@milepost/domain/questions/answers'
import { type MarketingPreferences, permitted } from '@milepost/domain/quote/marketing-preferences'
import { GRANT_HOURS, QUOTE_DAYS } from '@milepost/domain/quote/validity'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import { thirtyDayOffer } from '@milepost/pricing/products/thirty-day'
import type { Risk } from '@milepost/pricing/risk/risk'
import { toRisk } from '@milepost/pricing/risk/to-risk'
import type { Clock } from '../../ports/clock'
import type { Failed } from '../../ports/provider'
import type { NewQuote, QuoteStore } from '../../ports/quotes'
import type { RatesOn } from '../../ports/rates'
import type { VehicleByRegistration } from '../../ports/vehicles'
import { newReference } from '../new-reference'
import { answersWithVehicle } from './answers-with-vehicle'
import { priceRisk } from './price-risk'
import { type PricedQuote, pricedQuote } from './priced-quote'
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

const DAY = 24 * 60 * 60 * 1000
const HOUR = 60 * 60 * 1000

/** The first price of a quote (D-135). What is missing or wrong is named, each by its place, and then nothing is stored. */
export async function generateQuote(
  request: GenerateRequest,
  ports: GeneratePorts,
): Promise<({ kind: 'priced' } & PricedQuote) | Incomplete | Failed> {
  const now = ports.clock()
  const terms = journeys[request.journey]
  const looked = await answersWithVehicle(request.answers, ports)
  if (looked.kind === 'failed') return looked
  const read = toRisk(looked.answers, { terms, now, channel: request.channel })
  if (read.kind === 'missing') return { kind: 'incomplete', missing: read.missing }

  const quoteOf = (risk: Risk): NewQuote => {
    const { status, ...priced } = priceRisk(risk, noExtras, ports)
    const marketing = permitted(request.marketing, terms)
    return {
      tenant: request.tenant,
      reference: newReference(request.tenant),
      journey: request.journey,
      term: risk.cover.term,
      channel: request.channel,
      status,
      besideReference: undefined,
      createdAt: now,
      expiresAt: new Date(now.getTime() + QUOTE_DAYS * DAY),
      first: {
        ...priced,
        answers: read.answers,
        marketing,
        risk,
        choices: noExtras,
        cause: 'first-price',
        pricedAt: now,
      },
    }
  }
  const grant = {
    sessionHash: sessionHash(request.session),
    until: new Date(now.getTime() + GRANT_HOURS * HOUR),
  }
  // One reference in a million billion is taken; then others are drawn. Taken again and again is a fault of ours.
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const made = besideEachOther(quoteOf(read.risk), read.risk, quoteOf)
    if ((await ports.quotes.createQuotes(made, grant)) === 'created') {
      const [quote, beside] = made.map(stored)
      if (quote === undefined) throw new TypeError('A quote was made and is not there')
      return { kind: 'priced', ...pricedQuote(quote, beside) }
    }
  }
  throw new Error('No reference was free')
}

const MOST_DRAWS = 5

const noExtras = { addOns: [] }

/** Where thirty days are sold beside a year, each is a quote of its own that knows the other. */
function besideEachOther(
  yearly: NewQuote,
  risk: Risk,
  quoteOf: (risk: Risk) => NewQuote,
): readonly NewQuote[] {
  const offer = thirtyDayOffer(risk)
  if (yearly.status !== 'priced' || offer.kind === 'not-sold') return [yearly]
  const short = { ...quoteOf(offer.risk), besideReference: yearly.reference }
  return [{ ...yearly, besideReference: short.reference }, short]
}

function stored({ first, ...quote }: NewQuote) {
  return { ...quote, isLocked: false, current: { ...first, version: 1 } }
}
