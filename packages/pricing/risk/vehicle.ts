import { type BodyTypeCode, bodyTypes } from '@milepost/domain/lists/body-types'
import { entryOf, isCode } from '@milepost/domain/lists/code-list'
import { type FuelTypeCode, fuelTypes } from '@milepost/domain/lists/fuel-types'
import type { ModificationCode } from '@milepost/domain/lists/modifications'
import type { OvernightLocationCode } from '@milepost/domain/lists/overnight-locations'
import type { OwnerOrKeeperCode } from '@milepost/domain/lists/owners-and-keepers'
import type { VehicleUseCode } from '@milepost/domain/lists/vehicle-uses'
import type { Answers } from '@milepost/domain/questions/answers'
import { ownerAndKeeper } from '@milepost/domain/questions/vehicle/rules'
import { vehicleAgeAt } from '@milepost/domain/questions/vehicle/vehicle-age'
import type { VehicleDetails } from '@milepost/domain/questions/vehicle/vehicle-details'
import type { Terms, VehicleClass } from '@milepost/domain/terms/terms'
import type { Address } from '@milepost/domain/values/address'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import { parsePostcode, postcodeArea } from '@milepost/domain/values/postcode'
import { isQPlate } from '@milepost/domain/values/registration'
import { isIdentified } from '@milepost/domain/values/vehicle-match'
import {
  each,
  type Given,
  givenBy,
  mapped,
  needed,
  type Place,
  placeIn,
  type Told,
  together,
  told,
} from './required-answers'

export type Vehicle = {
  class: VehicleClass
  /** Unknown where a register names no model and the customer's is none of those it may be: never priced. */
  model: 'known' | 'unknown'
  /** 1 to 50; unknown for a vehicle without look-up data (D-066). */
  group: number | 'unknown'
  value: Pence
  /** Full years at cover start, from first registration, else from 1 January of the year of manufacture (D-080). */
  age: number | 'unknown'
  bodyType: BodyTypeCode | 'unknown'
  fuelType: FuelTypeCode | 'unknown'
  grossWeightKilograms: number | 'unknown'
  isQPlate: boolean
  isLeftHandDrive: boolean
  origin: Origin
  modifications: readonly Modification[]
  use: VehicleUseCode
  mileage: Mileage
  overnight: OvernightLocationCode
  /** The letters of the postcode where it is kept overnight: SW, BFPO. */
  overnightArea: string
  owner: OwnerOrKeeperCode
  keeper: OwnerOrKeeperCode
}

export type Origin = { kind: 'uk' } | { kind: 'imported'; country: string }

/** Thirty-day journeys ask the miles of thirty days; their tables are in those (D-076). */
export type Mileage = { miles: number; per: 'year' | '30-days' }

export type Modification = { code: ModificationCode; value: Pence; isForMedicalReasons: boolean }

const placeOf = placeIn('vehicleDetails')

/** The vehicle as it is when cover starts. */
export function toVehicle(answers: Answers, terms: Terms, start: LocalDate): Told<Vehicle> {
  const { vehicleDetails } = answers
  const given = givenBy(vehicleDetails, placeOf)
  const { ownership, registeredKeeper } = ownerAndKeeper(vehicleDetails)
  const answered = together({
    registration: plateOf(vehicleDetails, given),
    value: given('value'),
    isLeftHandDrive: given('isLeftHandDrive'),
    origin: originOf(given),
    modifications: modificationsOf(given),
    use: given('vehicleUse'),
    miles: given('annualMileage'),
    overnight: given('vehicleOvernight'),
    overnightArea: overnightArea(answers),
    owner: needed(ownership, () => placeOf('ownership')),
    keeper: needed(registeredKeeper, () => placeOf('registeredKeeper')),
  })
  // Named one by one here and of a driver: "the rest of them" costs more than all the judging before it.
  return mapped(answered, (own) => ({
    value: own.value,
    isLeftHandDrive: own.isLeftHandDrive,
    origin: own.origin,
    modifications: own.modifications,
    use: own.use,
    overnight: own.overnight,
    overnightArea: own.overnightArea,
    owner: own.owner,
    keeper: own.keeper,
    ...knownVehicle({ vehicleDetails, registration: own.registration, terms, start }),
    // A mark that begins with Q says that nobody knows the vehicle's age (D-081).
    isQPlate: isQPlate(own.registration),
    // In the days the journey asks for; its tables are in the same (D-076).
    mileage: { miles: own.miles, per: terms.use.mileagePeriod },
  }))
}

