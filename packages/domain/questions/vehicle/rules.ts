import { type OwnerOrKeeperCode, policyholderAsOwnerOrKeeper } from '../../lists/vehicle'
import type { Terms } from '../../terms/terms'
import type { LocalDate } from '../../values/local-date'
import type { VehicleDetails } from '../answers'
import type { FieldError } from '../question'

/** Said of a vehicle that is not bought, and of cover that would start before it is (VEH-28, D-072). */
export const NOT_YET_PURCHASED: FieldError = {
  key: 'notYetPurchased',
  message: 'We cannot insure a vehicle that you have not yet purchased',
}

const ONLY_THE_OWNER_WHO_KEEPS: FieldError = {
  key: 'ownerMustBeKeeper',
  message: 'We can only provide impound insurance to the legal owner and registered keeper of the vehicle',
}

/** Where only the owner who keeps the vehicle is insured, a no to being either is the end of it (VEH-31). */
export function validateOwnerWhoKeeps(isOne: boolean, { use }: Pick<Terms, 'use'>): FieldError | undefined {
  return use.ownerMustBeKeeper && !isOne ? ONLY_THE_OWNER_WHO_KEEPS : undefined
}

/** The first day this vehicle can be insured, when it is one the customer has yet to collect (D-072). */
export function purchaseDate({ vehiclePurchased, datePurchased }: VehicleDetails): LocalDate | undefined {
  return vehiclePurchased === true ? datePurchased : undefined
}

/** Who owns and who keeps the vehicle, once the answers tell: a yes means the policyholder (D-073). */
export function ownerAndKeeper(vehicle: VehicleDetails): {
  ownership?: OwnerOrKeeperCode
  registeredKeeper?: OwnerOrKeeperCode
} {
  const ownership = ownerOrKeeper(vehicle.legalOwner, vehicle.ownership)
  const registeredKeeper = ownerOrKeeper(vehicle.isRegisteredKeeper, vehicle.registeredKeeper)
  return { ...(ownership && { ownership }), ...(registeredKeeper && { registeredKeeper }) }
}

/** A code counts after a no, and who has said it is not them has not said that it is. */
function ownerOrKeeper(
  isPolicyholder: boolean | undefined,
  chosen: OwnerOrKeeperCode | undefined,
): OwnerOrKeeperCode | undefined {
  if (isPolicyholder === true) return policyholderAsOwnerOrKeeper
  return isPolicyholder === false && chosen !== policyholderAsOwnerOrKeeper ? chosen : undefined
}

/** The other way round, for a quote that comes back with the codes: the answers that lead to them (D-073). */
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
