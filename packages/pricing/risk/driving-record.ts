import type { ClaimTypeCode } from '@milepost/domain/lists/history'
import type { Conviction as ConvictionAnswers, PersonDetails } from '@milepost/domain/questions/answers'
import { addMonths, addYears, type LocalDate, yearsBetween } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { RequiredAnswers } from './required-answers.ts'
import * as stored from './stored.ts'

export type Claim = {
  type: ClaimTypeCode
  isAtFault: boolean
  cost: Pence
  /** Full years before cover starts. */
  yearsAgo: number
}

export const storedClaim = stored.record<Claim>({
  type: stored.code(),
  isAtFault: stored.yesOrNo,
  cost: stored.money,
  yearsAgo: stored.number,
})

/** How a claim is rated. */
export type ClaimKind = 'fault' | 'non-fault' | 'fire-or-theft' | 'glass'

const fireOrTheft: readonly ClaimTypeCode[] = ['Z', 'Q', 'ATTEMPTED_THEFT', 'F']

/** A glass claim never counts as at fault, regardless of the answer. */
export function claimKind({ type, isAtFault }: Claim): ClaimKind {
  if (type === 'W') return 'glass'
  if (isAtFault) return 'fault'
  return fireOrTheft.includes(type) ? 'fire-or-theft' : 'non-fault'
}

export type Conviction = {
  /** DVLA endorsement code. */
  offence: string
  points: number
  ban: Ban
  /** Charged and not yet decided. */
  isPending: boolean
  /** Full years before cover starts. */
  yearsAgo: number
  /** Spent ones are part of the complete risk, but neither underwriting nor rating reads them. */
  isSpent: boolean
}

/** First and last day. */
export type Ban = { kind: 'none' } | { kind: 'banned'; from: LocalDate; to: LocalDate }

export const storedConviction = stored.record<Conviction>({
  offence: stored.text,
  points: stored.number,
  ban: stored.kinded<Ban>({ none: {}, banned: { from: stored.date, to: stored.date } }),
  isPending: stored.yesOrNo,
  yearsAgo: stored.number,
  isSpent: stored.yesOrNo,
})

const SPENT_AFTER_YEARS = 5
const SPENT_AFTER_MONTHS_UNDER_18 = 30

/**
 * Whether an endorsement is spent on a day (Rehabilitation of Offenders Act 1974): five years from conviction, half that if
 * convicted under 18, and never during a ban.
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

/** Underwriting and rating must read a driver's convictions only through this. */
export function unspentConvictions(driver: { convictions: readonly Conviction[] }): readonly Conviction[] {
  return driver.convictions.length === 0
    ? driver.convictions
    : driver.convictions.filter((conviction) => !conviction.isSpent)
}

/** Points on the licence now: a pending case has none yet. */
export function unspentPoints(driver: { convictions: readonly Conviction[] }): number {
  return unspentConvictions(driver).reduce((sum, { points, isPending }) => sum + (isPending ? 0 : points), 0)
}

/** A driver's claims, each with the full years before cover starts (D-113). */
export function toClaims(driver: RequiredAnswers<PersonDetails>, start: LocalDate): readonly Claim[] {
  const { motoringClaims = [] } = driver.details
  return driver.entries(motoringClaims, 'motoringClaims').map((claim) => ({
    type: claim.get('typeOfClaim'),
    isAtFault: claim.get('atFault'),
    cost: claim.get('costOfClaim'),
    yearsAgo: yearsBetween(claim.get('dateOfClaim'), start),
  }))
}

/** A driver's convictions as of cover start. A pending case cannot be spent. */
export function toConvictions(
  driver: RequiredAnswers<PersonDetails>,
  start: LocalDate,
): readonly Conviction[] {
  const { motoringConvictions = [] } = driver.details
  return driver.entries(motoringConvictions, 'motoringConvictions').map((conviction) => {
    const convictedOn = conviction.get('convictionDate')
    const dateOfBirth = driver.get('dateOfBirth')
    const ban = banOf(conviction)
    const isPending = conviction.get('isPending')
    return {
      offence: conviction.get('offenceCode'),
      points: conviction.get('numberOfPoints'),
      ban,
      isPending,
      yearsAgo: yearsBetween(convictedOn, start),
      isSpent: !isPending && isSpent({ convictedOn, dateOfBirth, ban, on: start }),
    }
  })
}

function banOf(conviction: RequiredAnswers<ConvictionAnswers>): Ban {
  if (!conviction.get('wasDisqualified')) return { kind: 'none' }
  return { kind: 'banned', from: conviction.get('banStartDate'), to: conviction.get('banEndDate') }
}
