import type { Results } from '../../api/price-quote'
import { useResults } from '../../kept/results-state'
import { paths } from '../../paths'
import type { Bought } from './to-buy'

/** The offer was taken back while it was being bought: its end page says why (NAV-32, END-01). */
export function takenBack(refused: Results['underwritingOutcome']): Bought {
  useResults.setState({ refused })
  return { kind: 'go', to: refused.didRefer ? paths.referral : paths.decline, replace: false }
}
