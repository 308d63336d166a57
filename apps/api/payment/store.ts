import { openStates, payingStates } from '@milepost/domain/payment/attempt-states'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import { sealWhole } from '../platform/encryption/encrypted-columns'
import type { Enqueue } from '../platform/jobs/enqueue-store'
import { attemptBeginning, liveAttemptOf } from './attempt-begin-store'
import { attemptMoves } from './attempt-move-store'
import { accountOfAttempt, attemptOf } from './attempt-store'
import { settling } from './complete-purchase-store'
import type { PaymentStore } from './ports'
import { isUnsettled } from './unsettled-store'
import { webhookInbox } from './webhook-store'

/** Tries to pay, in PostgreSQL. */
export function paymentStore(db: Kysely<Database>, enqueue: Enqueue): PaymentStore {
  return {
    ...attemptBeginning(db, enqueue),
    ...attemptMoves(db, enqueue),
    ...settling(db, enqueue),
    ...webhookInbox(db),
    liveAttempt: (key) => liveAttemptOf(db, key),
    async note(attempt, { providerRef, wanted, account }) {
      const row = await db
        .updateTable('milepost.payment_attempt')
        .set({
          ...(providerRef !== undefined && { provider_ref: providerRef }),
          ...(wanted !== undefined && {
            wanted: JSON.stringify(wanted),
            sealed_account: sealWhole(db, accountOfAttempt(attempt.id), account),
          }),
        })
        .where('id', '=', attempt.id)
        .where('state', 'in', [...openStates, ...payingStates])
        .returningAll()
        .executeTakeFirst()
      return row ? attemptOf(db, row) : attempt
    },
    async close({ id }) {
      await db
        .updateTable('milepost.payment_attempt')
        .set({ is_closed_at_provider: true })
        .where('id', '=', id)
        .execute()
    },
    async hasBooked(attemptId, kind) {
      const entry = await db
        .selectFrom('milepost.ledger_entry')
        .select('id')
        .where('attempt_id', '=', attemptId)
        .where('kind', '=', kind)
        .executeTakeFirst()
      return entry !== undefined
    },
    async findAttempt(id) {
      const row = await db
        .selectFrom('milepost.payment_attempt')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && attemptOf(db, row)
    },
    async findByProvider(provider, ref) {
      const row = await db
        .selectFrom('milepost.payment_attempt')
        .selectAll()
        .where('provider', '=', provider)
        .where('provider_ref', '=', ref)
        .executeTakeFirst()
      return row && attemptOf(db, row)
    },
    async lastAttempt({ tenant, reference }) {
      const row = await db
        .selectFrom('milepost.payment_attempt')
        .selectAll()
        .where((column) => column.and({ tenant, reference }))
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && attemptOf(db, row)
    },
    async claimUnsettled({ lookedBefore, movedBefore, now, most }) {
      const due = db
        .selectFrom('milepost.payment_attempt')
        .select('id')
        .where(isUnsettled)
        .where('looked_at', '<', lookedBefore)
        .where('moved_at', '<', movedBefore)
        // Whoever has paid comes before the many who have only looked at a card page: their two minutes run (F2).
        .orderBy(({ eb }) => eb('state', 'in', openStates))
        .orderBy('looked_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
      const rows = await db
        .updateTable('milepost.payment_attempt')
        .set({ looked_at: now })
        .where('id', 'in', due)
        .returningAll()
        .execute()
      return rows.map((row) => attemptOf(db, row))
    },
  }
}
