import { descOf } from '../lists/code-list.ts'
import { penaltyPoints } from '../lists/history.ts'
import { offences } from '../lists/offences.ts'
import { addMonths, isLocalDate, longDate } from '../values/local-date.ts'
import { formatPounds, fromPounds } from '../values/pence.ts'
import { siteFieldsOf } from './aggregator.ts'
import type { Conviction } from './answers.ts'
import { entityOf } from './dto.ts'
import { mustBeOffered, valuedChoice } from './kinds/choice.ts'
import { dateOf, validateDate } from './kinds/date.ts'
import { money, mustBeAmount } from './kinds/money.ts'
import { searched } from './kinds/search.ts'
import { mustBeAnswered, yesNo, yesOrNo } from './kinds/yes-no.ts'
import { type HistoryOf, mustBeRecent, mustFollowBirth } from './people/history.ts'
import { you } from './people/whose.ts'
import { type AnyQuoteQuestion, entryQuestion } from './question.ts'

/** The questions about one conviction of a driver, in order; all are required (CNV-02, D-114). */
export function convictionQuestions(driver: HistoryOf): readonly AnyQuoteQuestion[] {
  return [
    offenceCode,
    isPending,
    convictionDate(driver),
    numberOfPoints,
    fineAmount,
    wasDisqualified,
    banStartDate(driver),
    banEndDate(driver),
  ]
}

const offenceCodeKind = searched('offences')

