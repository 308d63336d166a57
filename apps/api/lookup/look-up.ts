import type { BrandCode } from '@milepost/domain/terms/identity'
import type { AddressHit } from '@milepost/domain/values/address'
import { parsePostcode } from '@milepost/domain/values/postcode'
import { compactRegistration } from '@milepost/domain/values/registration'
import type { Coded } from '@milepost/domain/values/vehicle-info'
import type { Failed, Found } from '../platform/ports.ts'
import type {
  AddressById,
  AddressSearch,
  CustomerReview,
  CustomerReviews,
  VehicleByRegistration,
  VehicleMakes,
  VehicleModels,
} from './ports.ts'

/** Looks a vehicle up by its registration. "AB12 CDE" and "AB12CDE" are one vehicle, so spaces are removed first (D-055). */
export function findVehicle(
  registration: string,
  { vehicleByRegistration }: { vehicleByRegistration: VehicleByRegistration },
): ReturnType<VehicleByRegistration> {
  return vehicleByRegistration(compactRegistration(registration))
}

/** Every make of vehicle we know, by name. */
export async function listVehicleMakes({
  vehicleMakes,
}: {
  vehicleMakes: VehicleMakes
}): Promise<readonly Coded[]> {
  return byName(await vehicleMakes())
}

/** Every model of a make, by name; none for an unknown make. */
export async function listVehicleModels(
  makeCode: string,
  { vehicleModels }: { vehicleModels: VehicleModels },
): Promise<readonly Coded[]> {
  return byName(await vehicleModels(makeCode))
}

function byName(entries: readonly Coded[]): readonly Coded[] {
  return entries.toSorted((one, other) => one.desc.localeCompare(other.desc, 'en-GB', { numeric: true }))
}

export type NotAPostcode = { kind: 'not-a-postcode'; message: string }

/** Searches the addresses of a postcode. Text that is no postcode is refused first: the provider charges for every search. */
export async function searchAddress(
  asked: { postcode: string; houseNumber?: string | undefined },
  { addressSearch }: { addressSearch: AddressSearch },
): Promise<Found<readonly AddressHit[]> | Failed | NotAPostcode> {
  const postcode = parsePostcode(asked.postcode)
  if (!postcode.ok) return { kind: 'not-a-postcode', message: postcode.message }
  const houseNumber = asked.houseNumber?.trim()
  return addressSearch({ postcode: postcode.value, ...(houseNumber ? { houseNumber } : {}) })
}

/** The lines of an address that a search found. */
export function getFullAddress(
  addressId: string,
  { addressById }: { addressById: AddressById },
): ReturnType<AddressById> {
  return addressById(addressId)
}

const FEWEST_STARS = 4
const MOST_SHOWN = 3

/** Only reviews of 4 and 5 stars leave the server; the page says that it shows no others (JRN-14, D-256). */
export async function listReviews(
  brand: BrandCode,
  { customerReviews }: { customerReviews: CustomerReviews },
): Promise<readonly CustomerReview[]> {
  const reviews = await customerReviews(brand)
  return reviews.filter(({ stars }) => stars >= FEWEST_STARS).slice(0, MOST_SHOWN)
}
