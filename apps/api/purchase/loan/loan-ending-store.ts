import type { CancellationFigures } from '@milepost/domain/ending/cancellation-refund'
import { pence } from '@milepost/domain/values/pence'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../platform/audit/ports.ts'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import type { LoanEndingStore } from './loan-ports.ts'

/**
 * The end of a loan, written with the cancellation that causes it, and the job that tells the lender (DSK-521). Nothing for a policy without
 * a loan.
 */
export async function writeLoanEnding(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: PolicyKey,
  { loan, toLender, stillOwedToLender }: CancellationFigures,
  now: Date,
  enqueue: Enqueue,
): Promise<void> {
  // One that ended alone was told then.
  if (loan === undefined || loan.kind === 'over') return
  await transaction
    .insertInto('milepost.loan_ending')
    .values({
      tenant,
      policy_number: policyNumber,
      kind: loan.kind,
      lent_pence: loan.lent,
      sent_pence: loan.kind === 'undrawn' ? 0 : toLender,
      owed_pence: stillOwedToLender,
      back_pence: loan.back,
      settled_on: loan.settledOn,
      asked_at: now,
      alone: null,
    })
    .onConflict((clash) => clash.columns(['tenant', 'policy_number']).doNothing())
    .execute()
  await enqueue(transaction, [{ name: 'end-loan', data: { tenant, policyNumber }, once: true }])
}

/**
 * Has the lender told again how a loan ends, also if that was never written for a cancelled policy. The lender knows the policy by its
 * number, so a repeat has no effect there.
 */
export function askLenderAgain(
  db: Kysely<Database>,
  key: PolicyKey,
  { now, by }: { now: Date; by: Actor },
  enqueue: Enqueue,
): Promise<'not-ended' | 'no-loan' | 'acknowledged-before' | 'asked'> {
  const { tenant, policyNumber } = key
  return db.transaction().execute(async (transaction) => {
    const named = { tenant, policy_number: policyNumber }
    const cancelled = await transaction
      .selectFrom('milepost.policy_cancellation')
      .select('figures')
      .where((column) => column.and(named))
      .where('effected_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    const written = await transaction
      .selectFrom('milepost.loan_ending')
      .select('acknowledged_at')
      .where((column) => column.and(named))
      .executeTakeFirst()
    if (written?.acknowledged_at) return 'acknowledged-before'
    if (cancelled === undefined && written === undefined) return 'not-ended'
    const figures = cancelled?.figures
    if (written === undefined && figures?.loan === undefined) return 'no-loan'
    if (written === undefined && figures) await writeLoanEnding(transaction, key, figures, now, enqueue)
    else await enqueue(transaction, [{ name: 'end-loan', data: { tenant, policyNumber } }])
    await appendEntries(transaction, by, now, [
      { act: 'lender.again', about: { kind: 'policy', id: policyNumber } },
    ])
    return 'asked'
  })
}

export function loanEndingStore(db: Kysely<Database>): LoanEndingStore {
  return {
    async findLoanEnding({ tenant, policyNumber }) {
      const row = await db
        .selectFrom('milepost.loan_ending')
        .selectAll()
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .executeTakeFirst()
      return (
        row && {
          tenant,
          policyNumber,
          kind: row.kind,
          lent: pence(Number(row.lent_pence)),
          sent: pence(Number(row.sent_pence)),
          owed: pence(Number(row.owed_pence)),
          back: pence(Number(row.back_pence)),
          settledOn: row.settled_on,
          askedAt: row.asked_at,
          alone: row.alone ?? undefined,
          acknowledged:
            row.lender_ref !== null && row.acknowledged_at !== null
              ? { ref: row.lender_ref, at: row.acknowledged_at }
              : undefined,
        }
      )
    },
    acknowledge: ({ tenant, policyNumber }, ref, now, by) =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('milepost.loan_ending')
          .set({ lender_ref: ref, acknowledged_at: now })
          .where((column) => column.and({ tenant, policy_number: policyNumber }))
          .where('acknowledged_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return false
        if (by)
          await appendEntries(transaction, by, now, [
            {
              act: 'lender.record',
              about: { kind: 'policy', id: policyNumber },
              after: { acknowledged: ref },
            },
          ])
        return true
      }),
  }
}
