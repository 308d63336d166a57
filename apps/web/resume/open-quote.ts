import type { Elsewhere } from '../api/check-quote'
import type { Restoring } from '../api/restoring'
import type { WayOn } from '../offer/back-to-results'
import { paths } from '../paths'
import { endOfRefusal } from '../state/end-state'
import { hasCatalogue } from '../state/journey-definition'
import { wayOnFromRestored } from './page-after-resuming'
import { takeRestored } from './take-resumed-quote'

export type GivenBack =
  | { kind: 'go'; way: WayOn }
  | Elsewhere
  | { kind: 'not-found' }
  | { kind: 'unreachable' }

/**
 * What comes of asking for one's own quote: it fills the tab, or its end is told, or it is not to be had. Codes without a page of
 * their own are "not found" here, as specified for retrieval (D-242).
 */
export async function giveBack(outcome: Restoring | Elsewhere): Promise<GivenBack> {
  switch (outcome.kind) {
    case 'restored':
      if (!(await hasCatalogue())) return { kind: 'unreachable' }
      await takeRestored(outcome.quote, 'stored-quote')
      return { kind: 'go', way: wayOnFromRestored() }
    case 'refused': {
      const end = endOfRefusal(outcome)
      return end.to === paths.error ? { kind: 'not-found' } : { kind: 'go', way: end }
    }
    default:
      return outcome
  }
}
