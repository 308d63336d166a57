import { descOf } from '../lists/code-list.ts'
import { claimStatuses, claimTypes } from '../lists/history.ts'
import { longDate } from '../values/local-date.ts'
import { formatPounds } from '../values/pence.ts'
import { siteFieldsOf } from './aggregator.ts'
import type { Claim } from './answers.ts'
import { entityOf } from './dto.ts'
import { choice, mustBeOffered } from './kinds/choice.ts'
import { dateOf, validateDate } from './kinds/date.ts'
import { money, mustBeAmount } from './kinds/money.ts'
import { mustBeAnswered, yesNo, yesOrNo } from './kinds/yes-no.ts'
import { type HistoryOf, mustBeRecent, mustFollowBirth } from './people/history.ts'
import { you } from './people/whose.ts'
import { type AnyQuoteQuestion, entryQuestion } from './question.ts'

/** The questions about one claim of a driver, in order; all are required (CLM-02). */
export function claimQuestions(driver: HistoryOf): readonly AnyQuoteQuestion[] {
  return [
    typeOfClaim,
    dateOfClaim(driver),
    statusOfClaim,
    atFault(driver),
    noClaimsBonusAffected(driver),
    costOfClaim,
  ]
}

const typeOfClaimKind = choice(claimTypes)

const typeOfClaim = entryQuestion<Claim>()({
  name: 'typeOfClaim',
  kind: typeOfClaimKind,
  label: 'What happened?',
  validate: mustBeOffered(typeOfClaimKind, {
    key: 'typeOfClaimRequired',
    message: 'Please choose what happened',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'type', codes: claimTypes },
  summary: (code) => descOf(claimTypes, code) ?? code,
})

const dateOfClaim = (driver: HistoryOf) =>
  entryQuestion<Claim>()({
    name: 'dateOfClaim',
    kind: dateOf('the date of the claim'),
    label: 'When did it happen?',
    hint: 'For example, 27 3 2024',
    validate(answer, { terms, today }) {
      const missing = { key: 'dateOfClaimRequired', message: 'Please enter the date of the claim' }
      return validateDate(answer, missing, (date) => [
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
    summary: longDate,
  })

const statusOfClaimKind = choice(claimStatuses)

const statusOfClaim = entryQuestion<Claim>()({
  name: 'statusOfClaim',
  kind: statusOfClaimKind,
  label: 'What is the status of the claim?',
  validate: mustBeOffered(statusOfClaimKind, {
    key: 'statusOfClaimRequired',
    message: 'Please choose the status of the claim',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'status', codes: claimStatuses, assume: ['S', 'The claim is settled'] },
  summary: (code) => descOf(claimStatuses, code) ?? code,
})

const atFault = ({ whose: { your } }: HistoryOf) =>
  entryQuestion<Claim>()({
    name: 'atFault',
    kind: yesNo,
    label: `Was it ${your} fault?`,
    hint: "Choose Yes if the fault was shared or hasn't been decided yet.",
    validate: mustBeAnswered({ key: 'atFaultRequired', message: `Please tell us if it was ${your} fault` }),
    whenNeverAsked: 'ask-before-renewing',
    // Assumed against the customer, so that a correction can only lower the price.
    aggregator: { field: 'atFault', assume: [true, 'The driver was at fault'] },
    summary: yesOrNo,
  })

const noClaimsBonusAffected = ({ whose: { your } }: HistoryOf) =>
  entryQuestion<Claim>()({
    name: 'noClaimsBonusAffected',
    kind: yesNo,
    label: `Did it reduce ${your} no claims discount?`,
    validate: mustBeAnswered({
      key: 'noClaimsBonusAffectedRequired',
      message: `Please tell us if it reduced ${your} no claims discount`,
    }),
    whenNeverAsked: 'ask-before-renewing',
    aggregator: {
      field: 'ncdAffected',
      assume: {
        words: 'A claim reduced the no claims discount if the driver was at fault',
        answers: (_here, { atFault = true }) => ({ noClaimsBonusAffected: atFault === true }),
      },
    },
    summary: yesOrNo,
  })

const costOfClaim = entryQuestion<Claim>()({
  name: 'costOfClaim',
  kind: money,
  label: 'How much did the claim cost in total?',
  hint: 'A good estimate is fine. Enter 0 if nothing was paid.',
  validate: mustBeAmount('the cost of the claim', 'costOfClaim'),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'cost' },
  summary: formatPounds,
})

/** A claim as JSON (DAT-09), the same for every driver. */
export const claimEntity = entityOf(claimQuestions({ whose: you }), ['dateOfClaim'])

/** A claim as comparison sites send it. */
export const siteClaim = siteFieldsOf(claimQuestions({ whose: you }), ['date'])

/** One claim in a line, for its card and the labels of its buttons: "Accident, 3 February 2024". */
export function claimInWords({ typeOfClaim, dateOfClaim }: Claim): string {
  return `${descOf(claimTypes, typeOfClaim ?? '') ?? 'Claim'}, ${dateOfClaim ? longDate(dateOfClaim) : ''}`
}
