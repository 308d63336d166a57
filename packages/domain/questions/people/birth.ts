import { isLocalDate, type LocalDate } from '../../values/local-date'

/** The youngest we quote for: 16 can drive with enhanced PIP (CON-03, D-093). */
export const MINIMUM_AGE = 16

/**
 * The day a person was born, for rules about other dates. A birth date that is missing or still to come is refused by its own
 * question; nothing can be compared with it.
 */
export function bornOn(
  person: { dateOfBirth?: LocalDate | undefined },
  today: LocalDate,
): LocalDate | undefined {
  const born = person.dateOfBirth
  return isLocalDate(born) && born <= today ? born : undefined
}