export const offenceCode = entryQuestion<Conviction>()({
  name: 'offenceCode',
  kind: offenceCodeKind,
  label: 'What was the offence?',
  hint: 'Enter a code, such as SP30, or a word, such as speeding.',
  validate: mustBeOffered(offenceCodeKind, {
    key: 'offenceCodeRequired',
    message: 'Please choose the offence',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'code', codes: offences },
  summary: (code) => `${code} ${descOf(offences, code) ?? ''}`.trim(),
})

const isPending = entryQuestion<Conviction>()({
  name: 'isPending',
  kind: yesNo,
  label: 'Is the prosecution still pending?',
  validate: mustBeAnswered({
    key: 'isPendingRequired',
    message: 'Please tell us if the prosecution is still pending',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'pending', assume: [false, 'The conviction is not pending'] },
  summary: yesOrNo,
})

const convictionDate = (driver: HistoryOf) =>
  entryQuestion<Conviction>()({
    name: 'convictionDate',
    kind: dateOf('the date of the conviction'),
    label: 'When was the conviction?',
    // A ban begins with the sentence, which may come after the verdict, so the day of the sentence is asked for (CNV-06, D-115).
    hint: 'If sentencing was later, use that date. If the case is still pending, use the date of the offence. For example, 27 3 2024',
    validate(answer, { terms, today }) {
      const missing = { key: 'convictionDateRequired', message: 'Please enter the date of the conviction' }
      return validateDate(answer, missing, (date) => [
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
    // Read under either name, stored under the first (D-116).
    dto: { alsoNamed: 'dateOfConviction' },
    summary: longDate,
  })

const numberOfPointsKind = valuedChoice(penaltyPoints, ({ points }): number => points)

export const numberOfPoints = entryQuestion<Conviction>()({
  name: 'numberOfPoints',
  kind: numberOfPointsKind,
  label: 'How many penalty points were added?',
  hint: "Choose 0 if there were none, or they haven't been decided yet.",
  validate: mustBeOffered(numberOfPointsKind, {
    key: 'numberOfPointsRequired',
    message: 'Please choose how many penalty points were added',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'points' },
  dto: { shape: { whole: [0, 99] } },
  summary: (points) => penaltyPoints.find((each) => each.points === points)?.desc ?? String(points),
})

const fineAmount = entryQuestion<Conviction>()({
  name: 'fineAmount',
  kind: money,
  label: 'How much was the fine?',
  hint: "Enter 0 if there was no fine, or it hasn't been set yet.",
  validate: mustBeAmount('the fine', 'fineAmount'),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'fine', assume: [fromPounds(0), 'There was no fine'] },
  summary: formatPounds,
})

export const wasDisqualified = entryQuestion<Conviction>()({
  name: 'wasDisqualified',
  kind: yesNo,
  label: 'Did it lead to a driving ban?',
  clears: ['banStartDate', 'banEndDate'],
  validate: mustBeAnswered({
    key: 'wasDisqualifiedRequired',
    message: 'Please tell us if it led to a driving ban',
  }),
  whenNeverAsked: 'ask-before-renewing',
  // In months, 0 for no ban. A ban is assumed to begin on the day of the conviction.
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

const banStartDate = (driver: HistoryOf) =>
  entryQuestion<Conviction>()({
    name: 'banStartDate',
    kind: dateOf('the date the ban started'),
    label: 'When did the ban start?',
    hint: 'For example, 27 3 2024',
    isAsked: ({ subject }) => subject.wasDisqualified === true,
    validate(answer, { subject: { convictionDate }, today }) {
      const missing = { key: 'banStartDateRequired', message: 'Please enter the date the ban started' }
      return validateDate(answer, missing, (date) => [
        date > today && {
          key: 'banStartDateFuture',
          message: "The start of the ban can't be in the future.",
        },
        mustFollowBirth('The start of the ban', date, driver, today),
        // As specified: the same day passes, a ban that starts after the conviction does not (CNV-06, D-115). The conviction date
        // asked for is the day of the sentence, so an ordinary ban can still be entered truthfully.
        isLocalDate(convictionDate) &&
          convictionDate < date && {
            key: 'convictionBeforeBan',
            message: `The conviction can't be before the start of the ban. You said it was on ${longDate(convictionDate)}. Please enter the date of the sentence for both. If the ban started later than that, call us and we'll complete your quote`,
          },
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { impliedBy: 'wasDisqualified' },
    summary: longDate,
  })

/** May be in the future: a current ban is for underwriting to decide (D-140). */
const banEndDate = (driver: HistoryOf) =>
  entryQuestion<Conviction>()({
    name: 'banEndDate',
    kind: dateOf('the date the ban ended or will end'),
    label: 'When did the ban end, or when will it end?',
    hint: 'For example, 27 3 2025',
    isAsked: ({ subject }) => subject.wasDisqualified === true,
    validate(answer, { subject: { banStartDate }, today }) {
      const missing = {
        key: 'banEndDateRequired',
        message: 'Please enter the date the ban ended or will end',
      }
      return validateDate(answer, missing, (date) => [
        mustFollowBirth('The end of the ban', date, driver, today),
        isLocalDate(banStartDate) &&
          date < banStartDate && {
            key: 'banEndBeforeStart',
            message: `The ban can't end before it started on ${longDate(banStartDate)}`,
          },
      ])
    },
    whenNeverAsked: 'ask-before-renewing',
    aggregator: { impliedBy: 'wasDisqualified' },
    summary: longDate,
  })

/** A conviction as JSON (DAT-08), the same for every driver. */
export const convictionEntity = entityOf(convictionQuestions({ whose: you }), [
  'convictionDate',
  'offenceCode',
  'wasDisqualified',
  'banStartDate',
  'banEndDate',
  'numberOfPoints',
  'fineAmount',
])

/** A conviction as comparison sites send it. */
export const siteConviction = siteFieldsOf(convictionQuestions({ whose: you }), [
  'date',
  'code',
  'points',
  'fine',
  'pending',
])

/** One conviction in a line, for its card and the labels of its buttons: "SP30 Exceeding the speed limit, 3 February 2024". */
export function convictionInWords(conviction: Conviction): string {
  const offence = conviction.offenceCode ? offenceCode.summary(conviction.offenceCode) : 'Conviction'
  const { convictionDate } = conviction
  return `${offence}, ${convictionDate ? longDate(convictionDate) : ''}`
}
