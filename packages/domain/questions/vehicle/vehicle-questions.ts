import type { AnyQuoteQuestion } from '../question'
import { abiCode } from './abi-code'
import { annualMileage } from './annual-mileage'
import { bodyType } from './body-type'
import { businessMileage } from './business-mileage'
import { businessRadius } from './business-radius'
import { carriesDangerousGoods } from './carries-dangerous-goods'
import { countryOfRegistration } from './country-of-registration'
import { datePurchased } from './date-purchased'
import { hasInternalRacking } from './has-internal-racking'
import { isImported } from './is-imported'
import { isLeftHandDrive } from './is-left-hand-drive'
import { isModified } from './is-modified'
import { isNotKeptAtHomeAddressOverNight } from './is-not-kept-at-home-address-over-night'
import { isRegisteredKeeper } from './is-registered-keeper'
import { legalOwner } from './legal-owner'
import { modifications } from './modifications'
import { overnightAddress } from './overnight-address'
import { ownership } from './ownership'
import { registeredKeeper } from './registered-keeper'
import { registration } from './registration'
import { value } from './value'
import { vehicleOvernight } from './vehicle-overnight'
import { vehiclePurchased } from './vehicle-purchased'
import { vehicleUse } from './vehicle-use'
import { visitsHazardousSites } from './visits-hazardous-sites'

/** What is asked about the vehicle, step by step and in order (D-030). */
export const vehicleQuestions = {
  vehicleDetails: [registration, abiCode, bodyType, value],
  vehicleDetailsTwo: [
    vehiclePurchased,
    datePurchased,
    legalOwner,
    ownership,
    isRegisteredKeeper,
    registeredKeeper,
    vehicleUse,
    vehicleOvernight,
    annualMileage,
    businessMileage,
    isImported,
    countryOfRegistration,
    isLeftHandDrive,
    isModified,
    modifications,
    businessRadius,
    hasInternalRacking,
    carriesDangerousGoods,
    visitsHazardousSites,
  ],
  aboutYou: [isNotKeptAtHomeAddressOverNight, overnightAddress],
} satisfies Record<string, readonly AnyQuoteQuestion[]>
