import { birthDateParts, derivedLicenceBoxes } from '@milepost/domain/values/licence-number'
import { isLocalDate } from '@milepost/domain/values/local-date'

/**
 * The number that the DVLA would have issued: it follows from the name, the birth date and the title, and ends in arbitrary
 * letters.
 */
export function licenceNumberFor(person: Readonly<Record<string, unknown>>): string | undefined {
  const { lastNames: surname, dateOfBirth, title } = person
  if (typeof surname !== 'string' || typeof title !== 'string' || !isLocalDate(dateOfBirth)) return undefined
  const [birthDate = ''] = birthDateParts(dateOfBirth, title)
  return `${derivedLicenceBoxes({ surname, dateOfBirth, title }).surname}${birthDate}A99AB`
}
