import { fullUkLicence, type LicenceTypeCode } from '../../lists/licence'
import type { PersonDetails } from '../answers'

/** The licence a person has: a yes to the full UK licence question says it all (DRV-09). */
export function licenceTypeOf(
  person: Pick<PersonDetails, 'hasFullUkLicence' | 'licenceType'>,
): LicenceTypeCode | undefined {
  return person.hasFullUkLicence === true ? fullUkLicence : person.licenceType
}
