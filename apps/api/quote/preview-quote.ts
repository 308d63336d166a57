import type { Missing } from '@milepost/domain/journeys/journey-progress'
import type { CoverDetails, VehicleDetails } from '@milepost/domain/questions/answers'
import type { Assessment } from '@milepost/pricing/outcome'
import { changesBetween, type PriceChanges } from '@milepost/pricing/receipt/changes'
import { pricedOf } from '@milepost/pricing/receipt/priced'
import type { Risk } from '@milepost/pricing/risk/risk'
import type { Clock, NotFound } from '../platform/ports.ts'
import { approvedFor } from './approved-terms.ts'
import { onOffer } from './credit-on-offer.ts'
import { type Closed, openQuote, type QuoteAsked } from './open-quote.ts'
import type { QuoteStore, RatesOn, StoredQuote } from './ports.ts'
import { priceRisk } from './priced-quote.ts'
import { type Mismatch, riskOf } from './rerate.ts'

/** What a preview may vary; anything left out stays as answered. */
export type Try = Pick<CoverDetails, 'levelOfCover' | 'voluntaryExcess' | 'effectiveFrom'> &
  Pick<VehicleDetails, 'annualMileage'>

export type PreviewPorts = {
  quotes: Pick<QuoteStore, 'findGranted' | 'findVersion'>
  ratesOn: RatesOn
  clock: Clock
}

/** The price it would have, and why it differs; a risk we would not accept has no price to compare. */
export type Preview = { assessment: Assessment; changes: PriceChanges | undefined }

export type Previewed =
  | { kind: 'previewed'; previews: readonly Preview[] }
  | { kind: 'bad-tries'; fieldErrors: readonly (Missing & { at: number })[] }
  | NotFound
  | Closed
  | Mismatch

/** The quote with other answers, priced and not stored. */
export async function previewQuote(
  { tries, outcomeId, ...asked }: QuoteAsked & { outcomeId: string; tries: readonly Try[] },
  ports: PreviewPorts,
): Promise<Previewed> {
  const opened = await openQuote(asked, ports)
  if (opened.kind !== 'open') return opened
  const { quote } = opened
  if (outcomeId !== quote.current.outcomeId) return { kind: 'mismatch' }

  const now = ports.clock()
  const previews: Preview[] = []
  const fieldErrors: (Missing & { at: number })[] = []
  for (const [at, each] of tries.entries()) {
    const tried = await previewTry(quote, each, now, ports)
    if (tried.kind === 'missing') fieldErrors.push(...tried.missing.map((missing) => ({ ...missing, at })))
    else previews.push(tried.preview)
  }
  return fieldErrors.length > 0 ? { kind: 'bad-tries', fieldErrors } : { kind: 'previewed', previews }
}

/** One variation of a quote, for any caller. */
export async function previewTry(
  quote: StoredQuote,
  tried: Try,
  now: Date,
  ports: { quotes: Pick<QuoteStore, 'findVersion'>; ratesOn: RatesOn },
): Promise<{ kind: 'missing'; missing: readonly Missing[] } | { kind: 'priced'; preview: Preview }> {
  const read = riskOf(quote, answersOf(quote, tried), now)
  if (read.kind === 'missing') return read
  const approved = await approvedFor(quote, read.answers, read.risk, ports)
  const priced = priceRisk(read.risk, quote.current.choices, ports, approved)
  const { assessment } = onOffer({ ...read, assessment: priced.assessment }, now)
  return { kind: 'priced', preview: previewOf(quote, read.risk, assessment) }
}

function previewOf(quote: StoredQuote, risk: Risk, assessment: Assessment): Preview {
  const now = pricedOf(quote.current)
  const then = pricedOf({ risk, assessment })
  return { assessment, changes: now && then && changesBetween(now, then) }
}

function answersOf({ current: { answers } }: StoredQuote, { annualMileage, ...cover }: Try) {
  return {
    ...answers,
    coverDetails: { ...answers.coverDetails, ...cover },
    vehicleDetails: { ...answers.vehicleDetails, ...(annualMileage !== undefined && { annualMileage }) },
  }
}
