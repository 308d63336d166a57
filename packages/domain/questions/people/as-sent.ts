import { fullTimeTaxiWork } from '../../lists/licence'
import { type EmploymentTypeCode, workOfThoseNotWorking } from '../../lists/person'
import type { Conviction, PersonDetails } from '../answers'
import { licenceTypeOf } from './licence'

/**
 * A person with everything written out that follows from what was asked, as it is rated and sent: a yes to "full UK licence"
 * is type F (DRV-09), to "full-time taxi" the employment trio (D-102), a student's kind of study the occupation, and those
 * who do not work have the codes that say so (D-101). Only answers that count may come in.
 */
export function asSent<Person extends PersonDetails>(person: Person): Person {
  const licenceType = licenceTypeOf(person)
  return {
    ...person,
    ...workOf(person),
    ...(licenceType && { licenceType }),
    motoringClaims: person.motoringClaims ?? [],
    motoringConvictions: (person.motoringConvictions ?? []).map(withoutUnaskedBan),
  }
}

const notWorking: Partial<Record<EmploymentTypeCode, { occupation?: string; industry: string }>> =
  workOfThoseNotWorking

function workOf({ isFullTimeTaxi, employmentType, studentType }: PersonDetails): Partial<PersonDetails> {
  if (isFullTimeTaxi === true) return fullTimeTaxiWork
  if (employmentType === undefined) return {}
  return { ...(studentType && { occupation: studentType }), ...notWorking[employmentType] }
}

/** Ban dates belong to a ban (CNV-03); others may have come with a conviction from elsewhere. */
function withoutUnaskedBan(conviction: Conviction): Conviction {
  if (conviction.wasDisqualified === true) return conviction
  const { banStartDate: _start, banEndDate: _end, ...rest } = conviction
  return rest
}
