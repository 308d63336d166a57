import { referenceData } from '@milepost/domain/lists/reference-data'
import { type AddressPorts, addressRoutes } from './address'
import { type DraftPorts, draftRoutes } from './draft'
import { referenceDataRoutes } from './reference-data'
import type { Route } from './route'
import { type VehiclePorts, vehicleRoutes } from './vehicle'

/** What the routed calls need of the world. */
export type Ports = VehiclePorts & AddressPorts & DraftPorts

/** Every call this build answers. A call of the contract whose action is not built yet is not here, and is not found. */
export function routes(ports: Ports): readonly Route[] {
  return [
    ...vehicleRoutes(ports),
    ...addressRoutes(ports),
    ...referenceDataRoutes(referenceData),
    ...draftRoutes(ports),
  ]
}
