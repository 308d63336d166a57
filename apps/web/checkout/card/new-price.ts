import type { EndOfQuote } from '../../api/quote-problems'
import { getPrice } from '../../offer/get-price'
import { loadCatalogue } from '../../state/journey-definition'
import { clearPaymentMethod } from '../../state/payment-choice'
import { PRICED_AGAIN } from '../../state/priced-again'
import { resultsPath, staysOnResults, thirtyDayPage } from '../../state/results-path'
import { useResults } from '../../state/results-state'
import { showToast } from '../../ui/toast'

/**
 * The price on this page is no longer the quote's: another tab has changed it. What is answered here is priced anew and shown before
 * anything is paid; no way of paying is chosen for the customer (F7, BUY-14).
 */
export async function newPrice(): Promise<EndOfQuote> {
  const { results, is30DayQuote, isRestart } = useResults.getState()
  useResults.setState({ pricedFrom: undefined })
  const outcome = await loadCatalogue().then(
    () => getPrice(),
    () => undefined,
  )
  showToast(PRICED_AGAIN)
  const isAnother = useResults.getState().results?.quoteReference !== results?.quoteReference
  clearPaymentMethod(isAnother ? 'changed-elsewhere' : 'priced-again')
  if (outcome?.kind === 'go' && !staysOnResults(outcome.end.to)) return outcome.end
  return { to: is30DayQuote ? thirtyDayPage(isRestart) : resultsPath(), replace: true }
}
