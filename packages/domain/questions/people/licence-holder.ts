import { derivedLicenceBoxes, type LicenceBoxes, type LicenceHolder } from '../../values/licence-number.ts'
import type { LocalDate } from '../../values/local-date.ts'
import type { PersonDetails } from '../answers.ts'
import { bornOn } from './birth.ts'

/** The licence holder, once enough is known: for the check, and to prefill the first two fields (D-110). */
export function licenceHolder(person: PersonDetails, today: LocalDate): LicenceHolder | undefined {
  const { lastNames, title } = person
  const dateOfBirth = bornOn(person, today)
  return lastNames && title && dateOfBirth ? { surname: lastNames, dateOfBirth, title } : undefined
}

/** The prefilled text of the four fields; only the first two can be derived (D-110). */
export function prefilledLicenceBoxes(holder: LicenceHolder | undefined): LicenceBoxes {
  if (!holder) return ['', '', '', '']
  const { surname, birthDate } = derivedLicenceBoxes(holder)
  return [surname, birthDate, '', '']
}
