import { addYears, formatDate } from '../../values/local-date'
import type { PersonDetails } from '../answers'
import { dateOf, judgeDate } from '../kinds/date'
import { question } from '../question'
import { bornOn, MINIMUM_AGE } from './birth'
import type { Whose } from './whose'

export const licenceObtained = ({ you }: Whose) =>
  question<PersonDetails>()({
    name: 'licenceObtained',
    kind: dateOf(`the date ${you} got the licence`),
    label: `When did ${you} get this licence?`,
    hint: 'For a full licence, the day the test was passed. For example, 27 3 2007',
    judge(given, { subject, today }) {
      const missing = {
        key: 'licenceObtainedRequired',
        message: `Please enter the date ${you} got the licence`,
      }
      const born = bornOn(subject, today)
      const oldEnough = born && addYears(born, MINIMUM_AGE)
      return judgeDate(given, missing, (date) => [
        date > today && {
          key: 'licenceObtainedFuture',
          message: 'Licence date cannot be in the future, please select a new date',
        },
        // The same age for every type of licence (DRV-11, D-104).
        oldEnough !== undefined &&
          date <= oldEnough && {
            key: 'licenceObtainedAge',
            message: `Please select a date after ${formatDate(oldEnough)}`,
          },
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: [
      { field: 'licenceObtained' },
      // Whole years the licence has been held, where the site does not know the day.
      {
        field: 'licenceYears',
        shape: { whole: [0, 80] },
        reckoned: 'Got the licence so many years ago to the day',
        read: (years: number, { today }, part) =>
          part['licenceObtained'] === undefined ? { licenceObtained: addYears(today, -years) } : {},
      },
    ],
    summary: formatDate,
  })
