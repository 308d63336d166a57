import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { PaymentStore } from './ports'

type Inbox = Pick<PaymentStore, 'keepEvent' | 'unsettledEvents' | 'settleEvent'>

/** What providers told us, each thing once. What is about a payment we do not know yet waits (safety K6, F14). */
export function webhookInbox(db: Kysely<Database>): Inbox {
  return {
    async keepEvent({ provider, id, type, ref, orderId }, now) {
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
    async unsettledEvents(since) {
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
    async settleEvent({ provider, id }, now) {
      await db
        .updateTable('milepost.webhook_event')
        .set({ settled_at: now })
        .where('provider', '=', provider)
        .where('event_id', '=', id)
        .execute()
    },
  }
}
