import type { Reply } from '@milepost/contract/call'
import type { takeUpQuoteV2 } from '@milepost/contract/calls/payment'
import { hasProgress } from './quote-state'
import { thankYouPage } from './results-path'
import { useResults } from './results-state'
import { tabStore } from './tab-store'

/** What a purchase came to (CRD-09, DAT-26), under the quote it was. Nothing personal: the rest is asked of the server. */
export type CompletedPurchase = {
  quoteReference: string
  /** A cancelled policy was taken up again: its customer is thanked on a page of its own (NAV-09). */
  isRestart?: true
} & Extract<Reply<typeof takeUpQuoteV2>, { status: 200 }>['body']

type CompletedPurchaseState = { bought?: CompletedPurchase }

/** Outlives the quote, which is forgotten once it is bought: a reload of the page after it still knows the policy. */
export const useCompletedPurchase = tabStore<CompletedPurchaseState>('bought', 1, {})

/** The quote still says what it was; it is forgotten next. */
export function saveCompletedPurchase(bought: CompletedPurchase): void {
  const { isRestart } = useResults.getState()
  useCompletedPurchase.setState({ bought: { ...bought, ...(isRestart && { isRestart }) } })
}

/** Where somebody who has bought in this tab and begun nothing since sees what they bought: never an empty page (F28). */
export function useJustPurchased(): string | undefined {
  const page = useCompletedPurchase(({ bought }) => bought && thankYouPage(bought.isRestart))
  return hasProgress() ? undefined : page
}
