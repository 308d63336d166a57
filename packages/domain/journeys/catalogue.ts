import { effectiveFrom } from '../questions/cover/effective-from'
import { hasAgreedDisclaimer } from '../questions/cover/has-agreed-disclaimer'
import { levelOfCover } from '../questions/cover/level-of-cover'
import { protectNoClaimsDiscount } from '../questions/cover/protect-no-claims-discount'
import { typeOfPolicyNCDEarned } from '../questions/cover/type-of-policy-ncd-earned'
import { voluntaryExcess } from '../questions/cover/voluntary-excess'
import { yearsOfNoClaimsDiscount } from '../questions/cover/years-of-no-claims-discount'
import { heardAboutUsQuestions } from '../questions/heard-about-us/heard-about-us-questions'
import { countingDrivers, judgeDrivers, soundDrivers } from '../questions/people/drivers'
import { proposerQuestions } from '../questions/people/proposer-questions'
import { abiCode } from '../questions/vehicle/abi-code'
import { annualMileage } from '../questions/vehicle/annual-mileage'
import { bodyType } from '../questions/vehicle/body-type'
import { businessMileage } from '../questions/vehicle/business-mileage'
import { businessRadius } from '../questions/vehicle/business-radius'
import { carriesDangerousGoods } from '../questions/vehicle/carries-dangerous-goods'
import { countryOfRegistration } from '../questions/vehicle/country-of-registration'
import { datePurchased } from '../questions/vehicle/date-purchased'
import { hasInternalRacking } from '../questions/vehicle/has-internal-racking'
import { isImported } from '../questions/vehicle/is-imported'
import { isLeftHandDrive } from '../questions/vehicle/is-left-hand-drive'
import { isModified } from '../questions/vehicle/is-modified'
import { isNotKeptAtHomeAddressOverNight } from '../questions/vehicle/is-not-kept-at-home-address-over-night'
import { isRegisteredKeeper } from '../questions/vehicle/is-registered-keeper'
import { legalOwner } from '../questions/vehicle/legal-owner'
import { modifications } from '../questions/vehicle/modifications'
import { overnightAddress } from '../questions/vehicle/overnight-address'
import { ownership } from '../questions/vehicle/ownership'
import { registeredKeeper } from '../questions/vehicle/registered-keeper'
import { registration } from '../questions/vehicle/registration'
import { value } from '../questions/vehicle/value'
import { vehicleOvernight } from '../questions/vehicle/vehicle-overnight'
import { vehiclePurchased } from '../questions/vehicle/vehicle-purchased'
import { vehicleUse } from '../questions/vehicle/vehicle-use'
import { visitsHazardousSites } from '../questions/vehicle/visits-hazardous-sites'
import type { Catalogue } from './section'

/** Which questions each step asks, in order (D-030). Whether one is asked on a journey is the question's own business. */
export const catalogue: Catalogue = {
  sections: {
    vehicleDetails: [{ of: 'vehicleDetails', ask: [registration, abiCode, bodyType, value] }],
    vehicleDetailsTwo: [
      {
        of: 'vehicleDetails',
        ask: [
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
      },
    ],
    aboutYou: [
      { of: 'proposerDetails', ask: proposerQuestions.aboutYou },
      { of: 'vehicleDetails', ask: [isNotKeptAtHomeAddressOverNight, overnightAddress] },
      { of: 'additionalQuestions', ask: heardAboutUsQuestions, isOnlyForSubmit: true },
    ],
    driverDetails: [{ of: 'proposerDetails', ask: proposerQuestions.driverDetails }],
    driverDetailsTwo: [{ of: 'proposerDetails', ask: proposerQuestions.driverDetailsTwo }],
    // The drivers are a list of people, each asked their own questions; see judgeDrivers.
    additionalDrivers: [],
    vehicleCover: [
      {
        of: 'coverDetails',
        ask: [
          levelOfCover,
          effectiveFrom,
          voluntaryExcess,
          yearsOfNoClaimsDiscount,
          protectNoClaimsDiscount,
          typeOfPolicyNCDEarned,
          hasAgreedDisclaimer,
        ],
      },
    ],
  },
  judgeDrivers,
  countingDrivers,
  soundDrivers,
}
