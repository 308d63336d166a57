import table from './vehicle-table.json'

export type VehicleRow = (typeof table.vehicles)[number]

export type VehicleClass = 'car' | 'van' | 'motorcycle'

/** A goods vehicle above this is no light van; only a sentinel gives one. */
export const LIGHT_VAN_KG = 3500

export function rowByCode(code: string): VehicleRow | undefined {
  return table.vehicles.find((row) => row.code === code)
}

/** Rows of a kind that were sold in a year, heavy goods vehicles left out. */
export function rowsSoldIn(year: number, kind: VehicleRow['kind']): readonly VehicleRow[] {
  return table.vehicles.filter(
    (row) =>
      row.kind === kind &&
      row.yearFrom <= year &&
      (row.yearTo === null || year <= row.yearTo) &&
      (row.grossWeightKg ?? 0) <= LIGHT_VAN_KG,
  )
}

/** Taxis are passenger cars to a vehicle register. */
export function classOf(row: VehicleRow): VehicleClass {
  return row.kind === 'van' || row.kind === 'motorcycle' ? row.kind : 'car'
}
