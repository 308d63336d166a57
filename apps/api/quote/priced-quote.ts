import { randomUUID } from 'node:crypto'
import { isPriceHeld } from '@milepost/domain/quote/time-limits'
import { priceHeldUntil } from '@milepost/domain/referral/promise'
import { isTakenOver } from '@milepost/domain/renewal/answers-next-period'
import { londonDate } from '@milepost/domain/values/london-time'
import { type Assessment, assess, type Choices } from '@milepost/pricing/outcome'
import { telematicsDeviceProviderOf } from '@milepost/pricing/products/telematics-device'
import { isThirtyDaysOnly } from '@milepost/pricing/products/thirty-day'
import type { Approved } from '@milepost/pricing/referral'
import type { Risk } from '@milepost/pricing/risk/risk'
import { onOffer } from './credit-on-offer.ts'
import type { PricedVersion, QuoteStatus, RatesOn, StoredApproval, StoredQuote } from './ports.ts'

/** A quote after pricing, with its paired thirty-day quote where both are sold (DAT-21, DAT-22). */
export type PricedQuote = {
  quote: StoredQuote
  thirtyDay: { quote: StoredQuote; isOnlyMonthlyOption: boolean } | undefined
  /** Who fits the device on journeys rated by driving. */
  deviceProvider: string | undefined
}

/**
 * An extra or protection is priced alone; the whole is priced again before it is bought (D-163), as is a quote that lacked an
 * answer.
 */
export function isFullyPriced({ cause }: Pick<PricedVersion, 'cause'>): boolean {
  return cause !== 'add-ons' && cause !== 'no-claims-protection' && !isAwaitingAnswers({ cause })
}

/** An answer was missing when this was made: there is no price until the customer gives it (D-266). */
export function isAwaitingAnswers({ cause }: Pick<PricedVersion, 'cause'>): boolean {
  return cause === 'awaiting-answers'
}

export function pricedQuote(stored: StoredQuote, paired: StoredQuote | undefined, now: Date): PricedQuote {
  const quote = { ...stored, current: onOffer(stored.current, now) }
  const deviceProvider = telematicsDeviceProviderOf(quote.current.risk)
  if (paired === undefined || quote.term !== 'annual') return { quote, thirtyDay: undefined, deviceProvider }
  const isOnlyMonthlyOption = isThirtyDaysOnly(quote.current.risk)
  return { quote, thirtyDay: { quote: paired, isOnlyMonthlyOption }, deviceProvider }
}

/**
 * Whether the current price can be paid now: it is of today, fixed for periods in a row (D-141, D-262), promised for a renewal (D-277), or
 * held by an approval.
 */
export function isPriceCurrent(quote: StoredQuote, now: Date): boolean {
  const { current, createdAt, approved } = quote
  const { ratedOn } = current.risk
  if (isAwaitingAnswers(current)) return false
  return (
    isPriceHeld(ratedOn, now) ||
    // Priced today and limited by an earlier price, whose rates it keeps (D-262).
    isPriceHeld(londonDate(current.pricedAt), now) ||
    isTakenOver(ratedOn, createdAt) ||
    isPricePromised(quote, now) ||
    isHeldBy(approved, current, now)
  )
}

/**
 * Whether a price was promised that is still held: then no price of this quote ends with its day. Its customer may look, or change and
 * change back, until the promise ends (D-277).
 */
export function isPricePromised({ held, current }: StoredQuote, now: Date): boolean {
  return held !== undefined && current.version >= held.version && londonDate(now) <= held.until
}

/** A price made since the decision is held for as long as the decision states: its customer did not choose the day of it. */
function isHeldBy(approved: StoredApproval | undefined, { risk }: PricedVersion, now: Date): boolean {
  if (approved === undefined || risk.ratedOn < approved.on) return false
  return priceHeldUntil(approved.until, risk.cover.start.date) > now
}

export type PricedRisk = { outcomeId: string; assessment: Assessment; status: QuoteStatus }

/** A risk priced with the rates of its day, under an unguessable id: a purchase names it (safety K1). */
export function priceRisk(
  risk: Risk,
  choices: Choices,
  { ratesOn }: { ratesOn: RatesOn },
  approved?: Approved,
): PricedRisk {
  const outcomeId = randomUUID()
  const assessment = assess(risk, ratesOn(risk.line, risk.ratedOn), outcomeId, choices, approved)
  return {
    outcomeId,
    assessment,
    status: assessment.kind === 'offered' ? 'priced' : assessment.outcome.kind,
  }
}
