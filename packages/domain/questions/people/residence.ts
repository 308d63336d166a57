import { addDays, type LocalDate, longDate } from '../../values/local-date.ts'
import type { PersonDetails } from '../answers.ts'
import { dateOf, validateDate } from '../kinds/date.ts'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no.ts'
import { question } from '../question.ts'
import { bornOn } from './birth.ts'
import type { Whose } from './whose.ts'

export const isResidentFromBirth = ({ Have, youHave }: Whose) =>
  question<PersonDetails>()({
    name: 'isResidentFromBirth',
    kind: yesNo,
    group: 'residence',
    label: `${Have} lived in the UK since birth?`,
    clears: ['ukResidenceSince'],
    validate: mustBeAnswered({
      key: 'isResidentFromBirthRequired',
      message: `Please tell us if ${youHave} lived in the UK since birth`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { impliedBy: 'ukResidenceSince' },
    summary: yesOrNo,
  })

export const ukResidenceSince = ({ you }: Whose) =>
  question<PersonDetails>()({
    name: 'ukResidenceSince',
    kind: dateOf(`the date ${you} started living in the UK`),
    group: 'residence',
    label: `When did ${you} start living in the UK?`,
    hint: 'For example, 27 3 2007',
    isAsked: ({ subject }) => subject.isResidentFromBirth === false,
    validate(answer, { subject, today }) {
      const born = bornOn(subject, today)
      const missing = {
        key: 'ukResidenceSinceRequired',
        message: `Please enter the date ${you} started living in the UK`,
      }
      return validateDate(answer, missing, (date) => [
        // Today is allowed, so the first date refused is tomorrow (DRV-05, D-103).
        date > today && {
          key: 'ukResidenceSinceFuture',
          message: `Please select a date before ${longDate(addDays(today, 1))}`,
        },
        born !== undefined &&
          date <= born && {
            key: 'ukResidenceSinceBirth',
            message: `Please select a date after ${longDate(born)}`,
          },
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    // A date equal to the date of birth means resident from birth.
    aggregator: {
      field: 'ukResidentSince',
      read: (since: LocalDate, _here, { dateOfBirth }) =>
        since === dateOfBirth
          ? { isResidentFromBirth: true }
          : { isResidentFromBirth: false, ukResidenceSince: since },
      assume: {
        words: 'Has lived in the UK since birth',
        answers: () => ({ isResidentFromBirth: true }),
      },
    },
    summary: longDate,
  })
