import { bodyTypes } from '@milepost/domain/lists/body-types'
import { fuelTypes } from '@milepost/domain/lists/fuel-types'
import { transmissions } from '@milepost/domain/lists/transmissions'
import { parseLocalDate } from '@milepost/domain/values/local-date'
import type { Coded, VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { codedByList, codedByWords, codedDoors, UNKNOWN } from './coded'
import type { DvlaRecord } from './dvla-record'
import { agreed, makeCode, matchingRows } from './matching-rows'
import { valueOfYear } from './value-of-year'
import { type VehicleRow, vehicleTable } from './vehicle-table'

/** The DVLA's words for fuels, and the words of our table each may stand for; the first is shown. */
const fuelWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['PETROL', ['Petrol']],
  ['DIESEL', ['Diesel']],
  ['HEAVY OIL', ['Diesel']],
  ['ELECTRICITY', ['Electric']],
  ['ELECTRIC', ['Electric']],
  ['HYBRID ELECTRIC', ['Hybrid', 'Plug-in hybrid']],
  ['ELECTRIC DIESEL', ['Hybrid', 'Plug-in hybrid']],
  ['GAS', ['Gas']],
  ['GAS BI-FUEL', ['Gas and petrol']],
  ['PETROL/GAS', ['Gas and petrol']],
  ['GAS DIESEL', ['Gas and diesel']],
  ['FUEL CELLS', ['Hydrogen fuel cell']],
  ['STEAM', ['Steam']],
])

/**
 * A DVLA record made into what a quote needs (DAT-11). The DVLA knows no model, body, doors, seats, transmission or value: these
 * come from our own table, and only where every row that fits says the same. What is not known stays empty or 0.
 */
export function enrichedVehicle(record: DvlaRecord): VehicleInfo {
  const year = record.yearOfManufacture ?? yearOf(record.monthOfFirstRegistration)
  const fuels = fuelWords.get(record.fuelType?.toUpperCase() ?? '') ?? [record.fuelType ?? '']
  const fitting = matchingRows({ make: record.make ?? '', fuels, cc: record.engineCapacity ?? 0, year })
  const kind = kindOf(record, fitting)
  const rows = fitting.filter((row) => kindOfRow(row) === kind)
  const known = <T extends string | number>(
    read: (row: VehicleRow) => T,
    code: (value: T) => Coded,
  ): Coded => {
    const value = agreed(rows, read)
    return value === undefined ? UNKNOWN : code(value)
  }
  const registrationDate = parseLocalDate(`${record.monthOfFirstRegistration ?? ''}-01`)
  const fuel = agreed(rows, (row) => row.fuel) ?? fuels[0]
  return {
    make: makeOf(record.make),
    model: known((row) => row.model, codedByWords),
    numberOfDoors: known((row) => row.doors, codedDoors),
    bodyType: known(
      (row) => row.body,
      (body) => codedByList(bodyTypes, body),
    ),
    cubicCapacity: record.engineCapacity ?? 0,
    fuelType: fuel ? codedByList(fuelTypes, fuel) : UNKNOWN,
    transmission: known(
      (row) => row.transmission,
      (transmission) => codedByList(transmissions, transmission),
    ),
    value: estimatedValue(rows, year),
    isCommercialVehicle: kind === 'van',
    isMotorCycle: kind === 'motorcycle',
    year,
    abicode: agreed(rows, (row) => row.code) ?? '',
    abigroup: String(agreed(rows, (row) => row.group) ?? ''),
    grossWeight: record.revenueWeight ?? agreed(rows, (row) => row.grossWeightKg) ?? 0,
    numberOfSeats: agreed(rows, (row) => row.seats) ?? 0,
    ...(registrationDate !== undefined && { registrationDate }),
  }
}

function yearOf(month: string | undefined): number {
  return Number(/^(\d{4})-\d{2}$/.exec(month ?? '')?.[1] ?? 0)
}

type Kind = 'car' | 'van' | 'motorcycle'

/** By type approval where there is one. Older vehicles have none: two wheels tell a motorcycle, our table a van. */
function kindOf({ typeApproval, wheelplan }: DvlaRecord, fitting: readonly VehicleRow[]): Kind {
  if (/^L/i.test(typeApproval ?? '') || /^2[ -]WHEEL/i.test(wheelplan ?? '')) return 'motorcycle'
  if (/^N/i.test(typeApproval ?? '')) return 'van'
  if (!typeApproval && fitting.length > 0 && fitting.every((row) => row.kind === 'van')) return 'van'
  return 'car'
}

function kindOfRow({ kind }: VehicleRow): Kind {
  return kind === 'van' || kind === 'motorcycle' ? kind : 'car'
}

/** The maker's own writing where we know it; otherwise the DVLA's capitals. */
function makeOf(dvlaMake: string | undefined): Coded {
  if (!dvlaMake) return UNKNOWN
  const code = makeCode(dvlaMake)
  const row = vehicleTable.find((each) => codedByWords(each.make).code === code)
  return codedByWords(row?.make ?? dvlaMake)
}

/** A starting point that the customer corrects: the middle of what fits. */
function estimatedValue(rows: readonly VehicleRow[], year: number): number {
  const values = rows.map((row) => valueOfYear(row, year)).sort((one, other) => one - other)
  return values[Math.floor(values.length / 2)] ?? 0
}
