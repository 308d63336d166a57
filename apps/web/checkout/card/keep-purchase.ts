import { type BoughtPolicy, getPurchase } from '../../api/get-purchase'
import type { Purchased } from '../../api/take-up'
import { keepBought, useBought } from '../../state/completed-purchase'
import { trackEvent } from '../../tracking/tracking'

/** Recorded and counted once, however often its end is heard of (CRD-09). */
export function keepPurchase(quoteReference: string, purchased: Purchased): void {
  if (useBought.getState().bought?.policyNumber === purchased.policyNumber) return
  keepBought({ quoteReference, ...purchased })
  trackEvent('purchase')
}

/** What became of a payment nobody heard the end of, as if the take-up had answered (DAT-26, F28). */
export function boughtFrom({ policyNumber, documents, portalUserStatus }: BoughtPolicy): Purchased {
  return {
    policyNumber,
    documents: documents.map(({ id, fileName }) => ({ id, fileName })),
    // Until it is known it is as it was at first; the page after this one asks on (DAT-26).
    portalUserStatus: portalUserStatus === 'PENDING' ? 'USER_NOT_CREATED' : portalUserStatus,
  }
}

/** The policy of a quote, if this browser bought it. */
export async function purchaseOf(quoteReference: string): Promise<Purchased | undefined> {
  const purchase = await getPurchase(quoteReference)
  return purchase.kind === 'known' && purchase.policy ? boughtFrom(purchase.policy) : undefined
}
