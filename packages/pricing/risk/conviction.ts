import { addMonths, addYears, type LocalDate, yearsBetween } from '@milepost/domain/values/local-date'

export type Conviction = {
  /** DVLA endorsement code. */
  offence: string
  points: number
  ban: Ban
  /** Charged and not yet decided. */
  isPending: boolean
  /** Full years before cover starts. */
  yearsAgo: number
  /** Spent ones are on the risk so that it is whole; neither verdict nor price reads them. */
  isSpent: boolean
}

/** First and last day. */
export type Ban = { kind: 'none' } | { kind: 'banned'; from: LocalDate; to: LocalDate }

const SPENT_AFTER_YEARS = 5
const SPENT_AFTER_MONTHS_UNDER_18 = 30

/**
 * Whether an endorsement is spent on a day (Rehabilitation of Offenders Act 1974): five years from conviction, half that for someone
 * convicted under 18, and never while a ban lasts.
 */
export function isSpent(conviction: {
  convictedOn: LocalDate
  dateOfBirth: LocalDate
  ban: Ban
  on: LocalDate
}): boolean {
  const { convictedOn, dateOfBirth, ban, on } = conviction
  const wasMinor = yearsBetween(dateOfBirth, convictedOn) < 18
  const spentOn = wasMinor
    ? addMonths(convictedOn, SPENT_AFTER_MONTHS_UNDER_18)
    : addYears(convictedOn, SPENT_AFTER_YEARS)
  return on >= spentOn && (ban.kind === 'none' || ban.to < on)
}

/** The only way to a driver's convictions for underwriting and rating alike. */
export function unspentConvictions(driver: { convictions: readonly Conviction[] }): readonly Conviction[] {
  return driver.convictions.length === 0
    ? driver.convictions
    : driver.convictions.filter((conviction) => !conviction.isSpent)
}

/** On the licence now: a pending case has brought none yet. */
export function unspentPoints(driver: { convictions: readonly Conviction[] }): number {
  return unspentConvictions(driver).reduce((sum, { points, isPending }) => sum + (isPending ? 0 : points), 0)
}
