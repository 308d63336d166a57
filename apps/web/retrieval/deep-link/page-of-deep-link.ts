import { pageOf } from '../../offer/get-price'
import { pathOf, paths } from '../../paths'
import { resultsPath } from '../../state/results-path'
import { useResults } from '../../state/results-state'

/**
 * The page the quote in this tab belongs on. The outcome decides first; a quote whose vehicle is only described goes to where it is
 * asked for (D-038). Whoever was sent to choose a term may, while there is a choice (D-036); everybody else expects the price they
 * clicked.
 */
export function pageOfLanding(landedOn: string): string {
  const { results, isVehicleLess } = useResults.getState()
  if (results === undefined) return paths.root
  const { to } = pageOf(results)
  const isOffered = to === paths.policySelection || to === resultsPath()
  if (!isOffered) return to
  if (isVehicleLess) return paths.vehicleLanding
  return pathOf(landedOn) === paths.policySelection ? to : resultsPath()
}
