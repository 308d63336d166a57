import type { GrantedBy, StoredQuote } from '../quote/ports'
import { heldForReview, type ReviewPorts } from '../quote/review-quote'
import { type NotShown, type Restored, type RestorePorts, restoreQuote } from './restore-quote'

export type ArrivingPorts = RestorePorts & ReviewPorts

/**
 * Restores a quote that may never have been anybody's. A comparison site's is looked at when its visitor first comes, by whichever
 * door: most are priced and never followed (D-050). Asked once; who wants to look again locks it by hand.
 */
export async function restoreArriving(
  quote: StoredQuote,
  session: string,
  how: GrantedBy,
  ports: ArrivingPorts,
): Promise<Restored | NotShown> {
  const isFirst = await ports.arrivals.isAwaited(quote)
  const restored = await restoreQuote(quote, session, how, ports)
  if (restored.kind !== 'restored' || !isFirst) return restored
  return (await heldForReview(restored.priced, ports)) ?? restored
}
