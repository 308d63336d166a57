import type { Terms } from '../../terms/terms.ts'
import { compactRegistration, parseRegistration, plateText } from '../../values/registration.ts'
import type { VehicleInfo } from '../../values/vehicle-info.ts'
import type { VehicleDetails } from '../answers.ts'
import { plate } from '../kinds/plate.ts'
import { type FieldError, question } from '../question.ts'
import { vehicleVerdict } from './verdict.ts'

export const SEARCH_REGISTRATION: FieldError = {
  key: 'searchRegistration',
  message: 'Please search for your vehicle before continuing',
}
/** How to contact the brand when a look-up fails. */
type BrandContact = { name: string; phone: string }

/** For every failed look-up other than "no such vehicle": the customer should not doubt their plate (VEH-08, D-060, D-258). */
export function vehicleServiceUnavailable(brand: BrandContact): FieldError {
  return {
    key: 'registrationApiError',
    message: `We can't look up vehicles just now. Please try again in a minute, or call ${brand.name} on ${brand.phone}.`,
  }
}

/** No such vehicle, with the brand's name and phone (VEH-16, D-059). */
export function vehicleNotFound(brand: BrandContact): FieldError {
  return {
    key: 'vehicleNotFound',
    message: `We couldn't find your vehicle. Please check the registration or call ${brand.name} on ${brand.phone}.`,
  }
}

/** What a registration needs before a search (VEH-05, VEH-06). */
export function validateForSearch(typed: string | undefined): FieldError | undefined {
  const parsed = parseRegistration(typed ?? '')
  return parsed.ok ? undefined : { key: parsed.key ?? 'validRegistration', message: parsed.message }
}

export const registration = question<VehicleDetails>()({
  name: 'registration',
  kind: plate,
  group: 'vehicle',
  label: 'What is your vehicle registration?',
  hint: "As shown on your number plate. Spaces don't matter.",
  validate(typed, { subject, terms }) {
    // A comparison site may ask for a price without a number plate.
    if (typed === undefined && subject.isQuotedWithoutPlate && subject.vehicleInfo)
      return validateVehicle(subject.vehicleInfo, terms)
    const unsearchable = validateForSearch(typed)
    if (unsearchable) return unsearchable
    // A restored quote may have only the body type of its vehicle (D-066).
    if (subject.isRestored && !subject.vehicleInfo) return undefined
    const isSearched =
      subject.vehicleInfo && subject.searchedRegistration === compactRegistration(typed ?? '')
    if (!subject.vehicleInfo || !isSearched) return SEARCH_REGISTRATION
    return validateVehicle(subject.vehicleInfo, terms)
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'registration' },
  summary: plateText,
})

function validateVehicle(info: VehicleInfo, terms: Terms): FieldError | undefined {
  const verdict = vehicleVerdict(info, terms)
  return verdict.kind === 'accepted' ? undefined : (verdict.error ?? SEARCH_REGISTRATION)
}
