import { useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../paths'
import { resultsPath } from '../../state/results-path'
import { useResults } from '../../state/results-state'
import { VehicleLandingForm } from './VehicleLandingForm'

/** For a quote that came without its vehicle (NAV-12, D-038). Who has no quote starts one, who has a vehicle sees the price (AGG-04). */
export function VehicleLandingPage() {
  // As the customer found it: once the vehicle is known, the outcome says where they go, and not this page.
  const [{ results, isVehicleLess }] = useState(useResults.getState)
  if (results === undefined) return <Navigate to={paths.root} replace />
  return isVehicleLess ? <VehicleLandingForm /> : <Navigate to={resultsPath()} replace />
}
