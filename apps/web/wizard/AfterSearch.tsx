import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { foundInputs } from '../form/found-inputs.tsx'
import { StepQuestion } from '../form/StepQuestion.tsx'
import { FoundVehicle, type FoundVehicleProps } from '../vehicle/FoundVehicle.tsx'

type AfterSearchProps = Omit<FoundVehicleProps, 'vehicle'> & {
  /** None if a saved quote came back without its vehicle (D-066). */
  vehicle: VehicleInfo | undefined
}

/** The part of the first step that shows once there is a vehicle. A chunk of its own, so that the first screen does not load it. */
export function AfterSearch({ vehicle, question, ...rest }: AfterSearchProps) {
  const asked = { ...question, inputs: foundInputs }
  return (
    <>
      {vehicle && <FoundVehicle {...rest} vehicle={vehicle} question={question} />}
      {/* Only a restored quote can lack its vehicle, and then every question is loaded (D-066). */}
      {!vehicle && <StepQuestion {...asked} field="vehicleDetails.bodyType" />}
      <StepQuestion {...asked} field="vehicleDetails.value" />
    </>
  )
}
