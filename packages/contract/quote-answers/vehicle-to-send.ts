import type { ProposerDetails } from '@milepost/domain/questions/people/person-details'
import { NONE_OF_THESE } from '@milepost/domain/questions/vehicle/abi-code'
import { ownerAndKeeper } from '@milepost/domain/questions/vehicle/rules'
import type { VehicleDetails } from '@milepost/domain/questions/vehicle/vehicle-details'
import { isQPlate, normaliseRegistration } from '@milepost/domain/values/registration'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import { modificationToSend, poundsOf } from './history-to-send'
import { tidyPlace } from './tidy'
import { toldList } from './told-list'
import { unaskedOfVehicle } from './unasked-to-send'
import type { Gappy, QuoteToSend } from './wire-types'

/** The vehicle (DAT-03). The licensing authority is asked once, of the proposer, and written here too (D-082). */
export function vehicleToSend(
  vehicle: VehicleDetails,
  { licencingAuthority }: ProposerDetails,
): Gappy<QuoteToSend['vehicleDetails']> {
  const { registration, vehicleInfo } = vehicle
  return {
    bodyType: vehicle.bodyType,
    ...(vehicleInfo && lookedUp(vehicleInfo)),
    abiCode: codeToSend(vehicle),
    registration: registration === undefined ? undefined : normaliseRegistration(registration),
    value: poundsOf(vehicle.value),
    isQPlate: registration !== undefined && isQPlate(registration),
    vehiclePurchased: vehicle.vehiclePurchased,
    datePurchased: vehicle.datePurchased,
    ...ownerAndKeeper(vehicle),
    vehicleUse: vehicle.vehicleUse,
    vehicleOvernight: vehicle.vehicleOvernight,
    annualMileage: vehicle.annualMileage,
    businessMileage: vehicle.businessMileage,
    isImported: vehicle.isImported,
    countryOfRegistration: vehicle.countryOfRegistration,
    isLeftHandDrive: vehicle.isLeftHandDrive,
    businessRadius: vehicle.businessRadius,
    hasInternalRacking: vehicle.hasInternalRacking,
    carriesDangerousGoods: vehicle.carriesDangerousGoods,
    visitsHazardousSites: vehicle.visitsHazardousSites,
    isNotKeptAtHomeAddressOverNight: vehicle.isNotKeptAtHomeAddressOverNight,
    overnightAddress: tidyPlace(vehicle.overnightAddress),
    modifications: toldList(vehicle.isModified, vehicle.modifications)?.map(modificationToSend),
    licencingAuthority,
    ...unaskedOfVehicle(vehicle),
  }
}

/** The code of the vehicle found or chosen; the server believes one that its own look-up means. */
function codeToSend({ abiCode, vehicleInfo }: VehicleDetails): string | undefined {
  if (vehicleInfo && vehicleInfo.matches === undefined) return vehicleInfo.abicode
  return abiCode === NONE_OF_THESE ? '' : abiCode
}

/** By its codes. The server looks the registration up itself and believes none of it. */
function lookedUp(info: VehicleInfo) {
  return {
    abiGroup: info.abigroup,
    make: info.make.code,
    model: info.model.code,
    numberOfDoors: info.numberOfDoors.code,
    bodyType: info.bodyType.code,
    fuelType: info.fuelType.code,
    transmission: info.transmission.code,
    grossWeight: info.grossWeight,
    engineSize: info.cubicCapacity,
    yearOfManufacture: info.year,
    numberOfSeats: info.numberOfSeats,
    registrationDate: info.registrationDate,
  }
}
