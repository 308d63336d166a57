import { paths } from '../paths.ts'
import { useQuote } from './quote-state.ts'

/** The results page of this tab: customers from a comparison site have their own (NAV-02, D-138). */
export function resultsPath(): string {
  return useQuote.getState().aggregator === undefined ? paths.results : paths.pcwResult
}

/** The page of the thirty-day offer: for a restart, or otherwise (D-040). */
export function thirtyDayPage(isRestart = false): string {
  return isRestart ? paths.restartOffer : paths.thirtyDayQuote
}

/** The page where a purchase ends (NAV-06, NAV-09). */
export function thankYouPage(isRestart = false): string {
  return isRestart ? paths.restartThankYou : paths.thankYou
}

/** Whether a new price keeps the customer on results: the term was chosen before and stays (D-036). */
export function staysOnResults(to: string): boolean {
  return to === resultsPath() || to === paths.policySelection
}
