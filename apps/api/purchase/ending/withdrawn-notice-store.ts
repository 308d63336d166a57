import type { WithdrawalReason } from '@milepost/domain/policy/cancellation-notice'
import type { Transaction } from 'kysely'
import type { Actor } from '../../platform/audit/ports.ts'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import type { Cancellation } from '../policy/ports.ts'
import { continueRenewal } from './cancelled-renewal-store.ts'

/**
 * Takes back a notice of cancellation in the transaction that has the reason: its renewal goes on, and its customer is told. False if it has
 * taken effect or was withdrawn before.
 */
export async function withdrawIn(
  transaction: Transaction<Database>,
  { tenant, policyNumber, reason, askedAt, cancelledAt }: Cancellation,
  because: WithdrawalReason,
  { by, now, enqueue }: { by: Actor; now: Date; enqueue: Enqueue },
): Promise<boolean> {
  const key = { tenant, policyNumber }
  const named = { tenant, policy_number: policyNumber }
  const row = await transaction
    .deleteFrom('milepost.policy_cancellation')
    .where((column) => column.and(named))
    .where('effected_at', 'is', null)
    .where('cancelled_at', '>', now)
    .returning('renewal_before')
    .executeTakeFirst()
  if (row === undefined) return false
  await continueRenewal(transaction, key, row.renewal_before ?? undefined, now)
  await transaction
    .insertInto('milepost.notice_withdrawn')
    .values({
      ...named,
      asked_at: askedAt,
      reason,
      would_have_ended_at: cancelledAt,
      withdrawn_at: now,
      because,
    })
    .execute()
  await transaction
    .insertInto('milepost.policy_event')
    .values({ ...named, kind: 'notice-withdrawn', at: now })
    .execute()
  await enqueue(transaction, [{ name: 'notice-withdrawn-mail', data: key }])
  await appendEntries(transaction, by, now, [
    {
      act: 'policy.withdraw-notice',
      about: { kind: 'policy', id: policyNumber },
      after: { reason: because },
    },
  ])
  return true
}
