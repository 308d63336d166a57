import * as z from 'zod/mini'
import { date } from '../wire/dates'
import { pounds, text, wholeNumber, yesNo } from '../wire/fields'
import { given, listOf } from '../wire/objects'
import { coded } from './coded'

/** Told by a provider that names the vehicle, or by each vehicle of our table that it may be. */
const version = {
  model: coded,
  numberOfDoors: coded,
  bodyType: coded,
  fuelType: coded,
  transmission: coded,
  value: pounds,
  abicode: text(20, 0),
  abigroup: text(20, 0),
  grossWeight: wholeNumber(0, 999_999),
  numberOfSeats: wholeNumber(0, 999),
}

/** More vehicles than these share no engine, fuel and year; a customer could not choose among them either. */
const MOST_MATCHES = 50

/**
 * What a registration look-up tells about a vehicle (DAT-11); the shape of the domain's VehicleInfo. Where the provider names no
 * model, what only a model tells is empty or 0 and `matches` lists those it may be: the caller sends the abicode of the one its
 * customer chose as the vehicle's abiCode, or an empty one for none of them.
 */
export const vehicleLookupResult = given({
  make: coded,
  cubicCapacity: wholeNumber(0, 99_999),
  isCommercialVehicle: yesNo,
  isMotorCycle: yesNo,
  year: wholeNumber(0, 9999),
  ...version,
  matches: z.exactOptional(listOf(given(version), MOST_MATCHES)),
  registrationDate: z.exactOptional(date),
})
