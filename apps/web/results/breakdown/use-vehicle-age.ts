import { vehicleAgeAt } from '@milepost/domain/questions/vehicle/vehicle-age'
import { londonDate } from '@milepost/domain/values/london-time'
import { useQuote } from '../../state/quote-state'

/** The age of the vehicle when cover starts, as it counts for breakdown cover (D-080). */
export function useVehicleAge(): number | 'unknown' {
  const { vehicleInfo, registration } = useQuote((state) => state.answers.vehicleDetails)
  const start = useQuote((state) => state.answers.coverDetails.effectiveFrom)
  return vehicleAgeAt(start?.date ?? londonDate(new Date()), vehicleInfo, registration ?? '')
}
