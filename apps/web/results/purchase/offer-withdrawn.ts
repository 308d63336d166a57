import type { Results } from '../../api/price-quote'
import { paths } from '../../paths'
import { useResults } from '../../state/results-state'
import type { Bought } from './purchase-target'

/** The offer was taken back while it was being bought: its end page says why (NAV-32, END-01). */
export function takenBack(refused: Results['underwritingOutcome']): Bought {
  useResults.setState({ refused })
  return { kind: 'go', to: refused.didRefer ? paths.referral : paths.decline, replace: false }
}
