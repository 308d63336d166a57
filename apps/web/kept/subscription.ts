import { subscriptionOffer } from '@milepost/domain/outcome/subscription-offer'
import type { Results } from '../api/price-quote'
import type { Option, WayToPay } from './offer'
import { useResults } from './results-state'

/** The thirty-day offer of this tab: a quote with a reference of its own beside the yearly one (DAT-22). */
export type Subscription = {
  reference: string
  outcomeId: string
  option: Option
  way: WayToPay
  /** No year can be paid bit by bit, so this is what is offered in its place (BUY-17, SUB-02). */
  isOnlyOffered: boolean
}

export function subscriptionIn(results: Results | undefined): Subscription | undefined {
  const details = results?.thirtyDayQuoteDetails
  const offer = subscriptionOffer(details?.thirtyDayUnderwritingOutcome)
  if (!details || !offer) return undefined
  return {
    reference: details.quoteRef,
    outcomeId: details.thirtyDayUnderwritingOutcome.underwritingOutcomeResponseId,
    isOnlyOffered: details.showOnly30DayQuote,
    ...offer,
  }
}

export function useSubscription(): Subscription | undefined {
  return subscriptionIn(useResults((state) => state.results))
}
