import { ADDRESS_LINE_MAXIMUM } from '@milepost/domain/values/address'
import * as z from 'zod/mini'
import { postcode } from '../fields/customer-fields.ts'
import { addressId } from '../fields/identifiers.ts'
import {
  date,
  listOf,
  pounds,
  replyObject,
  requestObject,
  text,
  wholeNumber,
  yesNo,
} from '../fields/primitives.ts'

/** A code with its words; both are always sent (D-068). */
export const coded = replyObject({ code: text(100, 0), desc: text(200, 0) })

const line = () => text(ADDRESS_LINE_MAXIMUM, 0)

/** A postal address in a request (DAT-13). Line 4 and county default to empty, country to "United Kingdom" (D-090). */
export const addressInput = requestObject({
  line1: text(ADDRESS_LINE_MAXIMUM),
  line2: z._default(line(), ''),
  line3: z._default(line(), ''),
  line4: z._default(line(), ''),
  city: z._default(line(), ''),
  county: z._default(line(), ''),
  postcode,
  country: z._default(line(), 'United Kingdom'),
})

/** A postal address in a reply (DAT-13). */
export const address = replyObject({
  line1: line(),
  line2: line(),
  line3: line(),
  line4: line(),
  city: line(),
  county: line(),
  postcode: line(),
  country: line(),
})

/** One result of an address search (DAT-13). */
export const addressHit = replyObject({ itemId: addressId, searchResult: text(500) })

const addressLine = () => text(200, 0)

/** An address as returned by the look-up by id (DAT-13). */
export const fullAddress = replyObject({
  line1: addressLine(),
  line2: addressLine(),
  line3: addressLine(),
  city: addressLine(),
  company: addressLine(),
  postalCode: addressLine(),
})

/** From a provider that identifies the vehicle, or for each vehicle of our table that it may be. */
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

/** No more vehicles than this share make, engine, fuel and year, and a customer could not choose among more. */
const MOST_MATCHES = 50

/**
 * The result of a registration look-up (DAT-11); the shape of the domain's VehicleInfo. If the provider gives no model, what
 * depends on it is empty or 0 and `matches` lists the candidates: the caller sends the abicode of the customer's choice as the
 * vehicle's abiCode, or an empty one for none of them.
 */
export const vehicleLookupResult = replyObject({
  make: coded,
  cubicCapacity: wholeNumber(0, 99_999),
  isCommercialVehicle: yesNo,
  isMotorCycle: yesNo,
  year: wholeNumber(0, 9999),
  ...version,
  matches: z.exactOptional(listOf(replyObject(version), MOST_MATCHES)),
  registrationDate: z.exactOptional(date),
})
