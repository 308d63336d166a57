import type { OwnerOrKeeperCode } from '@milepost/domain/lists/owners-and-keepers'
import { NONE_OF_THESE } from '@milepost/domain/questions/vehicle/abi-code'
import { ownershipAnswers } from '@milepost/domain/questions/vehicle/rules'
import type { VehicleDetails } from '@milepost/domain/questions/vehicle/vehicle-details'
import { dateSent, modificationSent, penceSent } from './history-sent'
import { present } from './present'
import { tidyPlace } from './tidy'
import type { QuoteSent } from './wire-types'

type VehicleSent = NonNullable<QuoteSent['vehicleDetails']>

/**
 * The vehicle as the questions know it (DAT-03). What the caller says a look-up told stays out: the server looks the registration
 * up itself. Two of it are answers: the type of body where there was no look-up (D-066), and the code where one names no model.
 */
export function vehicleSent(vehicle: VehicleSent): VehicleDetails {
  const { modifications, ownership, registeredKeeper } = vehicle
  const sent = present({
    registration: vehicle.registration,
    value: penceSent(vehicle.value),
    abiCode: vehicle.abiCode === '' ? NONE_OF_THESE : vehicle.abiCode,
    bodyType: vehicle.bodyType || undefined,
    vehiclePurchased: vehicle.vehiclePurchased,
    datePurchased: dateSent(vehicle.datePurchased),
    vehicleUse: vehicle.vehicleUse,
    vehicleOvernight: vehicle.vehicleOvernight,
    annualMileage: vehicle.annualMileage,
    businessMileage: vehicle.businessMileage,
    isImported: vehicle.isImported,
    countryOfRegistration: vehicle.countryOfRegistration,
    isLeftHandDrive: vehicle.isLeftHandDrive,
    isModified: modifications && modifications.length > 0,
    modifications: modifications?.map(modificationSent),
    businessRadius: vehicle.businessRadius,
    hasInternalRacking: vehicle.hasInternalRacking,
    carriesDangerousGoods: vehicle.carriesDangerousGoods,
    visitsHazardousSites: vehicle.visitsHazardousSites,
    isNotKeptAtHomeAddressOverNight: vehicle.isNotKeptAtHomeAddressOverNight,
    overnightAddress: tidyPlace(vehicle.overnightAddress),
    securityDevices: vehicle.securityDevices,
  })
  const codes = present({ ownership, registeredKeeper })
  // Codes are whatever was sent; their questions refuse those that are on no list before anything is made of them.
  return {
    ...(sent as VehicleDetails),
    ...ownershipAnswers(codes as { ownership?: OwnerOrKeeperCode; registeredKeeper?: OwnerOrKeeperCode }),
  }
}
