import { addMonths, isLocalDate } from '../../values/local-date'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { Conviction } from './conviction'

export const wasDisqualified = question<Conviction>()({
  name: 'wasDisqualified',
  kind: yesNo,
  label: 'Did it lead to a driving ban?',
  clears: ['banStartDate', 'banEndDate'],
  judge: mustBeAnswered({
    key: 'wasDisqualifiedRequired',
    message: 'Please tell us if it led to a driving ban',
  }),
  whenNeverAsked: 'ask-before-renewing',
  // In months, 0 for no ban. A ban is taken to begin on the day of the conviction.
  aggregator: {
    field: 'banMonths',
    shape: { whole: [0, 600] },
    read(months: number, _here, { date }) {
      if (months === 0) return { wasDisqualified: false }
      if (!isLocalDate(date)) return { wasDisqualified: true }
      return { wasDisqualified: true, banStartDate: date, banEndDate: addMonths(date, months) }
    },
    assume: [false, 'There was no driving ban'],
  },
  summary: yesOrNo,
})
