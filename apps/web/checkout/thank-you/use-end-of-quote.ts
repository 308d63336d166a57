import { useEffect, useState } from 'react'
import type { BoughtPolicy } from '../../api/get-purchase'
import { abandonQuote, useQuote } from '../../state/quote-state'
import { useResults } from '../../state/results-state'

/**
 * A quote that has become a policy is forgotten by this browser, with all that was answered for it (D-046). Another quote, begun in
 * this tab since, stays. Gives the comparison site the bought one came from, which goes with it.
 */
export function useEndOfQuote({ quoteReference }: Pick<BoughtPolicy, 'quoteReference'>): string | undefined {
  const [source] = useState(() => (isQuoteOfTab(quoteReference) ? sourceOfTab() : undefined))
  useEffect(() => {
    if (isQuoteOfTab(quoteReference)) abandonQuote()
  }, [quoteReference])
  return source
}

/** The year and the thirty days beside it are one quote to their customer: with either bought, both have come to their end. */
function isQuoteOfTab(bought: string): boolean {
  const { results } = useResults.getState()
  return results?.quoteReference === bought || results?.thirtyDayQuoteDetails?.quoteRef === bought
}

const sourceOfTab = () => useQuote.getState().aggregator?.sourceOfBusiness
