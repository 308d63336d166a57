import type { StaffMember, StaffRole } from './people.ts'

/**
 * What a person may decide alone, and confirm as the second person, by role. Loading is in percent, everything else in pence. A
 * role that is not listed may decide nothing of that kind.
 */
type Limits = {
  alone: Partial<Readonly<Record<StaffRole, number>>>
  asSecond: Partial<Readonly<Record<StaffRole, number>>>
}

const ANY = Number.POSITIVE_INFINITY

/** All limits of authority (DSK-106). No one at the desk decides a value beyond the highest limit of its row. */
export const authority = {
  loadingPercent: { alone: { underwriter: 25, 'team-lead': 50 }, asSecond: { 'team-lead': ANY } },
  excessPence: { alone: { underwriter: 500_00, 'team-lead': 1_000_00 }, asSecond: { 'team-lead': 1_000_00 } },
  // A quote referred for the vehicle's value is worth more than £100,000: two people may agree on any value.
  sumInsuredPence: {
    alone: { underwriter: 50_000_00, 'team-lead': 100_000_00 },
    asSecond: { 'team-lead': ANY },
  },
  // Team leads and finance managers confirm a refund and never begin one: see the permissions. Premiums have no upper limit, so
  // neither has the finance manager (DSK-513). What a value counts is in refund-authority.
  refundPence: {
    alone: { finance: 100_00 },
    asSecond: { 'team-lead': 1_000_00, 'finance-manager': ANY },
  },
} as const satisfies Readonly<Record<string, Limits>>

export type AuthorityKind = keyof typeof authority

type Decider = Pick<StaffMember, 'subject' | 'roles'>

/** The highest value that this person decides alone. A person with two roles has the higher of both limits. */
export function authorityOf(person: Pick<StaffMember, 'roles'>, kind: AuthorityKind): number {
  return highest(person, authority[kind].alone)
}

/** Whether this person decides it alone, a second person must confirm it, or no one may decide it. */
export type RequiredApproval = 'alone' | 'with-second' | 'not-allowed'

export function requiredApproval(person: Decider, kind: AuthorityKind, value: number): RequiredApproval {
  const own = authorityOf(person, kind)
  if (value >= 0 && value <= own) return 'alone'
  const confirmed = Math.max(...Object.values<number>(authority[kind].asSecond))
  return own > 0 && value > own && value <= confirmed ? 'with-second' : 'not-allowed'
}

/**
 * Whether the second may confirm what the first has proposed. One person is never both, under any role: people are compared by
 * their subject. The second must have more authority than the first, or the confirmation adds nothing (DSK-106).
 */
export function maySecond(first: Decider, second: Decider, kind: AuthorityKind, value: number): boolean {
  return (
    second.subject !== first.subject &&
    secondLimit(second, kind) >= value &&
    secondLimit(second, kind) > authorityOf(first, kind)
  )
}

const secondLimit = (person: Decider, kind: AuthorityKind) => highest(person, authority[kind].asSecond)

function highest({ roles }: Pick<StaffMember, 'roles'>, limits: Limits['alone']): number {
  return Math.max(0, ...roles.map((role) => limits[role] ?? 0))
}
