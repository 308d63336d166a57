import { codeFrom } from './coded'
import { type VehicleRow, vehicleTable } from './vehicle-table'

/** What the DVLA knows that a row of our table can be recognised by. */
export type Traits = {
  make: string
  /** Fuels of our table that the DVLA's word may stand for. */
  fuels: readonly string[]
  cc: number
  year: number
}

/** Makers round differently: the same engine is 998 cc on one paper and 999 on another. */
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

/** Every row that fits; several often do, and then only what they agree on is known. */
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

/** What all rows say alike; undefined when they differ or there are none. A guess would insure the wrong vehicle. */
export function agreed<T extends string | number | null>(
  rows: readonly VehicleRow[],
  read: (row: VehicleRow) => T,
): T | undefined {
  const [first, ...others] = rows.map(read)
  return others.every((other) => other === first) ? first : undefined
}
