import { type EndOfQuote, endOfQuote } from '../../api/quote-problems'
import type { Restoring } from '../../api/restoring'
import { pageOf } from '../../kept/get-price'
import { takeRestored } from '../../kept/restored/take-restored'
import { useResults } from '../../kept/results-state'
import { paths } from '../../paths'

/** What the check came to. */
export type Checked = ({ kind: 'go' } & EndOfQuote) | { kind: 'not-found' } | { kind: 'unreachable' }

/** Trouble of ours, which trying again may mend; anything else that is refused is a failed check, and told alike (D-247, D-248). */
const ours = ['INTERNAL_ERROR', 'UNAVAILABLE', 'PROVIDER_UNAVAILABLE']

/** A passed check fills the tab, and its outcome says where to go: to the offer of a restart, as a rule (RST-04, NAV-09). */
export async function checked(restoring: Restoring): Promise<Checked> {
  switch (restoring.kind) {
    case 'restored': {
      await takeRestored(restoring.quote, 'stored-quote')
      const { results } = useResults.getState()
      return results ? { kind: 'go', ...pageOf(results) } : { kind: 'unreachable' }
    }
    case 'refused': {
      const end = endOfQuote(restoring.code)
      if (end.to !== paths.error) return { kind: 'go', ...end }
      return { kind: ours.includes(restoring.code) ? 'unreachable' : 'not-found' }
    }
    default:
      return restoring
  }
}
