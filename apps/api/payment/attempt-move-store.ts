import { isStep } from '@milepost/domain/payment/attempt-states'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { Enqueue } from '../platform/jobs/enqueue-store'
import { attemptOf } from './attempt-store'
import { book } from './ledger-store'
import type { Attempt, Move, PaymentStore } from './ports'

/** Moves attempts from state to state. Whoever saw an attempt before somebody else moved it moves nothing (safety K2). */
export function attemptMoves(db: Kysely<Database>, enqueue: Enqueue): Pick<PaymentStore, 'move'> {
  return {
    move: (attempt, move) =>
      db.transaction().execute((transaction) => moveIn(transaction, attempt, move, enqueue)),
  }
}

export async function moveIn(
  transaction: Transaction<Database>,
  attempt: Attempt,
  { to, now, providerRef, nonceHash, failure, isClosedAtProvider, booked, jobs = [] }: Move,
  enqueue: Enqueue,
): Promise<Attempt | 'moved-on'> {
  if (!isStep(attempt.state, to)) throw new TypeError(`No payment goes from ${attempt.state} to ${to}`)
  const row = await transaction
    .updateTable('milepost.payment_attempt')
    .set({
      state: to,
      revision: attempt.revision + 1,
      moved_at: now,
      looked_at: now,
      ...(providerRef !== undefined && { provider_ref: providerRef }),
      ...(nonceHash !== undefined && { nonce_hash: nonceHash }),
      ...(failure !== undefined && { failure }),
      ...(isClosedAtProvider !== undefined && { is_closed_at_provider: isClosedAtProvider }),
    })
    .where('id', '=', attempt.id)
    .where('state', '=', attempt.state)
    .where('revision', '=', attempt.revision)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) return 'moved-on'
  if (booked) await book(transaction, { ...booked, tenant: attempt.tenant, attemptId: attempt.id, at: now })
  await enqueue(transaction, jobs)
  return attemptOf(transaction, row)
}
