import { getVehicleDetailsByVrm } from '@milepost/contract/calls/vehicle/get-vehicle-details-by-vrm'
import { getVehicleMakes } from '@milepost/contract/calls/vehicle/get-vehicle-makes'
import { getVehicleModels } from '@milepost/contract/calls/vehicle/get-vehicle-models'
import { providerProblem } from '../platform/http/provider-problem'
import { answer, type Route, route } from '../platform/http/route'
import { findVehicle } from './find-vehicle'
import { listVehicleMakes } from './list-vehicle-makes'
import { listVehicleModels } from './list-vehicle-models'
import type { VehicleByRegistration, VehicleMakes, VehicleModels } from './ports'

export type VehiclePorts = {
  vehicleByRegistration: VehicleByRegistration
  vehicleMakes: VehicleMakes
  vehicleModels: VehicleModels
}

/** API-30 and API-31. */
export function vehicleRoutes(ports: VehiclePorts): readonly Route[] {
  return [
    route(
      getVehicleDetailsByVrm,
      async ({ query }) => {
        const outcome = await findVehicle(query.VehicleRegistration, ports)
        switch (outcome.kind) {
          case 'found':
            return answer(200, outcome.value)
          case 'not-found':
            return answer(204, undefined)
          case 'failed':
            return providerProblem('vehicle look-up', outcome)
        }
      },
      { limit: 'vehicle' },
    ),
    route(getVehicleMakes, async () => answer(200, [...(await listVehicleMakes(ports))])),
    route(getVehicleModels, async ({ query }) =>
      answer(200, [...(await listVehicleModels(query.vehicleMakeCode, ports))]),
    ),
  ]
}
