import { isLocalDate, type LocalDate } from './local-date'

/** A code with its words; the server sends both everywhere (D-068). */
export type Coded = { code: string; desc: string }

/** What a registration look-up tells about a vehicle (DAT-11). The names are the wire's names. */
export type VehicleInfo = {
  make: Coded
  model: Coded
  numberOfDoors: Coded
  bodyType: Coded
  cubicCapacity: number
  fuelType: Coded
  transmission: Coded
  /** Whole pounds; 0 when the provider does not know. */
  value: number
  isCommercialVehicle: boolean
  isMotorCycle: boolean
  year: number
  abicode: string
  abigroup: string
  /** Kilograms; 0 when the provider does not know. */
  grossWeight: number
  numberOfSeats: number
  registrationDate?: LocalDate
  /** In the provider's words: BLUE. Kept with the quote, and not sent to browsers. */
  colour?: string
  /**
   * The vehicles of our table that this may be, where the provider names no model. The customer says which it is; with none of them
   * the vehicle is not identified. Left out where the provider named the vehicle itself.
   */
  matches?: VehicleMatch[]
}

/** What a row of our table adds to a vehicle that a register knows by its make, engine, fuel and year only. */
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

/** For what comes back from storage: everything is there and of its type. */
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
    // Each match makes a whole vehicle of what the register told.
    (matches === undefined ||
      (Array.isArray(matches) &&
        matches.every((match) => isVehicleInfo({ ...value, ...match, matches: undefined }))))
  )
}

function isCoded(value: unknown): value is Coded {
  if (typeof value !== 'object' || value === null) return false
  return typeof Reflect.get(value, 'code') === 'string' && typeof Reflect.get(value, 'desc') === 'string'
}
