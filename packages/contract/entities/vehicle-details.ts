import * as z from 'zod/mini'
import { registration } from '../wire/customer-fields'
import { date } from '../wire/dates'
import { code, pounds, text, wholeNumber, yesNo } from '../wire/fields'
import { listOf, partlyGiven, sent } from '../wire/objects'
import { SECURITY_DEVICES_MAXIMUM } from '../wire/shapes'
import { address, addressInput } from './address'
import { modification, modificationInput } from './modification'

const looked = z.optional(text(100, 0))
const miles = wholeNumber(0, 999_999)

/** The limit itself is the question's (MOD-02); this only bounds what is read. */
const MOST_MODIFICATIONS = 20

const fields = {
  registration,
  value: pounds,
  // Which of the look-up's matches the vehicle is; empty for none of them, left out while nobody has said.
  abiCode: looked,
  // What the look-up told. The server looks the registration up itself and does not take these from a caller.
  abiGroup: looked,
  make: looked,
  model: looked,
  numberOfDoors: looked,
  bodyType: looked,
  fuelType: looked,
  transmission: looked,
  grossWeight: z.optional(wholeNumber(0, 999_999)),
  engineSize: z.optional(wholeNumber(0, 99_999)),
  yearOfManufacture: z.optional(wholeNumber(0, 9999)),
  numberOfSeats: z.optional(wholeNumber(0, 999)),
  registrationDate: z.optional(date),
  isQPlate: z.optional(yesNo),
  vehiclePurchased: yesNo,
  datePurchased: z.optional(date),
  ownership: code,
  registeredKeeper: code,
  vehicleUse: code,
  vehicleOvernight: code,
  isNotKeptAtHomeAddressOverNight: yesNo,
  annualMileage: miles,
  businessMileage: z.optional(miles),
  isImported: yesNo,
  countryOfRegistration: z.optional(text(60)),
  isLeftHandDrive: yesNo,
  securityDevices: z.optional(listOf(code, SECURITY_DEVICES_MAXIMUM)),
  licencingAuthority: z.optional(text(100)),
  // Van and taxi lines (D-071).
  businessRadius: z.optional(code),
  hasInternalRacking: z.optional(yesNo),
  carriesDangerousGoods: z.optional(yesNo),
  visitsHazardousSites: z.optional(yesNo),
}

/** The vehicle of a request (DAT-03). */
export const vehicleDetailsInput = sent({
  ...fields,
  overnightAddress: z.optional(addressInput),
  modifications: listOf(modificationInput, MOST_MODIFICATIONS),
})

/** The vehicle of an answer (DAT-03). */
export const vehicleDetails = partlyGiven({
  ...fields,
  overnightAddress: address,
  modifications: listOf(modification, MOST_MODIFICATIONS),
})
