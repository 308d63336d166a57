import type { Missing } from '@milepost/domain/journeys/journey-progress'
import type { CoverDetails, VehicleDetails } from '@milepost/domain/questions/answers'
import type { Assessment } from '@milepost/pricing/outcome'
import { changesBetween, type PriceChanges } from '@milepost/pricing/receipt/changes'
import { pricedOf } from '@milepost/pricing/receipt/priced'
import type { Risk } from '@milepost/pricing/risk/risk'
import type { Clock, NotFound } from '../platform/ports'
import { approvedFor } from './approved-terms'
import { type Closed, type OpenQuote, openQuote, type QuoteAsked } from './open-quote'
import type { QuoteStore, RatesOn } from './ports'
import { type PricedRisk, priceRisk } from './priced-quote'
import { type Mismatch, riskOf } from './rerate'

/** What may be varied beside a price; what is left out stays as answered. */
export type Try = Pick<CoverDetails, 'levelOfCover' | 'voluntaryExcess' | 'effectiveFrom'> &
  Pick<VehicleDetails, 'annualMileage'>

export type PreviewPorts = {
  quotes: Pick<QuoteStore, 'findGranted' | 'findVersion'>
  ratesOn: RatesOn
  clock: Clock
}

/** The price it would have, and why it differs; a risk we would not take has no price to compare. */
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
    const read = riskOf(quote, answersOf(quote, each), now)
    if (read.kind === 'missing') fieldErrors.push(...read.missing.map((missing) => ({ ...missing, at })))
    else {
      const approved = await approvedFor(quote, read.answers, read.risk, ports)
      const priced = priceRisk(read.risk, quote.current.choices, ports, approved)
      previews.push(previewOf(quote, read.risk, priced))
    }
  }
  return fieldErrors.length > 0 ? { kind: 'bad-tries', fieldErrors } : { kind: 'previewed', previews }
}

function previewOf(quote: OpenQuote, risk: Risk, { assessment }: PricedRisk): Preview {
  const now = pricedOf(quote.current)
  const then = pricedOf({ risk, assessment })
  return { assessment, changes: now && then && changesBetween(now, then) }
}

function answersOf({ current: { answers } }: OpenQuote, { annualMileage, ...cover }: Try) {
  return {
    ...answers,
    coverDetails: { ...answers.coverDetails, ...cover },
    vehicleDetails: { ...answers.vehicleDetails, ...(annualMileage !== undefined && { annualMileage }) },
  }
}
