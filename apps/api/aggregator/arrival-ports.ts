import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { Pence } from '@milepost/domain/values/pence'
import type { QuoteKey } from '../quote/ports'

/** How a quote came from a comparison site: who sent it, which answers are theirs or our guess, and what its visitor was shown. */
export type Arrival = {
  /** The site's key, as in the domain's list of comparison sites. */
  site: string
  provenance: Provenance
  shown: { inFull: Pence | undefined; perMonth: Pence | undefined; at: Date }
}

export type ArrivalStore = {
  /** None of a quote that was made on our own pages. */
  findArrival(key: QuoteKey): Promise<Arrival | undefined>
  /** Whether it came from a comparison site and nobody has come for it yet: no browser ever held it. */
  isAwaited(key: QuoteKey): Promise<boolean>
}
