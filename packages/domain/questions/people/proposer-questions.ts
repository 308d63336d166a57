import type { AnyQuoteQuestion } from '../question'
import { address } from './address'
import { badgePassedDate } from './badge-passed-date'
import { badgeType } from './badge-type'
import { dateOfBirth } from './date-of-birth'
import { emailAddress } from './email-address'
import { employmentType } from './employment-type'
import { firstName } from './first-name'
import { hasAdditionalDriver } from './has-additional-driver'
import { hasBeenRefusedCover } from './has-been-refused-cover'
import { hasCriminalConvictions } from './has-criminal-convictions'
import { hasFullUkLicence } from './has-full-uk-licence'
import { hasMotoringClaims } from './has-motoring-claims'
import { hasMotoringConvictions } from './has-motoring-convictions'
import { hasOtherOccupation } from './has-other-occupation'
import { industry } from './industry'
import { isFullTime } from './is-full-time'
import { isFullTimeTaxi } from './is-full-time-taxi'
import { isHomeOwner } from './is-home-owner'
import { isResidentFromBirth } from './is-resident-from-birth'
import { lastNames } from './last-names'
import { licenceNumber } from './licence-number'
import { licenceObtained } from './licence-obtained'
import { licenceType } from './licence-type'
import { licencingAuthority } from './licencing-authority'
import { maritalStatus } from './marital-status'
import { motoringClaims } from './motoring-claims'
import { motoringConvictions } from './motoring-convictions'
import { occupation } from './occupation'
import { operatingArea } from './operating-area'
import { otherIndustry } from './other-industry'
import { otherOccupation } from './other-occupation'
import { phoneNumber } from './phone-number'
import { studentType } from './student-type'
import { title } from './title'
import { ukResidenceSince } from './uk-residence-since'
import { you } from './whose'

/** What the proposer is asked, step by step and in order (D-030, YOU-01, DRV-01, DRV-15). */
export const proposerQuestions = {
  aboutYou: [
    title(you),
    firstName(you),
    lastNames(you),
    dateOfBirth(you),
    emailAddress,
    phoneNumber,
    maritalStatus(you),
    address,
    isHomeOwner,
  ],
  driverDetails: [
    isResidentFromBirth(you),
    ukResidenceSince(you),
    isFullTimeTaxi(you),
    employmentType(you),
    studentType(you),
    occupation(you),
    industry(you),
    isFullTime(you),
    hasOtherOccupation(you),
    otherOccupation(you),
    otherIndustry(you),
  ],
  driverDetailsTwo: [
    hasFullUkLicence(you),
    licenceType(you),
    licenceObtained(you),
    badgeType(you),
    badgePassedDate(you),
    licencingAuthority,
    operatingArea,
    hasMotoringConvictions(you),
    hasCriminalConvictions(you),
    hasMotoringClaims(you),
    hasBeenRefusedCover(you),
    hasAdditionalDriver,
    motoringClaims(you),
    motoringConvictions(you),
    licenceNumber(you),
  ],
} satisfies Record<string, readonly AnyQuoteQuestion[]>
