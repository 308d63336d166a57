import type { RestrictionGround } from '@milepost/domain/privacy/restriction'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Actor } from '../platform/audit/ports'

/** What is kept for a time and then erased (CON-26, D-251). */
export const retainedParts = [
  'quotes',
  'drafts',
  'look-ups',
  'tallies',
  'notices',
  'links',
  'jobs',
  'security-events',
  'audit-trail',
  'sessions',
  'visits',
  'visit-counts',
] as const
export type RetainedPart = (typeof retainedParts)[number]

/** Quotes erased with their month, and months dropped. */
export type MonthsErased = { quotes: number; months: number }

export type Retention = {
  /** Erases the months that ended before a moment, in batches of this size. What is still needed of them is kept elsewhere. */
  eraseMonths(before: Date, batch: number, signal?: AbortSignal): Promise<MonthsErased>
  /** Deletes at most this many rows last touched before a moment. Fewer means that there are no more. */
  eraseSome(part: RetainedPart, before: Date, atMost: number): Promise<number>
}

/** What a restriction held back when it began. */
export type Restricted = { quotes: number; sold: number; drafts: number }

export type Restriction = {
  since: Date
  liftedAt: Date | undefined
  /** What it still holds back. */
  quotes: number
}

/** A quote by its reference, or the one that became a policy. */
export type HeldRecord =
  | { tenant: BrandCode; reference: string }
  | { tenant: BrandCode; policyNumber: string }

/**
 * What stands between a member of staff and a restricted record (DSK-707): `held` unless they name a ground of the law, which is on
 * record before anything is done.
 */
export type RestrictionGuard = (
  record: HeldRecord,
  ground: RestrictionGround | undefined,
  at: { by: Actor; now: Date },
) => Promise<'free' | 'held'>
