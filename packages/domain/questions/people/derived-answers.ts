import { isCode } from '../../lists/code-list.ts'
import { fullTimeTaxiWork, fullUkLicence, type LicenceTypeCode } from '../../lists/licence.ts'
import {
  type EmploymentTypeCode,
  needsOccupation,
  studentTypes,
  workOfThoseNotWorking,
} from '../../lists/person.ts'
import type { Terms } from '../../terms/terms.ts'
import type { Conviction, PersonDetails } from '../answers.ts'
import { copyWithout } from '../change.ts'

/**
 * A person with the derived answers added, as rated and sent: a yes to "full UK licence" gives type F (DRV-09), a yes to
 * "full-time taxi" gives the three employment answers (D-102), a student's type of study is the occupation, and people who do not
 * work get the codes for that (D-101). Accepts applicable answers only.
 */
export function withDerivedAnswers<Person extends PersonDetails>(person: Person): Person {
  const whole: PersonDetails = Object.assign(copyWithout(person), workOf(person))
  whole.motoringClaims = person.motoringClaims ?? []
  whole.motoringConvictions = (person.motoringConvictions ?? []).map(withoutUnaskedBan)
  const licenceType = licenceTypeOf(person)
  if (licenceType) whole.licenceType = licenceType
  // Answers were only added: the rest is the person passed in.
  return whole as Person
}

const notWorking: Partial<Record<EmploymentTypeCode, { occupation?: string; industry: string }>> =
  workOfThoseNotWorking

function workOf({ isFullTimeTaxi, employmentType, studentType }: PersonDetails): Partial<PersonDetails> {
  if (isFullTimeTaxi === true) return fullTimeTaxiWork
  if (employmentType === undefined) return {}
  return { ...(studentType && { occupation: studentType }), ...notWorking[employmentType] }
}

/** Ban dates only belong to a ban (CNV-03); a conviction from elsewhere may have them without one. */
function withoutUnaskedBan(conviction: Conviction): Conviction {
  if (conviction.wasDisqualified === true) return conviction
  const { banStartDate: _start, banEndDate: _end, ...rest } = conviction
  return rest
}

/**
 * The inverse of withDerivedAnswers: turns a stored or sent person back into the answers asked. An answer that cannot be derived
 * stays open, to be asked.
 */
export function toAskedAnswers<Person extends PersonDetails>(
  person: Person,
  terms: Pick<Terms, 'drivers'>,
): Person {
  const { licenceType, motoringClaims, motoringConvictions } = person
  const hasOther = person.otherOccupation !== undefined || person.otherIndustry !== undefined
  const asked: PersonDetails = Object.assign(copyWithout(person, derived), askedWork(person, hasOther, terms))
  if (licenceType !== undefined) asked.hasFullUkLicence = licenceType === fullUkLicence
  if (licenceType !== undefined && licenceType !== fullUkLicence) asked.licenceType = licenceType
  if (motoringClaims) asked.hasMotoringClaims = motoringClaims.length > 0
  if (motoringConvictions) asked.hasMotoringConvictions = motoringConvictions.length > 0
  // Only the optional answers named above were removed or added; the rest is the person passed in.
  return asked as Person
}

/** Derived from the answers below, so not copied. */
const derived = new Set(['employmentType', 'occupation', 'industry', 'licenceType'])

/** The three taxi answers and no other work mean a full-time taxi driver (AGG-08), unless the answer itself was sent. */
function askedWork(
  { isFullTimeTaxi, employmentType, occupation, industry }: PersonDetails,
  hasOther: boolean,
  { drivers }: Pick<Terms, 'drivers'>,
): PersonDetails {
  const isTrio =
    employmentType === fullTimeTaxiWork.employmentType &&
    occupation === fullTimeTaxiWork.occupation &&
    industry === fullTimeTaxiWork.industry
  if (drivers.asksFullTimeTaxi && (isFullTimeTaxi ?? (isTrio && !hasOther))) return { isFullTimeTaxi: true }
  if (employmentType === undefined) return {}
  return {
    ...(drivers.asksFullTimeTaxi && { isFullTimeTaxi: false }),
    employmentType,
    ...(employmentType === 'F' && isCode(studentTypes, occupation) && { studentType: occupation }),
    ...(needsOccupation(employmentType) && {
      ...(occupation !== undefined && { occupation }),
      ...(industry !== undefined && { industry }),
    }),
    hasOtherOccupation: hasOther,
  }
}

/** The licence type: a yes to the full UK licence question means type F (DRV-09). */
export function licenceTypeOf(
  person: Pick<PersonDetails, 'hasFullUkLicence' | 'licenceType'>,
): LicenceTypeCode | undefined {
  return person.hasFullUkLicence === true ? fullUkLicence : person.licenceType
}
