import { isLocalDate, type LocalDate } from './local-date.ts'

/** A code with its words; the server always sends both (D-068). */
export type Coded = { code: string; desc: string }

/** The result of a registration look-up (DAT-11). The names are those in JSON. */
export type VehicleInfo = {
  make: Coded
  model: Coded
  numberOfDoors: Coded
  bodyType: Coded
  cubicCapacity: number
  fuelType: Coded
  transmission: Coded
  /** Whole pounds; 0 if the provider does not know. */
  value: number
  isCommercialVehicle: boolean
  isMotorCycle: boolean
  year: number
  abicode: string
  abigroup: string
  /** Kilograms; 0 if the provider does not know. */
  grossWeight: number
  numberOfSeats: number
  registrationDate?: LocalDate
  /** In the provider's words: BLUE. Stored with the quote, not sent to browsers. */
  colour?: string
  /**
   * The vehicles of our table that this may be, if the provider gives no model. The customer chooses one; with none of them the
   * vehicle is not identified. Left out if the provider identified the vehicle itself.
   */
  matches?: VehicleMatch[]
}

/** What a row of our table adds to a vehicle that a register knows only by make, engine, fuel and year. */
export type VehicleMatch = Pick<
  VehicleInfo,
  | 'abicode'
  | 'abigroup'
  | 'model'
  | 'numberOfDoors'
  | 'bodyType'
  | 'fuelType'
  | 'transmission'
  | 'value'
  | 'grossWeight'
  | 'numberOfSeats'
>

const coded = ['make', 'model', 'numberOfDoors', 'bodyType', 'fuelType', 'transmission']
const numbers = ['cubicCapacity', 'value', 'year', 'grossWeight', 'numberOfSeats']
const yesOrNos = ['isCommercialVehicle', 'isMotorCycle']
const texts = ['abicode', 'abigroup']

/** For values from storage: every field is there and of its type. */
export function isVehicleInfo(value: unknown): value is VehicleInfo {
  if (typeof value !== 'object' || value === null) return false
  const part = (name: string): unknown => Reflect.get(value, name)
  const registered = part('registrationDate')
  const colour = part('colour')
  const matches = part('matches')
  return (
    coded.every((name) => isCoded(part(name))) &&
    numbers.every((name) => Number.isFinite(part(name))) &&
    yesOrNos.every((name) => typeof part(name) === 'boolean') &&
    texts.every((name) => typeof part(name) === 'string') &&
    (registered === undefined || isLocalDate(registered)) &&
    (colour === undefined || typeof colour === 'string') &&
    // Each match completes the register's data to a whole vehicle.
    (matches === undefined ||
      (Array.isArray(matches) &&
        matches.every((match) => isVehicleInfo({ ...value, ...match, matches: undefined }))))
  )
}

function isCoded(value: unknown): value is Coded {
  if (typeof value !== 'object' || value === null) return false
  return typeof Reflect.get(value, 'code') === 'string' && typeof Reflect.get(value, 'desc') === 'string'
}
