import { chosenRefundReasons } from '@milepost/domain/payment/refund-states'
import type { Transaction } from 'kysely'
import type { Actor } from '../../platform/audit/ports.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import { named, record, refundOf } from './refund-row-store.ts'

/**
 * A cancellation owes the customer money that proposals of our own choice must not take: the newest proposals are refused until the
 * rest is within what is left of the payment. They can be proposed again (DSK-514). The payment is locked by the caller.
 */
export async function refuseProposalsAbove(
  transaction: Transaction<Database>,
  { tenant, policyNumber, most }: PolicyKey & { most: number },
  { now, by }: { now: Date; by: Actor },
): Promise<void> {
  const rows = await transaction
    .selectFrom('milepost.policy_refund')
    .selectAll()
    .where((column) => column.and({ tenant, policy_number: policyNumber, state: 'proposed' }))
    .where('reason', 'in', chosenRefundReasons)
    .orderBy('number')
    .execute()
  let left = most
  for (const proposal of rows.map(refundOf)) {
    left -= proposal.amount
    if (left >= 0) continue
    left += proposal.amount
    await transaction
      .updateTable('milepost.policy_refund')
      .set({ state: 'refused', moved_at: now })
      .where((column) => column.and({ ...named(proposal), state: 'proposed' }))
      .execute()
    await record(transaction, { ...proposal, state: 'refused' }, 'refund.refuse', by, now)
  }
}
