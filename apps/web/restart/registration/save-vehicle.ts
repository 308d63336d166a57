import { vehicleChosen, vehicleFound } from '@milepost/domain/questions/vehicle/vehicle-found'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { EndOfQuote } from '../../api/quote-problems'
import type { SetRegistrationReply } from '../../api/restart-registration'
import { journey } from '../../brands/current'
import { keepPriceOfAnswers, pageOf } from '../../offer/get-price'
import { paths } from '../../paths'
import { keepAnswers, useQuote } from '../../state/quote-state'
import { isRefused, useResults } from '../../state/results-state'

export type FoundVehicle = { registration: string; vehicle: VehicleInfo }

/** The vehicle among the answers, and the price the server made with it. Where that is no offer any more, the page for it. */
export function keepVehicle(
  { registration, vehicle }: FoundVehicle,
  { underwritingOutcome, optionId }: SetRegistrationReply,
): EndOfQuote | undefined {
  const { answers } = useQuote.getState()
  const { results: held } = useResults.getState()
  if (!held) return { to: paths.error, replace: false }
  const results = { ...held, underwritingOutcome, selectedOption: optionId }
  if (isRefused(underwritingOutcome)) {
    useResults.setState({ refused: underwritingOutcome })
    return pageOf(results)
  }
  // The value is the policy's own: the one in the answers stays, whatever a look-up thinks the vehicle is worth.
  const { value } = answers.vehicleDetails
  const found = vehicleFound(answers.vehicleDetails, registration, vehicle, journey).vehicle
  const looked = vehicleChosen(found, vehicle.abicode, journey).vehicle
  keepAnswers({ ...answers, vehicleDetails: { ...looked, ...(value !== undefined && { value }) } })
  keepPriceOfAnswers(results)
  return undefined
}
