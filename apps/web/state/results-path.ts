import { paths } from '../paths'
import { useQuote } from './quote-state'

/** Where the price of this tab stands: a customer of a comparison site has an address of their own for it (NAV-02, D-138). */
export function resultsPath(): string {
  return useQuote.getState().aggregator === undefined ? paths.results : paths.pcwResult
}

/** Where thirty days are offered: to take a cancelled policy up again, or else (D-040). */
export function thirtyDayPage(isRestart = false): string {
  return isRestart ? paths.restartOffer : paths.thirtyDayQuote
}

/** Where a purchase ends (NAV-06, NAV-09). */
export function thankYouPage(isRestart = false): string {
  return isRestart ? paths.restartThankYou : paths.thankYou
}

/** Whether a new price leaves its customer where they are: the term was chosen before and stays (D-036). */
export function staysOnResults(to: string): boolean {
  return to === resultsPath() || to === paths.policySelection
}
