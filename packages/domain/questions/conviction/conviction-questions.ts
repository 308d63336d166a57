import { siteFieldsOf } from '../aggregator'
import { entityOf } from '../dto'
import type { HistoryOf } from '../people/history'
import { you } from '../people/whose'
import type { AnyQuoteQuestion } from '../question'
import { banEndDate } from './ban-end-date'
import { banStartDate } from './ban-start-date'
import { convictionDate } from './conviction-date'
import { fineAmount } from './fine-amount'
import { isPending } from './is-pending'
import { numberOfPoints } from './number-of-points'
import { offenceCode } from './offence-code'
import { wasDisqualified } from './was-disqualified'

/** What is asked about one conviction of a driver, in order; every one is required (CNV-02, D-114). */
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

/** A conviction as JSON (DAT-08). Whose it is makes no difference there. */
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
