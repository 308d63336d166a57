import type { LocalDate } from './local-date'

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
}
