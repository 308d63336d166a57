import type { Answers } from '@milepost/domain/questions/answers'
import type { Address } from '@milepost/domain/values/address'
import { parsePostcode, postcodeArea } from '@milepost/domain/values/postcode'
import { givenBy, placeIn } from './given'
import { mapped, needed, type Place, type Told } from './told'

/** The letters of the postcode where the vehicle sleeps: at home, unless it is kept elsewhere (VEH-37, YOU-01). */
export function overnightArea({ vehicleDetails, proposerDetails }: Answers): Told<string> {
  const vehicle = givenBy(vehicleDetails, placeIn('vehicleDetails'))
  const isElsewhere = vehicle('isNotKeptAtHomeAddressOverNight')
  if (!isElsewhere.ok) return isElsewhere
  return isElsewhere.value
    ? areaOf(vehicle('overnightAddress'), placeIn('vehicleDetails')('overnightAddress'))
    : areaOf(
        givenBy(proposerDetails, placeIn('proposerDetails'))('address'),
        placeIn('proposerDetails')('address'),
      )
}

function areaOf(address: Told<Address>, place: Place): Told<string> {
  if (!address.ok) return address
  const postcode = parsePostcode(address.value.postcode)
  return mapped(
    needed(postcode.ok ? postcode.value : undefined, () => place),
    postcodeArea,
  )
}
