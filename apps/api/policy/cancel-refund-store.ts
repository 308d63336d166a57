import { cancellationLines } from '@milepost/domain/ending/cancellation-refund'
import { type Kysely, sql } from 'kysely'
import { book } from '../payment/attempt-store'
import { insertRefund, lockPaid } from '../payment/refund-store'
import { appendEntries } from '../platform/audit/store'
import type { Database } from '../platform/db/schema'
import type { Enqueue } from '../platform/jobs/store'
import { writeCancellation } from './cancellation-store'
import { writeLoanEnding } from './loan-ending-store'
import type { CancellationRefundStore } from './ports'

/** Cancellations with their refund, in one transaction (DSK-505). */
export function cancellationRefundStore(db: Kysely<Database>, enqueue: Enqueue): CancellationRefundStore {
  return {
    cancelWithRefund: ({ returned, refund, ...cancellation }, by) =>
      db.transaction().execute(async (transaction) => {
        const { tenant, policyNumber, figures, reason, cancelledAt: now } = cancellation
        // The payment is locked first, so that no refund can happen between the figures and the cancellation.
        const paid = await lockPaid(transaction, cancellation)
        if ((paid?.returned ?? 0) !== returned || (refund && paid === undefined)) return 'changed'
        if (!(await writeCancellation(transaction, cancellation))) return 'cancelled-before'
        const sold = await transaction
          .selectFrom('milepost.policy')
          .select('attempt_id')
          .where((column) => column.and({ tenant, policy_number: policyNumber }))
          .executeTakeFirstOrThrow()
        const lines = cancellationLines(figures)
        if (lines.length > 0)
          await book(transaction, {
            tenant,
            attemptId: sold.attempt_id,
            kind: 'cancellation',
            lines,
            at: now,
          })
        await writeLoanEnding(transaction, cancellation, figures, now, enqueue)
        if (refund) {
          const { toCard: amount } = figures
          const asked = { tenant, policyNumber, amount, reason: 'cancellation', ...refund } as const
          await insertRefund(transaction, asked, now, enqueue)
        }
        const { basis, refund: due, toCard, toLender, charge } = figures
        const after = { reason, basis, charge, refund: due, toCard, toLender, state: refund?.state ?? 'none' }
        await appendEntries(transaction, by, now, [
          { act: 'policy.cancel', about: { kind: 'policy', id: policyNumber }, after },
        ])
        return 'done'
      }),
    async documentsSentAt({ tenant, policyNumber }) {
      const { rows } = await sql<{ at: Date }>`
        select sent_at as at from milepost.mail_sent
        where subject = ${`${tenant}:${policyNumber}`} and template = 'policy'
      `.execute(db)
      return rows[0]?.at
    },
  }
}
