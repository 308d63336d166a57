import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { Enqueue } from '../platform/jobs/store.ts'
import type { EndingStore } from './ports.ts'

const MOST_AT_ONCE = 200
/** Older ones are told by hand: an upgrade must not email everyone whose policy ended years ago. */
const LATE_DAYS = 14
/** A renewal whose charge was prevented may still be completed in this time (D-278). */
const UNDECIDED_DAYS = 3
/** After the documents that were issued with the policy. */
const FIRST_PLACE = 100

/** The documents of policies that have ended. Every statement names the tenant. */
export function endingStore(db: Kysely<Database>, enqueue: Enqueue): EndingStore {
  return {
    async endedWithoutProof(now) {
      const days = (count: number) => new Date(now.getTime() - count * 86_400_000)
      const { rows } = await sql<PolicyKey>`
        select policy.tenant, policy.policy_number as "policyNumber" from milepost.policy
        left join milepost.renewal as next
          on next.tenant = policy.tenant and next.from_policy_number = policy.policy_number
        where policy.cover_end <= ${now} and policy.cover_end > ${days(LATE_DAYS)}
          and not exists (
            select from milepost.policy_cancellation as cancelled
            where cancelled.tenant = policy.tenant and cancelled.policy_number = policy.policy_number)
          and not exists (
            select from milepost.policy_document as proof
            where proof.tenant = policy.tenant and proof.policy_number = policy.policy_number
              and proof.kind = 'no-claims-proof')
          and next.policy_number is null
          and not exists (
            select from milepost.policy as bought
            where bought.tenant = next.tenant and bought.reference = next.reference)
          and (next.state in ('stopped', 'lapsed') or policy.cover_end <= ${days(UNDECIDED_DAYS)})
        order by policy.cover_end limit ${MOST_AT_ONCE}
      `.execute(db)
      return rows
    },
    addDocuments: ({ tenant, policyNumber }, documents, jobs) =>
      db.transaction().execute(async (transaction) => {
        for (const [place, { kind, name, fileName }] of documents.entries())
          await transaction
            .insertInto('milepost.policy_document')
            .values({
              // 128 random bits: it cannot be guessed (safety T3).
              id: randomBytes(16).toString('base64url'),
              tenant,
              policy_number: policyNumber,
              place: FIRST_PLACE + place,
              kind,
              name,
              file_name: fileName,
            })
            .onConflict((clash) => clash.columns(['tenant', 'policy_number', 'kind']).doNothing())
            .execute()
        if (jobs.length > 0) await enqueue(transaction, jobs)
      }),
  }
}
