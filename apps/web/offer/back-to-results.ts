import { isAskedWithPrice } from '@milepost/domain/journeys/left-to-check'
import type { Change } from '../form/change.ts'
import { checkAnswersPath, paths, stepPath } from '../paths.ts'
import type { EndState } from '../state/end-state.ts'
import { resultsPath } from '../state/results-path.ts'
import { currentJourneyProgress } from '../state/use-journey-progress.ts'
import { getPrice } from './get-price.ts'

export type NextPage = { to: string; replace: boolean; state?: Change | EndState }

/**
 * Where a change that was started on results leads: first to an answer that it made missing, then to a new price and back. If there is no
 * price it leads to the check answers page, which shows what is wrong and can retry.
 */
export async function backToResults(): Promise<NextPage> {
  // A question that is asked next to the price does not delay the price.
  const open = currentJourneyProgress().missing.find(({ field }) => !isAskedWithPrice(field))
  if (open) return { to: stepPath(open.step), replace: false, state: { change: open.field, from: 'results' } }
  const outcome = await getPrice()
  if (outcome.kind !== 'go') return { to: checkAnswersPath, replace: false }
  // The term was chosen before the change and stays (D-036).
  const to = outcome.end.to === paths.policySelection ? resultsPath() : outcome.end.to
  return { to, replace: outcome.end.replace }
}
