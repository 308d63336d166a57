import type { AnyQuoteQuestion } from '../question'
import { badgePassedDate } from './badge-passed-date'
import { badgeType } from './badge-type'
import { dateOfBirth } from './date-of-birth'
import { driverMaritalStatus } from './driver-marital-status'
import { employmentType } from './employment-type'
import { firstName } from './first-name'
import { hasBeenRefusedCover } from './has-been-refused-cover'
import { hasConsented } from './has-consented'
import { hasCriminalConvictions } from './has-criminal-convictions'
import { hasFullUkLicence } from './has-full-uk-licence'
import { hasMotoringClaims } from './has-motoring-claims'
import { hasMotoringConvictions } from './has-motoring-convictions'
import { hasOtherOccupation } from './has-other-occupation'
import { industry } from './industry'
import { isFullTime } from './is-full-time'
import { isFullTimeTaxi } from './is-full-time-taxi'
import { isResidentFromBirth } from './is-resident-from-birth'
import { lastNames } from './last-names'
import { licenceNumber } from './licence-number'
import { licenceObtained } from './licence-obtained'
import { licenceType } from './licence-type'
import { motoringClaims } from './motoring-claims'
import { motoringConvictions } from './motoring-convictions'
import { occupation } from './occupation'
import { otherIndustry } from './other-industry'
import { otherOccupation } from './other-occupation'
import { relationshipToProposer } from './relationship-to-proposer'
import { studentType } from './student-type'
import { title } from './title'
import { ukResidenceSince } from './uk-residence-since'
import { theDriver } from './whose'

/** What is asked about an additional driver: the proposer's questions about driving, the relationship and consent (ADD-10). */
export const driverQuestions: readonly AnyQuoteQuestion[] = [
  title(theDriver),
  firstName(theDriver),
  lastNames(theDriver),
  dateOfBirth(theDriver),
  driverMaritalStatus,
  relationshipToProposer,
  isResidentFromBirth(theDriver),
  ukResidenceSince(theDriver),
  isFullTimeTaxi(theDriver),
  employmentType(theDriver),
  studentType(theDriver),
  occupation(theDriver),
  industry(theDriver),
  isFullTime(theDriver),
  hasOtherOccupation(theDriver),
  otherOccupation(theDriver),
  otherIndustry(theDriver),
  hasFullUkLicence(theDriver),
  licenceType(theDriver),
  licenceObtained(theDriver),
  badgeType(theDriver),
  badgePassedDate(theDriver),
  hasMotoringConvictions(theDriver),
  hasCriminalConvictions(theDriver),
  hasMotoringClaims(theDriver),
  hasBeenRefusedCover(theDriver),
  motoringClaims(theDriver),
  motoringConvictions(theDriver),
  licenceNumber(theDriver),
  hasConsented,
]
