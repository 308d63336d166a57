import type { Reply } from '@milepost/contract/call'
import type { takeUpQuoteV2 } from '@milepost/contract/calls/payment'
import { hasProgress } from './quote-state.ts'
import { thankYouPage } from './results-path.ts'
import { useResults } from './results-state.ts'
import { tabStore } from './tab-store.ts'

/** The result of a purchase (CRD-09, DAT-26), with its quote. Nothing personal: the rest is fetched from the server. */
export type CompletedPurchase = {
  quoteReference: string
  /** A restart, which has its own thank-you page (NAV-09). */
  isRestart?: true
} & Extract<Reply<typeof takeUpQuoteV2>, { status: 200 }>['body']

type CompletedPurchaseState = { bought?: CompletedPurchase }

/** Outlives the quote, which is cleared once it is bought: the thank-you page can be reloaded. */
export const useCompletedPurchase = tabStore<CompletedPurchaseState>('bought', 1, {})

/** Called while the quote is still in the tab; it is cleared next. */
export function saveCompletedPurchase(purchase: CompletedPurchase): void {
  const { isRestart } = useResults.getState()
  useCompletedPurchase.setState({ bought: { ...purchase, ...(isRestart && { isRestart }) } })
}

/** The thank-you page of a purchase in this tab, unless a new quote was started since: shown instead of an empty page (F28). */
export function useJustPurchased(): string | undefined {
  const page = useCompletedPurchase(({ bought }) => bought && thankYouPage(bought.isRestart))
  return hasProgress() ? undefined : page
}
