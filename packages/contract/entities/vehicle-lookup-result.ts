import * as z from 'zod/mini'
import { date } from '../wire/dates'
import { pounds, text, wholeNumber, yesNo } from '../wire/fields'
import { given } from '../wire/objects'
import { coded } from './coded'

/** What a registration look-up tells about a vehicle (DAT-11); the shape of the domain's VehicleInfo. */
export const vehicleLookupResult = given({
  make: coded,
  model: coded,
  numberOfDoors: coded,
  bodyType: coded,
  cubicCapacity: wholeNumber(0, 99_999),
  fuelType: coded,
  transmission: coded,
  value: pounds,
  isCommercialVehicle: yesNo,
  isMotorCycle: yesNo,
  year: wholeNumber(0, 9999),
  abicode: text(20, 0),
  abigroup: text(20, 0),
  grossWeight: wholeNumber(0, 999_999),
  numberOfSeats: wholeNumber(0, 999),
  registrationDate: z.exactOptional(date),
})
