import type { GrantedBy } from '@milepost/domain/quote/granted-by'
import { GRANT_HOURS } from '@milepost/domain/quote/time-limits'
import type { Clock, NotFound, Scope } from '../platform/ports.ts'
import { sessionHash } from '../platform/session/session-hash.ts'
import { onOffer } from './credit-on-offer.ts'
import type { Grant, PricedVersion, QuoteStore, StoredQuote } from './ports.ts'

/** A quote and the browser session that asks for it. */
export type QuoteAsked = Scope & { reference: string; session: string | undefined }

/** Why an existing quote cannot be priced, changed or bought (D-050, D-243). */
export type Closed = { kind: 'closed'; reason: 'locked' | 'expired' | 'taken-up' | 'declined' | 'referred' }

type Offered = Extract<PricedVersion['assessment'], { kind: 'offered' }>

/** A quote with a price, which may be changed and bought. */
export type OpenQuote = StoredQuote & { current: PricedVersion & { assessment: Offered } }

export type Opened = { kind: 'open'; quote: OpenQuote } | NotFound | Closed

/** The quote of a browser that made or unlocked it. For any other browser or brand it does not exist (D-005, D-250). */
export async function openQuote(
  asked: QuoteAsked,
  { quotes, clock }: { quotes: Pick<QuoteStore, 'findGranted'>; clock: Clock },
): Promise<Opened> {
  const now = clock()
  const quote = await grantedQuote(asked, now, quotes)
  return quote === undefined ? { kind: 'not-found' } : stateOf(quote, now)
}

/** The same in any state. A quote of another product than the call names does not exist, like one of another brand (D-004, D-005). */
export async function grantedQuote(
  { tenant, reference, session, journeys }: QuoteAsked,
  now: Date,
  quotes: Pick<QuoteStore, 'findGranted'>,
): Promise<StoredQuote | undefined> {
  if (session === undefined) return undefined
  const grantee = { sessionHash: sessionHash(session), now }
  const quote = await quotes.findGranted({ tenant, reference }, grantee)
  return quote && journeys.includes(quote.journey) ? quote : undefined
}

/** A lock has priority: the back office may have set it in any state. An open quote has what its customer may buy now (D-294). */
export function stateOf(quote: StoredQuote, now: Date): Exclude<Opened, NotFound> {
  const { assessment } = quote.current
  if (quote.isLocked) return { kind: 'closed', reason: 'locked' }
  if (quote.status === 'taken-up' || quote.isPairedQuoteSold) return { kind: 'closed', reason: 'taken-up' }
  if (quote.expiresAt <= now) return { kind: 'closed', reason: 'expired' }
  if (assessment.kind === 'not-offered') return { kind: 'closed', reason: assessment.outcome.kind }
  return { kind: 'open', quote: { ...quote, current: onOffer({ ...quote.current, assessment }, now) } }
}

const HOUR = 60 * 60 * 1000

/** A browser that makes or unlocks a quote may use it from now on (D-250). */
export function grantFor(session: string, now: Date, how: GrantedBy): Grant {
  const until = new Date(now.getTime() + GRANT_HOURS * HOUR)
  return { sessionHash: sessionHash(session), until, madeAt: now, how }
}

/** The same offer with its own ids: a purchase names them (safety K1). */
export function offerUnderId(assessment: Offered, outcomeId: string): Offered {
  const { outcome } = assessment
  const renamed = (id: string) => id.replace(outcome.outcomeId, outcomeId)
  const options = outcome.options.map((option) => ({
    ...option,
    optionId: renamed(option.optionId),
    cover: { ...option.cover, dataPointId: renamed(option.cover.dataPointId) },
    addOns: option.addOns.map((addOn) => ({ ...addOn, dataPointId: renamed(addOn.dataPointId) })),
  }))
  return { ...assessment, outcome: { ...outcome, outcomeId, options } }
}
