import { isAskedBesidePrice } from '@milepost/domain/journeys/left-to-check'
import type { Missing } from '@milepost/domain/journeys/missing'
import type { WayOn } from '../offer/back-to-results'
import { pageOf } from '../offer/get-price'
import { stepPath } from '../paths'
import { START } from '../state/passed-start'
import { useResults } from '../state/results-state'
import { currentWalk } from '../state/use-journey-progress'

/**
 * Where a customer goes whose quote was just given back: to its outcome (NAV-18), but first to an answer that no longer holds, as a
 * start that has passed. A price beside such an answer is nobody's price any more; Continue there makes a new one.
 */
export function wayOnFromRestored(): WayOn {
  const { results, isRestart } = useResults.getState()
  if (!results) throw new Error('No quote was given back to this tab')
  const { didRefer, didDecline } = results.underwritingOutcome
  // The ticks that a comparison site never asked for are asked beside the price.
  const isOnItsPage = ({ field, step }: Missing) =>
    isAskedBesidePrice(field) || (isRestart === true && (field === START || step === 'vehicleDetails'))
  const open = currentWalk().missing.find((each) => !isOnItsPage(each))
  // What was declined or referred is told as it is: mending an answer would not change what was decided. A restart asks for its start
  // and its vehicle on its page; what the policy was never asked is asked in its step (RST-09, RST-13, D-266).
  if (!open || didRefer || didDecline) return pageOf(results)
  return { to: stepPath(open.step), replace: false, state: { change: open.field, from: 'results' } }
}
