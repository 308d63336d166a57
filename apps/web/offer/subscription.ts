import { subscriptionOffer } from '@milepost/domain/renewal/subscription'
import type { Results } from '../api/pricing.ts'
import { useResults } from '../state/results-state.ts'
import { type Option, offerIn, type PaymentOption } from './offer.ts'

/** The thirty-day offer of this tab: a quote with its own reference, paired with the yearly one (DAT-22) or alone (D-040). */
export type Subscription = {
  reference: string
  outcomeId: string
  option: Option
  paymentOption: PaymentOption
  /** The year cannot be paid monthly, so thirty days are offered instead (BUY-17, SUB-02). */
  isOnlyOffered: boolean
}

export function subscriptionIn(results: Results | undefined): Subscription | undefined {
  const details = results?.thirtyDayQuoteDetails
  if (!details) return aloneIn(results)
  const offer = subscriptionOffer(details.thirtyDayUnderwritingOutcome)
  if (!offer) return undefined
  return {
    reference: details.quoteRef,
    outcomeId: details.thirtyDayUnderwritingOutcome.underwritingOutcomeResponseId,
    isOnlyOffered: details.showOnly30DayQuote,
    ...offer,
  }
}

/**
 * A restart, or a renewal paid by hand, is thirty days only: the rated price is theirs (RST-05). The short policy of an impound
 * journey is excluded: it is not a subscription, and is shown on results (SUB-01, D-170).
 */
function aloneIn(results: Results | undefined): Subscription | undefined {
  if (offerIn(results, undefined)?.term !== 'thirty-day') return undefined
  const outcome = results?.underwritingOutcome
  const offer = subscriptionOffer(outcome)
  if (!results || !outcome || !offer) return undefined
  const { underwritingOutcomeResponseId: outcomeId } = outcome
  return { reference: results.quoteReference, outcomeId, isOnlyOffered: false, ...offer }
}

export function useSubscription(): Subscription | undefined {
  return subscriptionIn(useResults((state) => state.results))
}
