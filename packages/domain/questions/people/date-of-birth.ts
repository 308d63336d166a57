import { type LocalDate, longDate, toParts, yearsBetween } from '../../values/local-date.ts'
import type { PersonDetails } from '../answers.ts'
import { dateOf, validateDate } from '../kinds/date.ts'
import { question } from '../question.ts'
import { MINIMUM_AGE } from './birth.ts'
import type { Whose } from './whose.ts'

/** The years allowed for a birth date. Next year is included as specified; the age rule refuses it (CON-07, D-094). */
export function birthYears(today: LocalDate): { from: number; to: number } {
  const { year } = toParts(today)
  return { from: year - 100, to: year + 1 }
}

export const dateOfBirth = ({ your, You }: Whose) =>
  question<PersonDetails>()({
    name: 'dateOfBirth',
    kind: dateOf(`${your} date of birth`),
    group: 'person',
    label: `What is ${your} date of birth?`,
    hint: 'For example, 27 3 1987',
    validate(answer, { today }) {
      const { from, to } = birthYears(today)
      const missing = { key: 'dateOfBirthRequired', message: `Please enter ${your} date of birth` }
      return validateDate(answer, missing, (date) => [
        (toParts(date).year < from || toParts(date).year > to) && {
          key: 'birthYearRange',
          // The message names the years a driver can have been born in, without next year.
          message: `Please enter a year of birth from ${from} to ${toParts(today).year - MINIMUM_AGE}`,
        },
        // As of today: the cover has no start date yet (D-093).
        yearsBetween(date, today) < MINIMUM_AGE && {
          key: 'minimumAge',
          message: `${You} must be at least ${MINIMUM_AGE} years`,
        },
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'dateOfBirth' },
    summary: longDate,
  })
