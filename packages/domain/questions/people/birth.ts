import { isLocalDate, type LocalDate } from '../../values/local-date.ts'

/** The youngest age we quote for: at 16 people on enhanced PIP can drive (CON-03, D-093). */
export const MINIMUM_AGE = 16

/**
 * The birth date, for rules about other dates. One that is missing or in the future is refused by its own question, and nothing
 * is compared with it.
 */
export function bornOn(
  person: { dateOfBirth?: LocalDate | undefined },
  today: LocalDate,
): LocalDate | undefined {
  const born = person.dateOfBirth
  return isLocalDate(born) && born <= today ? born : undefined
}
