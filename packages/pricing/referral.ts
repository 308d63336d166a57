import type { Reason, Verdict } from '@milepost/domain/quote/underwriting-reasons'
import type { Approval } from '@milepost/domain/referral/approval'
import { stillReferred } from '@milepost/domain/referral/approval'
import { type Issue, type IssueCode, isIssueCode } from '@milepost/domain/referral/issue'
import { noTerms, type ReferralTerms } from '@milepost/domain/referral/terms'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Driver } from './risk/driver.ts'
import { claimKind, unspentPoints } from './risk/driving-record.ts'
import type { Risk } from './risk/risk.ts'
import { claimsOf, modificationsValue } from './underwriting.ts'

/** What underwriters have approved for a quote, as far as it applies to the priced answers, and on which terms. */
export type Approved = {
  approvals: readonly Approval[]
  /** Approvals of one version count only while its answers are unchanged. */
  isSameVersion: boolean
  terms: ReferralTerms
  /** The day it was decided. */
  on: LocalDate
}

/** The reasons against a risk as issues, each with the value that raised it. A reason that declines is not an issue. */
export function issuesOf(risk: Risk, reasons: readonly Reason[]): readonly Issue[] {
  return reasons.flatMap(({ code, driver }) =>
    isIssueCode(code) ? [{ code, driver, value: valueIn(risk, code, driver) }] : [],
  )
}

/**
 * A verdict after approvals, and the terms on which the risk is accepted. Only an approval changes a verdict, and none overrides a
 * decline.
 */
export function afterApprovals(
  risk: Risk,
  verdict: Verdict,
  approved: Approved | undefined,
): { verdict: Verdict; terms: ReferralTerms } {
  if (verdict.kind !== 'referred' || approved === undefined) return { verdict, terms: noTerms }
  const left = stillReferred(issuesOf(risk, verdict.reasons), approved.approvals, approved)
  if (left.length === 0) return { verdict: { kind: 'accepted' }, terms: approved.terms }
  const reasons = left.map(({ code, driver }) => ({ code, driver }))
  return { verdict: { kind: 'referred', reasons }, terms: noTerms }
}

type Value = (risk: Risk, driver: Driver | undefined) => number | undefined

const values: Readonly<Partial<Record<IssueCode, Value>>> = {
  'vehicle-value': ({ vehicle }) => vehicle.value,
  'low-vehicle-value': ({ vehicle }) => vehicle.value,
  'many-claims': claimsOf,
  'large-fault-claim': (_, driver) => driver && largestFaultClaim(driver),
  'many-points': (_, driver) => driver && unspentPoints(driver),
  'under-driving-age': (_, driver) => driver?.age,
  'modifications-value': modificationsValue,
  'young-hire-driver': (_, driver) => driver?.age,
}

function valueIn(risk: Risk, code: IssueCode, driver: Reason['driver']): number | undefined {
  return values[code]?.(risk, driver === 'none' ? undefined : risk.drivers[driver])
}

function largestFaultClaim({ claims }: Driver): number {
  const costs = claims.filter((claim) => claimKind(claim) === 'fault').map(({ cost }) => cost)
  return Math.max(0, ...costs)
}
