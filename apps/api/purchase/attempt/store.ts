import { openStates, payingStates } from '@milepost/domain/payment/attempt-states'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { encryptWhole } from '../../platform/encryption/encrypted-columns.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import { purchaseCommits } from '../take-up/complete-purchase-store.ts'
import {
  accountOfAttempt,
  attemptBeginning,
  attemptMoves,
  attemptOf,
  liveAttemptOf,
} from './attempt-store.ts'
import type { PaymentStore } from './ports.ts'

/** Payment attempts in PostgreSQL. */
export function paymentStore(db: Kysely<Database>, enqueue: Enqueue): PaymentStore {
  return {
    ...attemptBeginning(db, enqueue),
    ...attemptMoves(db, enqueue),
    ...purchaseCommits(db, enqueue),
    ...webhookInbox(db),
    liveAttempt: (key) => liveAttemptOf(db, key),
    async note(attempt, { providerRef, requested, account }) {
      const row = await db
        .updateTable('milepost.payment_attempt')
        .set({
          ...(providerRef !== undefined && { provider_ref: providerRef }),
          ...(requested !== undefined && {
            wanted: JSON.stringify(requested),
            sealed_account: encryptWhole(db, accountOfAttempt(attempt.id), account),
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
    async claimUnresolved({ lookedBefore, movedBefore, now, most }) {
      const due = db
        .selectFrom('milepost.payment_attempt')
        .select('id')
        .where(isUnsettled)
        .where('looked_at', '<', lookedBefore)
        .where('moved_at', '<', movedBefore)
        // Customers who have paid come before those who only opened a card page: their two minutes are running (F2).
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

type Inbox = Pick<PaymentStore, 'saveEvent' | 'unresolvedEvents' | 'resolveEvent'>

/** Webhook events, each stored once. One about an unknown payment waits (safety K6, F14). */
function webhookInbox(db: Kysely<Database>): Inbox {
  return {
    async saveEvent({ provider, id, type, ref, orderId }, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('milepost.webhook_event')
        .values({
          provider,
          event_id: id,
          type,
          provider_ref: ref,
          order_id: orderId ?? null,
          received_at: now,
        })
        .onConflict((clash) => clash.columns(['provider', 'event_id']).doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    async unresolvedEvents(since) {
      const rows = await db
        .selectFrom('milepost.webhook_event')
        .selectAll()
        .where('settled_at', 'is', null)
        .where('received_at', '>', since)
        .orderBy('received_at')
        .limit(100)
        .execute()
      return rows.map((row) => ({
        provider: row.provider,
        id: row.event_id,
        type: row.type,
        ref: row.provider_ref,
        orderId: row.order_id ?? undefined,
      }))
    },
    async resolveEvent({ provider, id }, now) {
      await db
        .updateTable('milepost.webhook_event')
        .set({ settled_at: now })
        .where('provider', '=', provider)
        .where('event_id', '=', id)
        .execute()
    },
  }
}

/** Unfinished payments, word for word as in their index (0007-payment), so that PostgreSQL uses it. */
export const isUnsettled = sql<boolean>`(
  state in ('CREATED', 'CONFIRM_READY', 'ACTION_REQUIRED', 'UNKNOWN', 'AUTHORISED', 'VOID_READY', 'REFUND_READY')
  or (state in ('EXPIRED', 'SUPERSEDED') and not is_closed_at_provider)
)`

/** A payment that has not ended. */
export type OpenPayment = {
  id: string
  state: string
  reference: string
  provider: string | null
  providerRef: string | null
  since: Date
}

const MOST = 200

/** The longest unchanged first. The reference is the only customer data. */
export async function openPayments(db: Kysely<Database>): Promise<readonly OpenPayment[]> {
  const { rows } = await sql<OpenPayment>`
    with unfinished as (
      select id from milepost.payment_attempt
      where ${isUnsettled}
      union
      select data->>'attemptId' from milepost.job where name = 'capture' and state <> 'done'
    )
    select id, state, reference, provider, provider_ref as "providerRef", moved_at as since
    from milepost.payment_attempt join unfinished using (id)
    order by moved_at limit ${MOST}`.execute(db)
  return rows
}
