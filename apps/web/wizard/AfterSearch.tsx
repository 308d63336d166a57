import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { foundInputs } from '../form/found-inputs'
import { StepQuestion } from '../form/StepQuestion'
import { FoundVehicle, type FoundVehicleProps } from '../vehicle/FoundVehicle'

type AfterSearchProps = Omit<FoundVehicleProps, 'vehicle'> & {
  /** None where a saved quote came back without its vehicle (D-066). */
  vehicle: VehicleInfo | undefined
}

/** The part of the first step that nobody sees before a vehicle is there, in a file of its own: the first screen does without. */
export function AfterSearch({ vehicle, question, ...rest }: AfterSearchProps) {
  const asked = { ...question, inputs: foundInputs }
  return (
    <>
      {vehicle && <FoundVehicle {...rest} vehicle={vehicle} question={question} />}
      {/* Only a quote that came back can lack its vehicle, and with it came every question (D-066). */}
      {!vehicle && <StepQuestion {...asked} field="vehicleDetails.bodyType" />}
      <StepQuestion {...asked} field="vehicleDetails.value" />
    </>
  )
}
