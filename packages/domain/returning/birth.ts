import { dateOf, judgeDate } from '../questions/kinds/date'
import { formQuestion } from '../questions/question'
import { formatDate, yearsBetween } from '../values/local-date'
import type { Facts } from './facts'

/** Exactly 17 is old enough. A 16-year-old has the emailed link (RET-05, RMD-04, D-236). */
const YOUNGEST = 17

/** @param oldest where there is an age nobody is above (RMD-04) */
export const birth = ({ oldest = Number.POSITIVE_INFINITY } = {}) =>
  formQuestion<Facts>()({
    name: 'dateOfBirth',
    kind: dateOf('your date of birth'),
    label: 'Date of birth',
    hint: 'For example, 27 3 1985',
    judge(given, { today }) {
      const missing = { key: 'dateOfBirthRequired', message: 'Please enter your date of birth' }
      return judgeDate(given, missing, (date) => [
        yearsBetween(date, today) < YOUNGEST && {
          key: 'minimumAge',
          message: 'Insurance owner should be over 17 years old',
        },
        yearsBetween(date, today) > oldest && {
          key: 'maximumAge',
          message: `Please enter a date of birth no more than ${oldest} years ago`,
        },
      ])
    },
    summary: formatDate,
  })
