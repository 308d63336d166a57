import type { Elsewhere } from '../../api/check-quote'
import type { Restoring } from '../../api/restoring'
import { paths } from '../../paths'
import type { WayOn } from '../back-to-results'
import { hasCatalogue } from '../catalogue'
import { endOfRefusal } from '../end-state'
import { takeRestored } from './take-restored'
import { wayOnFromRestored } from './way-on'

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
