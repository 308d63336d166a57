import type { PolicyState } from '@milepost/domain/policy/policy-state'
import { localDate } from '@milepost/domain/values/local-date'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/db/schema.ts'
import type { PolicyKey } from '../../../platform/jobs/ports.ts'
import { cancelledPolicy, policyUnderNotice, soldPolicy } from './sold-policy.ts'

type Server = { db: Kysely<Database>; time: { now: Date } }

/** A policy in this state, ten days after its sale. */
export function policyInState(state: PolicyState, { db, time: { now } }: Server): Promise<PolicyKey> {
  return inState[state](db, now)
}

const inState: Readonly<Record<PolicyState, (db: Kysely<Database>, now: Date) => Promise<PolicyKey>>> = {
  sold: (db, now) => movedBy(20, db, now),
  'in-force': (db, now) => movedBy(0, db, now),
  cancelling: async (db, now) => (await policyUnderNotice(db, 'A', { now })).policy,
  cancelled: async (db, now) => (await cancelledPolicy(db, 'A', { now })).policy,
  ended: (db, now) => movedBy(-400, db, now),
  async renewed(db, now) {
    const policy = await movedBy(-400, db, now)
    const { policy: next } = await soldPolicy(db, 'A', { now })
    await db
      .insertInto('milepost.renewal')
      .values({
        tenant: 'A',
        first_policy_number: policy.policyNumber,
        period_no: 2,
        from_policy_number: policy.policyNumber,
        last_day: localDate('2026-10-01'),
        term: 'annual',
        plan: 'invitation',
        state: 'renewed',
        because: null,
        reference: next.reference,
        policy_number: next.policyNumber,
        opened_at: now,
        moved_at: now,
      })
      .execute()
    return policy
  },
}

/** Cover moved in time, as if it had been sold for other days. */
async function movedBy(days: number, db: Kysely<Database>, now: Date): Promise<PolicyKey> {
  const { policy } = await soldPolicy(db, 'A', { now })
  await sql`update milepost.policy set cover_start = cover_start + make_interval(days => ${days}),
    cover_end = cover_end + make_interval(days => ${days}) where policy_number = ${policy.policyNumber}`.execute(
    db,
  )
  return policy
}
