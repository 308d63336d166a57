import { impound } from '../lines/impound.ts'
import type { EveryLine, OwnRated } from '../lines/lines.ts'
import { privateCar } from '../lines/private-car.ts'
import { protect } from '../lines/protect.ts'
import { taxi } from '../lines/taxi.ts'
import { telematics } from '../lines/telematics.ts'
import { van } from '../lines/van.ts'
import { type JourneyId, journeyIdentities } from '../terms/identity.ts'
import type { Terms } from '../terms/terms.ts'

/** The ten journeys (JRN-04): the terms of each line, and where a journey differs from them. */
export const journeys: Readonly<Record<JourneyId, Terms>> = {
  acorn_pc: {
    ...sold('acorn_pc', privateCar),
    name: 'Car insurance',
    insurer: 'Hartwell Mutual Insurance Limited',
    vehicle: { ...privateCar.vehicle, sister: 'acorn_cv' },
    contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  },
  acorn_cv: {
    ...sold('acorn_cv', van),
    name: 'Van insurance',
    insurer: 'Hartwell Mutual Insurance Limited',
    vehicle: { ...van.vehicle, sister: 'acorn_pc' },
    contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  },
  acorn_taxi: {
    ...sold('acorn_taxi', taxi),
    name: 'Taxi insurance',
    insurer: 'Hartwell Mutual Insurance Limited',
    // Public liability is sold on this journey only (D-151).
    cover: { ...taxi.cover, publicLiabilityPounds: { standard: 5_000_000, upgrade: 10_000_000 } },
    contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  },
  acorn_protect: {
    ...sold('acorn_protect', protect),
    name: 'Telematics car insurance',
    insurer: 'Hartwell Mutual Insurance Limited',
    vehicle: { ...protect.vehicle, sister: 'acorn_cv' },
    contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  },
  briefly_impound: {
    ...sold('briefly_impound', impound),
    name: 'Impound insurance',
    insurer: 'Kestrel Short Term Insurance Limited',
    contact: { offersPhoneOptOut: true, phoneErrorNamesZero: true },
  },
  /** A telematics-rated car product for new drivers; the digital-first brand has the exceptions of D-008 to D-010 and D-012. */
  carrot_pc: {
    ...sold('carrot_pc', privateCar, telematics),
    name: 'New driver car insurance',
    insurer: 'Fenwick General Insurance Limited',
    vehicle: {
      ...privateCar.vehicle,
      mismatchError: { key: 'carRegistration', message: 'Please enter a car registration' },
    },
    drivers: { ...privateCar.drivers, maximumAdditional: 3, claimsLookBackYears: 3 },
    contact: { offersPhoneOptOut: false, phoneErrorNamesZero: false },
    results: { offersDocumentsByPost: false, renewalChoice: 'not-shown-under-18' },
  },
  motorcade_pc: {
    ...sold('motorcade_pc', privateCar),
    name: 'Car insurance',
    insurer: 'Pembridge Assurance Limited',
    vehicle: { ...privateCar.vehicle, sister: 'motorcade_cv' },
    contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
    // The one private-car line without a renewal section (D-011).
    results: { ...privateCar.results, renewalChoice: 'not-shown' },
  },
  motorcade_cv: {
    ...sold('motorcade_cv', van),
    name: 'Van insurance',
    insurer: 'Pembridge Assurance Limited',
    vehicle: { ...van.vehicle, sister: 'motorcade_pc' },
    contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  },
  flag_taxi: {
    ...sold('flag_taxi', taxi),
    name: 'Taxi insurance',
    insurer: 'Sable & Thorne Insurance Limited',
    vehicle: {
      ...taxi.vehicle,
      mismatch: 'inline',
      mismatchError: {
        key: 'flagCVError',
        message: 'We can only insure cars licensed as taxis on this policy. Please enter a car registration.',
      },
    },
    contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  },
  mypolicy_telematics: {
    ...sold('mypolicy_telematics', telematics),
    name: 'Telematics car insurance',
    insurer: 'Fenwick General Insurance Limited',
    contact: { offersPhoneOptOut: true, phoneErrorNamesZero: false },
  },
}

/** What a journey takes over from its line. It may be priced by the rates of another. */
function sold<Id extends JourneyId>(id: Id, line: EveryLine, rated = isRated(line) ? line : line.rating.as) {
  const { code, vehicle, use, drivers, cover, results } = line
  const { isMeasured, pricesWithoutPlate, isRestoredAsVan } = rated.rating
  const rating = { line: rated.code, isMeasured, pricesWithoutPlate, isRestoredAsVan }
  return { id, ...journeyIdentities[id], line: code, vehicle, use, drivers, cover, results, rating }
}

function isRated(line: EveryLine): line is OwnRated {
  return !('as' in line.rating)
}
