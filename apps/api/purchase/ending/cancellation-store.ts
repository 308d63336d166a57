import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { Cancellation, CancellationStore } from '../policy/ports.ts'

const MOST_AT_ONCE = 500

/** Which policies are cancelled or will be, when and why. Every statement names the tenant. */
export function cancellationStore(db: Kysely<Database>): CancellationStore {
  const rows = () => db.selectFrom('milepost.policy_cancellation').selectAll()
  return {
    async factsOf({ tenant, policyNumber }) {
      const row = await db
        .selectFrom('milepost.policy as policy')
        .leftJoin('milepost.policy_cancellation as cancelled', (join) =>
          join
            .onRef('cancelled.tenant', '=', 'policy.tenant')
            .onRef('cancelled.policy_number', '=', 'policy.policy_number'),
        )
        .leftJoin('milepost.renewal as next', (join) =>
          join
            .onRef('next.tenant', '=', 'policy.tenant')
            .onRef('next.from_policy_number', '=', 'policy.policy_number'),
        )
        .select(['policy.cover_start', 'policy.cover_end', 'cancelled.cancelled_at'])
        .select(
          sql<boolean>`exists (select from milepost.loan_ending as ended
            where ended.tenant = policy.tenant and ended.policy_number = policy.policy_number
              and ended.alone is not null)`.as('is_loan_over'),
        )
        // One that its customer has just bought is linked by the next run of renewals.
        .select(
          sql<string | null>`coalesce(next.policy_number, (
            select bought.policy_number from milepost.policy as bought
            where bought.tenant = next.tenant and bought.reference = next.reference))`.as('followed_by'),
        )
        .where('policy.tenant', '=', tenant)
        .where('policy.policy_number', '=', policyNumber)
        .executeTakeFirst()
      return (
        row && {
          coverStart: row.cover_start,
          coverEnd: row.cover_end,
          cancelledFrom: row.cancelled_at ?? undefined,
          followedBy: row.followed_by ?? undefined,
          ...(row.is_loan_over && { isLoanOver: true }),
        }
      )
    },
    async findCancellation({ tenant, policyNumber }) {
      const row = await rows()
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .executeTakeFirst()
      return row && cancellationOf(row)
    },
    async broughtBy({ tenant, policyNumber }) {
      const brought = await rows()
        .where((column) => column.and({ tenant, brought_by: policyNumber }))
        .execute()
      return brought.map(cancellationOf)
    },
    async dueCancellations(now) {
      const due = await rows()
        .where('effected_at', 'is', null)
        .where('cancelled_at', '<=', now)
        .orderBy('cancelled_at')
        .limit(MOST_AT_ONCE)
        .execute()
      return due.map(cancellationOf)
    },
    async findWithdrawn({ tenant, policyNumber }) {
      const row = await db
        .selectFrom('milepost.notice_withdrawn')
        .selectAll()
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .orderBy('withdrawn_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return (
        row && {
          tenant,
          policyNumber,
          reason: row.reason,
          askedAt: row.asked_at,
          wouldHaveEndedAt: row.would_have_ended_at,
          withdrawnAt: row.withdrawn_at,
          because: row.because,
        }
      )
    },
  }
}

export function cancellationOf(row: Selectable<Database['milepost.policy_cancellation']>): Cancellation {
  return {
    tenant: row.tenant,
    policyNumber: row.policy_number,
    reason: row.reason,
    cancelledAt: row.cancelled_at,
    askedAt: row.asked_at,
    effectedAt: row.effected_at ?? undefined,
    hasClaimed: row.has_claimed,
    defaultNoticeOn: row.default_notice_on ?? undefined,
    broughtBy: row.brought_by ?? undefined,
    first:
      row.first_subject_id === null || row.first_who === null
        ? undefined
        : { subject: row.first_subject_id, name: row.first_who },
    isWithinAuthority: row.is_within_authority,
    figures: row.figures ?? undefined,
    promised: row.promised_figures ?? undefined,
  }
}
