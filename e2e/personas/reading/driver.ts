import type { CodeList } from '@milepost/domain/lists/code-list'
import { fullUkLicence, licenceTypes } from '@milepost/domain/lists/licence'
import { titles } from '@milepost/domain/lists/person'
import type { AnySubject, Asking } from '@milepost/domain/questions/asking'
import { driverQuestions, proposerQuestions } from '@milepost/domain/questions/people/person-questions'
import type { AnyQuestion } from '@milepost/domain/questions/question'
import { answersIn, type Keys } from './answer.ts'
import { historyIn } from './history.ts'
import { licenceNumberFor } from './licence-number.ts'
import type { PersonaSection } from './persona-section.ts'
import { bornFor, dayBefore, timeLooksLike } from './time.ts'

const driverKeys: Keys = {
  'marital status': 'maritalStatus',
  employment: 'employmentType',
  studies: 'studentType',
  occupation: 'occupation',
  industry: 'industry',
  'works full time': 'isFullTime',
  'other occupation': 'otherOccupation',
  'other industry': 'otherIndustry',
  'drives a taxi full time': 'isFullTimeTaxi',
  'licence held': 'licenceObtained',
  'taxi badge': 'badgeType',
  'badge held': 'badgePassedDate',
  'criminal conviction': 'hasCriminalConvictions',
  'refused cover': 'hasBeenRefusedCover',
}

export const policyholderKeys: Keys = {
  ...driverKeys,
  email: 'emailAddress',
  phone: 'phoneNumber',
  'lives at': 'address',
  'home owner': 'isHomeOwner',
  'licensed by': 'licencingAuthority',
  'works in': 'operatingArea',
}

const namedDriverKeys: Keys = { ...driverKeys, relationship: 'relationshipToProposer' }

/** The policyholder's own questions. */
export function policyholderIn(section: PersonaSection, asking: Asking<AnySubject>) {
  const { aboutYou, driverDetails, driverDetailsTwo } = proposerQuestions
  return driverIn(section, policyholderKeys, [...aboutYou, ...driverDetails, ...driverDetailsTwo], asking)
}

/** Another driver. Their consent is assumed, because the page requires it. */
export function namedDriverIn(section: PersonaSection, asking: Asking<AnySubject>) {
  return { ...driverIn(section, namedDriverKeys, driverQuestions, asking), hasConsented: true }
}

/** What a file says with one key and the form asks in two questions: a licence, residence, a second job, a history. */
function driverIn(
  section: PersonaSection,
  keys: Keys,
  questions: readonly AnyQuestion[],
  asking: Asking<AnySubject>,
): Record<string, unknown> {
  const answers = answersIn(section, keys, questions, asking)
  const person = {
    ...answers,
    ...nameIn(section),
    dateOfBirth: ageIn(section, asking),
    ...residenceIn(section, asking),
    ...licenceIn(section),
    hasOtherOccupation: answers['otherOccupation'] !== undefined,
    ...historyIn(section, asking),
  }
  section.done()
  return { ...person, licenceNumber: licenceNumberFor(person) }
}

/** "Ms Priya Shah": the title is from its list, and what follows the first name is the surname. */
function nameIn(section: PersonaSection) {
  const [title = '', firstName = '', ...lastNames] = section.needed('name').split(' ')
  const code = titles.find(({ desc }) => desc === title)?.code
  if (code === undefined || lastNames.length === 0)
    section.addMistake(
      'name',
      `a title, a first name and a surname are expected; titles are: ${namesOf(titles)}`,
    )
  return { title: code, firstName, lastNames: lastNames.join(' ') }
}

function ageIn(section: PersonaSection, { today }: Asking<AnySubject>) {
  const born = bornFor(section.needed('age'), today)
  return born ?? section.addMistake('age', 'a number of years is expected, such as 34')
}

/** "since birth", or for how long. */
function residenceIn(section: PersonaSection, { today }: Asking<AnySubject>) {
  const words = section.needed('in the UK')
  if (words === 'since birth') return { isResidentFromBirth: true }
  const ukResidenceSince = dayBefore(words, today)
  if (ukResidenceSince === undefined)
    section.addMistake('in the UK', `"${words}" is neither since birth nor ${timeLooksLike}`)
  return { isResidentFromBirth: false, ukResidenceSince }
}

/** "Full UK" answers its own question with yes; the others are in the list after a no. */
function licenceIn(section: PersonaSection) {
  const words = section.needed('licence')
  const licenceType = licenceTypes.find(({ desc }) => desc === words)?.code
  if (licenceType === undefined)
    section.addMistake('licence', `"${words}" is none of: ${namesOf(licenceTypes)}`)
  return licenceType === fullUkLicence ? { hasFullUkLicence: true } : { hasFullUkLicence: false, licenceType }
}

function namesOf(list: CodeList): string {
  return list.map(({ desc }) => desc).join('; ')
}
