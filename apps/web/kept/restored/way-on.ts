import { isAskedBesidePrice } from '@milepost/domain/journeys/left-to-check'
import { stepPath } from '../../paths'
import type { WayOn } from '../back-to-results'
import { pageOf } from '../get-price'
import { useResults } from '../results-state'
import { currentWalk } from '../use-walk'

/**
 * Where a customer goes whose quote was just given back: to its outcome (NAV-18), but first to an answer that no longer holds, as a
 * start that has passed. A price beside such an answer is nobody's price any more; Continue there makes a new one.
 */
export function wayOnFromRestored(): WayOn {
  const { results, isRestart } = useResults.getState()
  if (!results) throw new Error('No quote was given back to this tab')
  const { didRefer, didDecline } = results.underwritingOutcome
  // The ticks that a comparison site never asked for are asked beside the price.
  const open = currentWalk().missing.find(({ field }) => !isAskedBesidePrice(field))
  // What was declined or referred is told as it is: mending an answer would not change what was decided. A restart asks on its page.
  if (!open || didRefer || didDecline || isRestart) return pageOf(results)
  return { to: stepPath(open.step), replace: false, state: { change: open.field, from: 'results' } }
}
