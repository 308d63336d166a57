import { formatDate, isLocalDate } from '../../values/local-date'
import { dateOf, judgeDate } from '../kinds/date'
import { type HistoryOf, mustFollowBirth } from '../people/history'
import { question } from '../question'
import type { Conviction } from './conviction'

export const banStartDate = (driver: HistoryOf) =>
  question<Conviction>()({
    name: 'banStartDate',
    kind: dateOf('the date the ban started'),
    label: 'When did the ban start?',
    hint: 'For example, 27 3 2024',
    isAsked: ({ subject }) => subject.wasDisqualified === true,
    judge(given, { subject: { convictionDate }, today }) {
      const missing = { key: 'banStartDateRequired', message: 'Please enter the date the ban started' }
      return judgeDate(given, missing, (date) => [
        date > today && {
          key: 'banStartDateFuture',
          message: "The start of the ban can't be in the future.",
        },
        mustFollowBirth('The start of the ban', date, driver, today),
        // Kept to the letter: the same day passes, a ban that starts after the conviction does not (CNV-06, D-115). The conviction is
        // asked for by the day of its sentence, so an ordinary ban can be told truthfully.
        isLocalDate(convictionDate) &&
          convictionDate < date && {
            key: 'convictionBeforeBan',
            message: `The conviction can't be before the start of the ban. You said it was on ${formatDate(convictionDate)}. Please give the day of the sentence for both. If the ban began later than that, call us and we'll complete your quote`,
          },
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { toldBy: 'wasDisqualified' },
    summary: formatDate,
  })
