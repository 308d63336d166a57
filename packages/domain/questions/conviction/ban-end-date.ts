import { formatDate, isLocalDate } from '../../values/local-date'
import { dateOf, judgeDate } from '../kinds/date'
import { type HistoryOf, mustFollowBirth } from '../people/history'
import { question } from '../question'
import type { Conviction } from './conviction'

/** May be to come: a ban that still runs is for underwriting to judge (D-140). */
export const banEndDate = (driver: HistoryOf) =>
  question<Conviction>()({
    name: 'banEndDate',
    kind: dateOf('the date the ban ended or will end'),
    label: 'When did the ban end, or when will it?',
    hint: 'For example, 27 3 2025',
    isAsked: ({ subject }) => subject.wasDisqualified === true,
    judge(given, { subject: { banStartDate }, today }) {
      const missing = {
        key: 'banEndDateRequired',
        message: 'Please enter the date the ban ended or will end',
      }
      return judgeDate(given, missing, (date) => [
        mustFollowBirth('The end of the ban', date, driver, today),
        isLocalDate(banStartDate) &&
          date < banStartDate && {
            key: 'banEndBeforeStart',
            message: `The ban can't end before it started on ${formatDate(banStartDate)}`,
          },
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { toldBy: 'wasDisqualified' },
    summary: formatDate,
  })
