import { randomBytes } from 'node:crypto'
import type { LocalDate } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import type { EndingStore } from '../policy/ports.ts'

const MOST_AT_ONCE = 200
/** Older ones are told by hand: an upgrade must not email everyone whose policy ended years ago. */
const LATE_DAYS = 40
/** A policy without an open renewal may still be followed by one in this time (D-278). */
const UNDECIDED_DAYS = 3
/** After the documents that were issued with the policy. */
const FIRST_PLACE = 100

/** Cover that we held without a payment ends with the day that its customer was promised (D-278). */
const isHeldOn = (today: LocalDate) => sql<boolean>`coalesce((
  select promise.on_day >= ${today}
    and promise.on_day > to_char(policy.cover_end at time zone 'Europe/London', 'YYYY-MM-DD')
  from milepost.customer_promise as promise
  where promise.tenant = policy.tenant and promise.policy_number = policy.policy_number
    and promise.kind = 'cover-ends' order by promise.id desc limit 1
), false)`

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
          and (next.state in ('stopped', 'lapsed')
            or (next.plan is distinct from 'by-itself' and policy.cover_end <= ${days(UNDECIDED_DAYS)}))
          and not ${isHeldOn(londonDate(now))}
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
