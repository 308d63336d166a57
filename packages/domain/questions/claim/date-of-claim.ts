import { formatDate } from '../../values/local-date'
import { dateOf, judgeDate } from '../kinds/date'
import { type HistoryOf, mustBeRecent, mustFollowBirth } from '../people/history'
import { question } from '../question'
import type { Claim } from './claim'

export const dateOfClaim = (driver: HistoryOf) =>
  question<Claim>()({
    name: 'dateOfClaim',
    kind: dateOf('the date of the claim'),
    label: 'When did it happen?',
    hint: 'For example, 27 3 2024',
    judge(given, { terms, today }) {
      const missing = { key: 'dateOfClaimRequired', message: 'Please enter the date of the claim' }
      return judgeDate(given, missing, (date) => [
        date > today && {
          key: 'dateOfClaimFuture',
          message: "The date of claim can't be in the future.",
        },
        mustFollowBirth('The date of claim', date, driver, today),
        mustBeRecent('claims', date, terms.drivers.claimsLookBackYears, today),
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { field: 'date' },
    summary: formatDate,
  })
