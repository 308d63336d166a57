import type { Coded } from '@milepost/domain/values/vehicle-info'
import type { VehicleByRegistration, VehicleMakes, VehicleModels } from '../../lookup/ports.ts'
import type { Clock } from '../../platform/ports.ts'
import { type OutgoingLimits, outgoing } from '../http/outgoing.ts'
import { type Observe, observed } from '../observed.ts'
import { dvlaVehicles } from './dvla-vehicles.ts'
import { sandboxVehicles } from './sandbox-vehicles.ts'
import { codedByWords, vehicleTable } from './vehicle-table.ts'

export type VehicleSettings = {
  vehicleProvider: 'sandbox' | 'dvla'
  sandboxUrl: string
  dvlaApiKey?: string | undefined
  /** The service's base URL, without the path; by default the DVLA's own. */
  dvlaUrl?: string | undefined
}

export type VehiclePorts = {
  vehicleByRegistration: VehicleByRegistration
  vehicleMakes: VehicleMakes
  vehicleModels: VehicleModels
}

const DVLA_URL = 'https://driver-vehicle-licensing.api.gov.uk'
/** The sandbox accepts any key. */
const SANDBOX_KEY = 'sandbox'

/** The configured vehicle provider. */
export function vehicleProvider(
  settings: VehicleSettings,
  deps: { clock: Clock; observe: Observe; limits?: OutgoingLimits },
): VehiclePorts {
  const lookUp = chosen(settings, deps)
  return { vehicleByRegistration: observed('vehicle', deps.observe, lookUp), vehicleMakes, vehicleModels }
}

function chosen(
  settings: VehicleSettings,
  { clock, observe, limits }: { clock: Clock; observe: Observe; limits?: OutgoingLimits },
): VehicleByRegistration {
  const ask = outgoing(clock, limits, observe.breaker?.('vehicle'))
  if (settings.vehicleProvider === 'sandbox') {
    return sandboxVehicles(ask, { baseUrl: settings.sandboxUrl, apiKey: SANDBOX_KEY })
  }
  if (!settings.dvlaApiKey) throw new Error('The DVLA vehicle provider needs a key')
  return dvlaVehicles(ask, { baseUrl: settings.dvlaUrl ?? DVLA_URL, apiKey: settings.dvlaApiKey })
}

const models: ReadonlyMap<string, ReadonlyMap<string, Coded>> = modelsByMake()
const makes: readonly Coded[] = [
  ...new Map(vehicleTable.map(({ make }) => [make, codedByWords(make)])).values(),
]

export const vehicleMakes: VehicleMakes = async () => makes

export const vehicleModels: VehicleModels = async (makeCode) => [...(models.get(makeCode)?.values() ?? [])]

function modelsByMake(): ReadonlyMap<string, ReadonlyMap<string, Coded>> {
  const byMake = new Map<string, Map<string, Coded>>()
  for (const row of vehicleTable) {
    const make = codedByWords(row.make).code
    const model = codedByWords(row.model)
    byMake.set(make, (byMake.get(make) ?? new Map()).set(model.code, model))
  }
  return byMake
}
