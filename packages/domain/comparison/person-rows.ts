import { badgeTypes } from '../lists/badge-types'
import { employmentTypes } from '../lists/employment-types'
import { industries } from '../lists/industries'
import { fullUkLicence, licenceTypes } from '../lists/licence-types'
import { maritalStatuses } from '../lists/marital-statuses'
import { occupations } from '../lists/occupations'
import { readTitleCode, titles } from '../lists/titles'
import type { PersonDetails } from '../questions/people/person-details'
import { splitLicenceNumber } from '../values/licence-number'
import { addYears } from '../values/local-date'
import { parsePersonName } from '../values/person-name'
import { answerOf } from './answer-of'
import { codeIn } from './codes'
import { type AnyRow, row, Unmapped } from './row'
import type { SitePerson } from './site-risk'

const field = row<SitePerson, PersonDetails>()

const title = codeIn(titles)
const maritalStatus = codeIn(maritalStatuses)
const employment = codeIn(employmentTypes)
const occupation = codeIn(occupations)
const industry = codeIn(industries)
const licence = codeIn(licenceTypes, { 'Full UK licence': 'F', 'Provisional UK licence': 'P' })
const badge = codeIn(badgeTypes)

/** What everybody who drives is asked, as sites send it (DAT-02, DAT-07). */
export const personRows: readonly AnyRow[] = [
  // A site may leave out the noughts before a title's code (D-112).
  field({
    from: 'title',
    to: ['title'],
    read: (sent) => answerOf('title', readTitleCode(sent) ?? title(sent)),
  }),
  field({ from: 'firstName', to: ['firstName'], read: (sent) => ({ firstName: tidied(sent) }) }),
  // Digits go from the surname (AGG-05).
  field({
    from: 'lastName',
    to: ['lastNames'],
    read: (sent) => ({ lastNames: tidied(sent.replace(/\d/g, '').trim()) }),
  }),
  field({ from: 'dateOfBirth', to: ['dateOfBirth'], read: (dateOfBirth) => ({ dateOfBirth }) }),
  field({
    from: 'maritalStatus',
    to: ['maritalStatus'],
    read: (sent) => answerOf('maritalStatus', maritalStatus(sent)),
  }),
  field({
    from: 'ukResidentSince',
    to: ['isResidentFromBirth', 'ukResidenceSince'],
    read: (since, _here, { dateOfBirth }) =>
      since === dateOfBirth
        ? { isResidentFromBirth: true }
        : { isResidentFromBirth: false, ukResidenceSince: since },
    unsent: { assumed: 'Has lived in the UK since birth', answers: () => ({ isResidentFromBirth: true }) },
  }),
  field({
    from: 'employmentStatus',
    to: ['employmentType', 'isFullTimeTaxi'],
    read: (sent) => answerOf('employmentType', employment(sent)),
  }),
  field({
    from: 'occupation',
    to: ['occupation', 'studentType'],
    read: (sent) => answerOf('occupation', occupation(sent)),
  }),
  field({ from: 'industry', to: ['industry'], read: (sent) => answerOf('industry', industry(sent)) }),
  field({
    from: 'secondOccupation',
    to: ['otherOccupation', 'hasOtherOccupation'],
    read: (sent) => answerOf('otherOccupation', occupation(sent)),
  }),
  field({
    from: 'secondIndustry',
    to: ['otherIndustry'],
    read: (sent) => answerOf('otherIndustry', industry(sent)),
  }),
  field({
    from: 'fullTime',
    to: ['isFullTime'],
    read: (isFullTime) => ({ isFullTime }),
    unsent: { assumed: 'Works full time', answers: () => ({ isFullTime: true }) },
  }),
  field({
    from: 'licenceType',
    to: ['licenceType', 'hasFullUkLicence'],
    read(sent) {
      const licenceType = licence(sent)
      if (licenceType instanceof Unmapped) return licenceType
      return { licenceType, hasFullUkLicence: licenceType === fullUkLicence }
    },
  }),
  field({
    from: 'licenceObtained',
    to: ['licenceObtained'],
    read: (licenceObtained) => ({ licenceObtained }),
  }),
  field({
    from: 'licenceYears',
    to: ['licenceObtained'],
    reckoned: 'Got the licence so many years ago to the day',
    read: (years, { today }, { licenceObtained }) =>
      licenceObtained === undefined ? { licenceObtained: addYears(today, -years) } : {},
  }),
  field({
    from: 'licenceNumber',
    to: ['licenceNumber'],
    read: (sent) => ({ licenceNumber: splitLicenceNumber(sent).join('') }),
  }),
  field({
    from: 'taxiBadgeType',
    to: ['badgeType'],
    read: (sent) => answerOf('badgeType', badge(sent)),
  }),
  field({
    from: 'taxiBadgeObtained',
    to: ['badgePassedDate'],
    read: (badgePassedDate) => ({ badgePassedDate }),
  }),
  field({
    from: 'criminalConvictions',
    to: ['hasCriminalConvictions'],
    read: (hasCriminalConvictions) => ({ hasCriminalConvictions }),
    unsent: {
      assumed: 'Has no unspent criminal convictions',
      answers: () => ({ hasCriminalConvictions: false }),
    },
  }),
  field({
    from: 'refusedInsurance',
    to: ['hasBeenRefusedCover'],
    read: (hasBeenRefusedCover) => ({ hasBeenRefusedCover }),
    unsent: {
      assumed: 'Has never been refused insurance or had it cancelled',
      answers: () => ({ hasBeenRefusedCover: false }),
    },
  }),
  // Their entries are read one by one; a list that was not sent says nothing, so it is a gap.
  field({ from: 'claims', to: ['hasMotoringClaims', 'motoringClaims'], read: () => ({}) }),
  field({ from: 'convictions', to: ['hasMotoringConvictions', 'motoringConvictions'], read: () => ({}) }),
]

/** In the one form names are stored in; what is no name stays as it came, for its question to refuse. */
function tidied(text: string): string {
  const checked = parsePersonName(text)
  return checked.ok ? checked.value : text
}
