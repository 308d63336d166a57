import { bodyTypes, fuelTypes, transmissions } from '@milepost/domain/lists/vehicle'
import type { VehicleMatch } from '@milepost/domain/values/vehicle-info'
import { codedByList, codedDoors, codeFrom, type VehicleRow, vehicleTable } from './vehicle-table'

/** What a register knows that a row of our table can be recognised by. */
export type Traits = {
  make: string
  /** Fuels of our table that the DVLA's word may stand for. */
  fuels: readonly string[]
  cc: number
  year: number
}

/** Makers round differently: the same engine is 998 cc on one document and 999 on another. */
const CC_TOLERANCE = 25
/** A vehicle can be built in one year and sold as the next year's, and the last ones leave the showroom late. */
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

/** Every row that fits. A row that is not there fits too: that one row fits does not make it the vehicle. */
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

/** A row of our table as a vehicle of a year. The words name the version too: several versions of a model may fit. */
export function matchOf(row: VehicleRow, year: number): VehicleMatch {
  return {
    abicode: row.code,
    abigroup: String(row.group),
    // The code is the model's, so that it is found in the list of models.
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

/** The lowest value given for anything that still moves. */
const FLOOR = 500

/** Used value of a row's vehicle in another year: 0.86 for each year older than the known one, divided by 0.88 for each newer. */
export function valueOfYear(row: Pick<VehicleRow, 'typicalValueGbp' | 'valueForYear'>, year: number): number {
  const older = row.valueForYear - year
  const value = row.typicalValueGbp * (older > 0 ? 0.86 ** older : 0.88 ** older)
  return Math.max(FLOOR, Math.round(value / 10) * 10)
}
