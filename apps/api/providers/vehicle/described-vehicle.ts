import type { DescribedVehicle } from '@milepost/domain/comparison/site-risk'
import { bodyTypes, fuelTypes, transmissions } from '@milepost/domain/lists/vehicle'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { VehicleByDescription } from '../../lookup/ports.ts'
import { makeCode, matchOf } from './matching-rows.ts'
import { codedByList, codedByWords, codeFrom, type VehicleRow, vehicleTable } from './vehicle-table.ts'

/** People call an engine of 1,560 cc 1.6 litres: half a tenth of a litre, plus the makers' own rounding. */
const CC_TOLERANCE = 60
const YEAR_TOLERANCE = 1

/**
 * The vehicle of our table that fits a description. Of several versions the one with the highest group is used, so that the price
 * with the number plate is seldom higher. It may be: the plate may belong to another version, or to one that our table does not
 * have.
 */
export const vehicleByDescription: VehicleByDescription = async (described, among) => {
  const fitting = vehicleTable.filter(
    (row) => isAlike(row, described) && (among?.some(({ abicode }) => abicode === row.code) ?? true),
  )
  const [row] = narrowed(fitting, described).toSorted((one, other) => other.group - one.group)
  return row ? { kind: 'found', value: infoOf(row, described.year) } : { kind: 'not-found' }
}

function isAlike(row: VehicleRow, { make, model, year, fuel }: DescribedVehicle): boolean {
  return (
    codeFrom(row.make) === makeCode(make) &&
    codeFrom(row.model) === codeFrom(model) &&
    codeFrom(row.fuel) === fuelCode(fuel) &&
    row.yearFrom - YEAR_TOLERANCE <= year &&
    (row.yearTo === null || year <= row.yearTo + YEAR_TOLERANCE)
  )
}

/** The other details narrow it down while a match remains: people count doors in different ways. */
function narrowed(rows: readonly VehicleRow[], described: DescribedVehicle): readonly VehicleRow[] {
  const { transmission, doors, body, engineSize } = described
  const traits: readonly ((row: VehicleRow) => boolean)[] = [
    (row) => engineSize === undefined || Math.abs(row.cc - engineSize) <= CC_TOLERANCE,
    (row) => transmission === undefined || isCodeOrWords(transmissions, transmission, row.transmission),
    (row) => body === undefined || isCodeOrWords(bodyTypes, body, row.body),
    (row) => doors === undefined || row.doors === doors,
  ]
  return traits.reduce((left, fits) => {
    const fewer = left.filter(fits)
    return fewer.length > 0 ? fewer : left
  }, rows)
}

function isCodeOrWords(list: typeof transmissions | typeof bodyTypes, sent: string, words: string): boolean {
  const { code } = codedByList(list, words)
  return codeFrom(sent) === code || codeFrom(sent) === codeFrom(words)
}

/** A fuel sent as our list's code or text, as our table's code. */
function fuelCode(sent: string): string {
  const code = codeFrom(sent)
  return codeFrom(fuelTypes.find((fuel) => fuel.code === code)?.desc ?? sent)
}

function infoOf(row: VehicleRow, year: number): VehicleInfo {
  const { kind, cc } = row
  return {
    ...matchOf(row, year),
    make: codedByWords(row.make),
    // The version is our guess, so it is not shown.
    model: codedByWords(row.model),
    cubicCapacity: cc,
    isCommercialVehicle: kind === 'van',
    isMotorCycle: kind === 'motorcycle',
    year,
  }
}