/** What is quoted by its description has none yet (VLS); its year is known without. */
function plateOf(
  { isQuotedWithoutPlate, registration }: VehicleDetails,
  given: Given<VehicleDetails>,
): Told<string> {
  return isQuotedWithoutPlate && registration === undefined ? told('') : given('registration')
}

function originOf(given: Given<VehicleDetails>): Told<Origin> {
  const isImported = given('isImported')
  if (!isImported.ok) return isImported
  if (!isImported.value) return told({ kind: 'uk' })
  return mapped(given('countryOfRegistration'), (country) => ({ kind: 'imported', country }))
}

function modificationsOf(given: Given<VehicleDetails>): Told<readonly Modification[]> {
  const isModified = given('isModified')
  if (!isModified.ok) return isModified
  if (!isModified.value) return told([])
  const entries = given('modifications')
  if (!entries.ok) return entries
  return each(
    entries.value.map((entry) => {
      const part = givenBy(entry, () => placeOf('modifications'))
      return together({
        code: part('modificationCode'),
        value: part('value'),
        isForMedicalReasons: part('isForMedicalReasons'),
      })
    }),
  )
}

type Known = Pick<
  Vehicle,
  'class' | 'model' | 'group' | 'age' | 'bodyType' | 'fuelType' | 'grossWeightKilograms'
>

/** What the look-up told of the vehicle. A quote that came back without it knows its body and its number plate (D-066). */
function knownVehicle(asked: {
  vehicleDetails: VehicleDetails
  registration: string
  terms: Terms
  start: LocalDate
}): Known {
  const { vehicleDetails, registration, terms, start } = asked
  const { vehicleInfo: info } = vehicleDetails
  const body = info ? info.bodyType.code : vehicleDetails.bodyType
  return {
    class: info ? (info.isCommercialVehicle ? 'van' : 'car') : classOf(body, terms),
    // A quote that came back without look-up data is priced by its body type instead (D-066).
    model: info && !isIdentified(info) ? 'unknown' : 'known',
    group: groupOf(info?.abigroup ?? ''),
    age: vehicleAgeAt(start, info, registration),
    bodyType: isCode(bodyTypes, body) ? body : 'unknown',
    fuelType: isCode(fuelTypes, info?.fuelType.code) ? info.fuelType.code : 'unknown',
    grossWeightKilograms: info && info.grossWeight > 0 ? info.grossWeight : 'unknown',
  }
}

/** A journey takes one class; where it takes any, a body seen on vans alone is a van's. */
function classOf(body: string | undefined, { vehicle }: Terms): VehicleClass {
  if (vehicle.accepts !== 'any') return vehicle.accepts
  const seenOn: readonly string[] = entryOf(bodyTypes, body ?? '')?.seenOn ?? []
  return seenOn.includes('van') && !seenOn.includes('car') ? 'van' : 'car'
}

/** "13" or, with the security letter of the old scale, "12E". */
function groupOf(abigroup: string): number | 'unknown' {
  const group = Number(/^(\d{1,2})[A-Z]?$/i.exec(abigroup.trim())?.[1] ?? 0)
  return group >= 1 && group <= 50 ? group : 'unknown'
}

/** The letters of the postcode where the vehicle sleeps: at home, unless it is kept elsewhere (VEH-37, YOU-01). */
function overnightArea({ vehicleDetails, proposerDetails }: Answers): Told<string> {
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
