import { readTitleCode } from '@milepost/domain/lists/titles'
import { asAsked } from '@milepost/domain/questions/people/as-asked'
import type { PersonDetails } from '@milepost/domain/questions/people/person-details'
import type { Terms } from '@milepost/domain/terms/terms'
import { claimSent, convictionSent, dateSent } from './history-sent'
import { present } from './present'
import { tidyLicenceNumber, tidyName } from './tidy'
import type { QuoteSent } from './wire-types'

/** What the proposer and an additional driver have in common on the wire. */
export type PersonSent = NonNullable<QuoteSent['additionalDrivers']>[number]

/** A person as the questions know them (DAT-02, DAT-07): the answers that lead to the codes, dates without the placeholder. */
export function personSent(person: PersonSent, terms: Pick<Terms, 'drivers'>): PersonDetails {
  const { title } = person
  const sent = present({
    // A comparison site may leave out the noughts before a title's code (D-112).
    title: title === undefined ? undefined : (readTitleCode(title) ?? title),
    firstName: tidyName(person.firstName),
    lastNames: tidyName(person.lastNames),
    dateOfBirth: dateSent(person.dateOfBirth),
    maritalStatus: person.maritalStatus,
    isResidentFromBirth: person.isResidentFromBirth,
    ukResidenceSince: dateSent(person.ukResidenceSince),
    isFullTimeTaxi: person.isFullTimeTaxi,
    employmentType: person.employmentType,
    occupation: person.occupation,
    industry: person.industry,
    isFullTime: person.isFullTime,
    otherOccupation: person.otherOccupation,
    otherIndustry: person.otherIndustry,
    licenceType: person.licenceType,
    licenceObtained: dateSent(person.licenceObtained),
    licenceNumber: tidyLicenceNumber(person.licenceNumber),
    badgeType: person.badgeType,
    badgePassedDate: dateSent(person.badgePassedDate),
    hasCriminalConvictions: person.hasCriminalConvictions,
    hasBeenRefusedCover: person.hasBeenRefusedCover,
    isMainDriver: person.isMainDriver,
    motoringConvictions: person.motoringConvictions?.map(convictionSent),
    motoringClaims: person.motoringClaims?.map(claimSent),
    accessToOtherVehicles: person.accessToOtherVehicles,
    numberOfVehiclesOwned: person.numberOfVehiclesOwned,
    numberOfVehiclesAccessTo: person.numberOfVehiclesAccessTo,
  })
  // Codes are whatever was sent; their questions refuse those that are on no list before anything is made of them.
  return asAsked(sent as PersonDetails, terms)
}
