import type { Offer, WayToPay } from '../../offer/offer'

/** An offer that is paid monthly. */
export type MonthlyOffer = Pick<Offer, 'results' | 'inFull'> & { monthly: WayToPay }

/** The price the page is about; another one has another id, and needs another agreement. */
export function outcomeIdOf({ results }: Pick<Offer, 'results'>): string {
  return results.underwritingOutcome.underwritingOutcomeResponseId
}
