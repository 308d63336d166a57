import { useEffect } from 'react'
import { useOffer } from '../../offer/offer'
import { useResults } from '../../state/results-state'
import { shownPrice } from './shown-price'

/**
 * Notices that the price on the page is another one than the customer last saw, whatever made it so: an extra, a changed answer, a
 * form that was sent. The first price of a quote is no news.
 */
export function usePriceNews(): void {
  const offer = useOffer()
  const outcomeId = offer?.results.underwritingOutcome.underwritingOutcomeResponseId
  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome is compared once, when it comes
  useEffect(() => {
    if (!offer) return
    const now = shownPrice(offer)
    const { shownPrice: before } = useResults.getState()
    if (before?.outcomeId === now.outcomeId) return
    useResults.setState({ shownPrice: now, ...(before && { priceNews: { before, after: now } }) })
  }, [outcomeId])
}
