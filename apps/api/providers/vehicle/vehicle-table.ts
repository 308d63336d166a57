import table from './vehicle-table.json'

/** One version of a vehicle as it was sold. */
export type VehicleRow = (typeof table.vehicles)[number]

/** Our own table of vehicles on UK roads, demonstration data; its notes say where it comes from. */
export const vehicleTable: readonly VehicleRow[] = table.vehicles
