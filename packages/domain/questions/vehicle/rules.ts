import { type OwnerOrKeeperCode, policyholderAsOwnerOrKeeper } from '../../lists/vehicle.ts'
import type { Terms } from '../../terms/terms.ts'
import type { LocalDate } from '../../values/local-date.ts'
import type { VehicleDetails } from '../answers.ts'
import type { FieldError } from '../question.ts'

/** For a vehicle not yet bought, and for cover that would start before it is (VEH-28, D-072). */
export const NOT_YET_PURCHASED: FieldError = {
  key: 'notYetPurchased',
  message: 'We cannot insure a vehicle that you have not yet purchased',
}

const ONLY_THE_OWNER_WHO_KEEPS: FieldError = {
  key: 'ownerMustBeKeeper',
  message: 'We can only provide impound insurance to the legal owner and registered keeper of the vehicle',
}

/** On journeys that insure only an owner who is also the keeper, a no to either is refused (VEH-31). */
export function validateOwnerWhoKeeps(isOne: boolean, { use }: Pick<Terms, 'use'>): FieldError | undefined {
  return use.ownerMustBeKeeper && !isOne ? ONLY_THE_OWNER_WHO_KEEPS : undefined
}

/** The first day this vehicle can be insured, if the customer has yet to collect it (D-072). */
export function purchaseDate({ vehiclePurchased, datePurchased }: VehicleDetails): LocalDate | undefined {
  return vehiclePurchased === true ? datePurchased : undefined
}

/** The owner and keeper, as far as the answers say: a yes means the policyholder (D-073). */
export function ownerAndKeeper(vehicle: VehicleDetails): {
  ownership?: OwnerOrKeeperCode
  registeredKeeper?: OwnerOrKeeperCode
} {
  const ownership = ownerOrKeeper(vehicle.legalOwner, vehicle.ownership)
  const registeredKeeper = ownerOrKeeper(vehicle.isRegisteredKeeper, vehicle.registeredKeeper)
  return { ...(ownership && { ownership }), ...(registeredKeeper && { registeredKeeper }) }
}

/** A code only counts after a no, and cannot then be the policyholder's. */
function ownerOrKeeper(
  isPolicyholder: boolean | undefined,
  chosen: OwnerOrKeeperCode | undefined,
): OwnerOrKeeperCode | undefined {
  if (isPolicyholder === true) return policyholderAsOwnerOrKeeper
  return isPolicyholder === false && chosen !== policyholderAsOwnerOrKeeper ? chosen : undefined
}

/** The reverse, for a quote restored with the codes: the answers that lead to them (D-073). */
export function ownershipAnswers(stored: {
  ownership?: OwnerOrKeeperCode
  registeredKeeper?: OwnerOrKeeperCode
}): VehicleDetails {
  const { ownership, registeredKeeper } = stored
  const legalOwner = ownership === policyholderAsOwnerOrKeeper
  const isRegisteredKeeper = registeredKeeper === policyholderAsOwnerOrKeeper
  return {
    ...(ownership && { legalOwner, ...(!legalOwner && { ownership }) }),
    ...(registeredKeeper && { isRegisteredKeeper, ...(!isRegisteredKeeper && { registeredKeeper }) }),
  }
}
