import { useQuote } from '../../state/quote-state'

declare global {
  interface Window {
    /** A device-fingerprint tool may put its token here; there is none by default (D-209). */
    milepostBlackBoxToken?: () => string
  }
}

/** Empty where there is no such tool, and for every visitor of a comparison site (API-07, D-209). */
export function blackBoxToken(): string {
  const isAggregator = useQuote.getState().aggregator !== undefined
  return isAggregator ? '' : (window.milepostBlackBoxToken?.() ?? '')
}
