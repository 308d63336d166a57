import type { Answers } from '@milepost/domain/questions/answers'
import { ownerAndKeeper } from '@milepost/domain/questions/vehicle/rules'
import type { VehicleDetails } from '@milepost/domain/questions/vehicle/vehicle-details'
import type { Terms } from '@milepost/domain/terms/terms'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { isQPlate } from '@milepost/domain/values/registration'
import { type Given, givenBy, placeIn } from './given'
import { knownVehicle } from './known-vehicle'
import { overnightArea } from './overnight-area'
import { each, mapped, needed, type Told, together, told } from './told'
import type { Modification, Origin, Vehicle } from './vehicle'

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
