import { bodyTypes, fuelTypes, transmissions } from '@milepost/domain/lists/vehicle'
import type { VehicleMatch } from '@milepost/domain/values/vehicle-info'
import { codedByList, codedDoors, codeFrom, type VehicleRow, vehicleTable } from './vehicle-table.ts'

/** The properties in a register by which a row of our table can be recognised. */
export type Traits = {
  make: string
  /** Our table's fuels that the DVLA's word may mean. */
  fuels: readonly string[]
  cc: number
  year: number
}

/** Makers round differently: the same engine is 998 cc in one document and 999 in another. */
const CC_TOLERANCE = 25
/** A vehicle can be built in one year and sold as the next year's, and the last ones are sold late. */
const YEAR_TOLERANCE = 1

/** The DVLA's names that differ from the makers'. */
const sameMake: ReadonlyMap<string, string> = new Map([
  ['MERCEDES', 'MERCEDES_BENZ'],
  ['LONDON_TAXIS_INT', 'LONDON_TAXIS_INTERNATIONAL'],
  ['LTI', 'LONDON_TAXIS_INTERNATIONAL'],
  ['BMW_MINI', 'MINI'],
])

export function makeCode(dvlaMake: string): string {
  const code = codeFrom(dvlaMake)
  return sameMake.get(code) ?? code
}

/** Every row that fits. A single match is not proof: the actual vehicle may be missing from our table. */
export function matchingRows({ make, fuels, cc, year }: Traits): readonly VehicleRow[] {
  const code = makeCode(make)
  return vehicleTable.filter(
    (row) =>
      codeFrom(row.make) === code &&
      fuels.includes(row.fuel) &&
      Math.abs(row.cc - cc) <= CC_TOLERANCE &&
      row.yearFrom - YEAR_TOLERANCE <= year &&
      (row.yearTo === null || year <= row.yearTo + YEAR_TOLERANCE),
  )
}

/** A row of our table as a vehicle of a year. The description includes the version, because several versions of a model may fit. */
export function matchOf(row: VehicleRow, year: number): VehicleMatch {
  return {
    abicode: row.code,
    abigroup: String(row.group),
    // The model's code, so that it is found in the list of models.
    model: { code: codeFrom(row.model), desc: `${row.model} ${row.variant}`.trim() },
    numberOfDoors: codedDoors(row.doors),
    bodyType: codedByList(bodyTypes, row.body),
    fuelType: codedByList(fuelTypes, row.fuel),
    transmission: codedByList(transmissions, row.transmission),
    value: valueOfYear(row, year),
    grossWeight: row.grossWeightKg ?? 0,
    numberOfSeats: row.seats,
  }
}

/** The lowest value of any roadworthy vehicle. */
const FLOOR = 500

/**
 * The used value of a row's vehicle in another year: 0.86 for each year older than the known one, divided by 0.88 for each newer.
 */
export function valueOfYear(row: Pick<VehicleRow, 'typicalValueGbp' | 'valueForYear'>, year: number): number {
  const older = row.valueForYear - year
  const value = row.typicalValueGbp * (older > 0 ? 0.86 ** older : 0.88 ** older)
  return Math.max(FLOOR, Math.round(value / 10) * 10)
}
