import type { Coded } from '@milepost/domain/values/vehicle-info'
import type { VehicleMakes, VehicleModels } from '../../lookup/ports'
import { codedByWords } from './coded'
import { vehicleTable } from './vehicle-table'

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
