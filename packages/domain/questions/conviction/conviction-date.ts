import { formatDate } from '../../values/local-date'
import { dateOf, judgeDate } from '../kinds/date'
import { type HistoryOf, mustBeRecent, mustFollowBirth } from '../people/history'
import { question } from '../question'
import type { Conviction } from './conviction'

export const convictionDate = (driver: HistoryOf) =>
  question<Conviction>()({
    name: 'convictionDate',
    kind: dateOf('the date of the conviction'),
    label: 'When was the conviction?',
    // A ban begins with the sentence, which may come after the verdict: that day is the one asked for (CNV-06, D-115).
    hint: 'The day of the sentence, if it came after the verdict. If the case is still to be decided, the date of the offence. For example, 27 3 2024',
    judge(given, { terms, today }) {
      const missing = { key: 'convictionDateRequired', message: 'Please enter the date of the conviction' }
      return judgeDate(given, missing, (date) => [
        date > today && {
          key: 'convictionDateFuture',
          message: "The date of conviction can't be in the future.",
        },
        mustFollowBirth('The date of conviction', date, driver, today),
        mustBeRecent('convictions', date, terms.drivers.convictionsLookBackYears, today),
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'date' },
    // Read under either of its two names and kept under the first (D-116).
    dto: { alsoNamed: 'dateOfConviction' },
    summary: formatDate,
  })
