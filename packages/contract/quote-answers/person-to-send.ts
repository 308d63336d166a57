import { fullUkLicence } from '@milepost/domain/lists/licence-types'
import { asSent } from '@milepost/domain/questions/people/as-sent'
import type { PersonDetails } from '@milepost/domain/questions/people/person-details'
import { claimToSend, convictionToSend } from './history-to-send'
import { tidyLicenceNumber, tidyName } from './tidy'
import { toldList } from './told-list'

/** What the proposer and an additional driver have in common (DAT-02, DAT-07), with everything that follows from the answers. */
export function personToSend(person: PersonDetails) {
  const sent = asSent(person)
  const { licenceType } = sent
  return {
    title: person.title,
    firstName: tidyName(person.firstName),
    lastNames: tidyName(person.lastNames),
    dateOfBirth: person.dateOfBirth,
    maritalStatus: person.maritalStatus,
    isResidentFromBirth: person.isResidentFromBirth,
    ukResidenceSince: person.ukResidenceSince,
    isFullTimeTaxi: person.isFullTimeTaxi,
    employmentType: isWorkTold(person) ? sent.employmentType : undefined,
    occupation: sent.occupation,
    industry: sent.industry,
    isFullTime: person.isFullTime,
    otherOccupation: person.otherOccupation,
    otherIndustry: person.otherIndustry,
    // Who has no full UK licence has not got its type, whatever came from elsewhere.
    licenceType: person.hasFullUkLicence === (licenceType === fullUkLicence) ? licenceType : undefined,
    licenceObtained: person.licenceObtained,
    licenceNumber: tidyLicenceNumber(person.licenceNumber),
    badgeType: person.badgeType,
    badgePassedDate: person.badgePassedDate,
    hasCriminalConvictions: person.hasCriminalConvictions,
    hasBeenRefusedCover: person.hasBeenRefusedCover,
    motoringConvictions: toldList(person.hasMotoringConvictions, sent.motoringConvictions)?.map(
      convictionToSend,
    ),
    motoringClaims: toldList(person.hasMotoringClaims, sent.motoringClaims)?.map(claimToSend),
  }
}

/**
 * Whether there is other work shows on the wire by that work alone. Until it is answered, or while a yes has nothing to show for
 * it, a person's work is not told at all, so that silence is never a no.
 */
function isWorkTold({ isFullTimeTaxi, hasOtherOccupation, ...other }: PersonDetails): boolean {
  if (isFullTimeTaxi === true || hasOtherOccupation === false) return true
  return hasOtherOccupation === true && (other.otherOccupation ?? other.otherIndustry) !== undefined
}
