import { formatDate, isLocalDate } from '../../values/local-date'
import type { PersonDetails } from '../answers'
import { dateOf, judgeDate } from '../kinds/date'
import { question } from '../question'
import type { Whose } from './whose'

/** A question of the taxi lines, whatever line the specification names (D-105). */
export const badgePassedDate = ({ your }: Whose) =>
  question<PersonDetails>()({
    name: 'badgePassedDate',
    kind: dateOf(`the date ${your} taxi badge was first issued`),
    label: `When was ${your} taxi badge first issued?`,
    hint: 'For example, 27 3 2007',
    isAsked: ({ terms }) => terms.drivers.asksTaxiBadge,
    judge(given, { subject: { licenceObtained }, today }) {
      const missing = {
        key: 'badgePassedDateRequired',
        message: `Please enter the date ${your} taxi badge was first issued`,
      }
      return judgeDate(given, missing, (date) => [
        date > today && {
          key: 'badgePassedDateFuture',
          message: 'Badge date cannot be in the future, please select a new date',
        },
        isLocalDate(licenceObtained) &&
          date < licenceObtained && {
            key: 'badgeBeforeLicence',
            message: 'Please select a subsequent date to your licence obtained date',
          },
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'taxiBadgeObtained' },
    summary: formatDate,
  })
