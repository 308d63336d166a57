import { fuelTypes } from '@milepost/domain/lists/vehicle'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Coded, VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { asMatch, UNKNOWN } from '@milepost/domain/values/vehicle-match'
import { makeCode, matchingRows, matchOf } from './matching-rows.ts'
import { codedByList, codedByWords, type VehicleRow, vehicleTable } from './vehicle-table.ts'

/** What a vehicle register knows about a vehicle: nothing that depends on the model. */
export type RegisteredVehicle = {
  make: string
  /** Our table's words that the register's word may mean; the first is shown. */
  fuels: readonly string[]
  /** 0 if it has no engine, or if the register does not know. */
  cc: number
  year: number
  registrationDate?: LocalDate | undefined
  colour?: string | undefined
  /** Unknown for older vehicles, where our table may help. */
  kind: Kind | 'unknown'
  /** Kilograms, if the register knows it. */
  grossWeight?: number | undefined
}

type Kind = 'car' | 'van' | 'motorcycle'

/**
 * Converts a register's entry into what a quote needs (DAT-11). Unknown values stay empty or 0, and the matching vehicles of our
 * table are listed for the customer to choose from: even a single match is not certain.
 */
export function registeredVehicle(registered: RegisteredVehicle): VehicleInfo {
  const { make, fuels, cc, year, registrationDate, colour, grossWeight } = registered
  const fitting = matchingRows({ make, fuels, cc, year })
  const kind = registered.kind === 'unknown' ? kindOfAll(fitting) : registered.kind
  const matches = fitting
    .filter((row) => kindOfRow(row) === kind)
    .map((row) => matchOf(row, year))
    // The weight in its own documents counts, not the model's.
    .map((match) => (grossWeight === undefined ? match : { ...match, grossWeight }))
  const [fuel] = fuels
  const known: VehicleInfo = {
    make: makeOf(make),
    model: UNKNOWN,
    numberOfDoors: UNKNOWN,
    bodyType: UNKNOWN,
    cubicCapacity: cc,
    fuelType: fuel ? codedByList(fuelTypes, fuel) : UNKNOWN,
    transmission: UNKNOWN,
    value: 0,
    isCommercialVehicle: kind === 'van',
    isMotorCycle: kind === 'motorcycle',
    year,
    abicode: '',
    abigroup: '',
    grossWeight: grossWeight ?? 0,
    numberOfSeats: 0,
    matches,
    ...(registrationDate !== undefined && { registrationDate }),
    ...(colour !== undefined && { colour }),
  }
  return asMatch(known, undefined)
}

/** An old van is recognised by our table if only vans fit. */
function kindOfAll(fitting: readonly VehicleRow[]): Kind {
  return fitting.length > 0 && fitting.every((row) => row.kind === 'van') ? 'van' : 'car'
}

function kindOfRow({ kind }: VehicleRow): Kind {
  return kind === 'van' || kind === 'motorcycle' ? kind : 'car'
}

/** The maker's own spelling if we know it; otherwise the register's capitals. */
function makeOf(registered: string): Coded {
  if (registered === '') return UNKNOWN
  const code = makeCode(registered)
  const row = vehicleTable.find((each) => codedByWords(each.make).code === code)
  return codedByWords(row?.make ?? registered)
}
