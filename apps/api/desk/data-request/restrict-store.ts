import type { Kysely } from 'kysely'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import { liftRestriction, restrictAbout, restrictionOf } from '../../privacy/restriction-store.ts'
import type { RestrictionStore } from './ports.ts'
import { subjectAt } from './store.ts'

/** Restrictions in PostgreSQL. Restricting and closing the request are one commit: either both happen or the request stays open. */
export function restrictionStore(db: Kysely<Database>): RestrictionStore {
  return {
    find: (id) => restrictionOf(db, id),
    lift: (id, toldOn, at) => liftRestriction(db, id, toldOn, at),
    async restrict({ id, tenant, person }, inWords, { by, now }) {
      const subject = subjectAt(person, tenant)
      if (subject === undefined) return 'nothing-held'
      try {
        return await db.transaction().execute(async (transaction) => {
          const open = await transaction
            .selectFrom('milepost.data_request')
            .select('id')
            .where((column) => column.and({ id, state: 'open' }))
            .forUpdate()
            .executeTakeFirst()
          if (open === undefined) return 'moved-on'
          const restricted = await restrictAbout(transaction, subject, { requestId: id, tenant, now })
          if (restricted === undefined) throw new NothingHeld()
          await transaction
            .updateTable('milepost.data_request')
            .set({ state: 'done', outcome: inWords(restricted), sealed_person: null, moved_at: now })
            .where('id', '=', id)
            .execute()
          const about = { kind: 'data-request', id } as const
          await appendEntries(transaction, by, now, [
            { act: 'data-request.restrict', about, after: restricted },
            { act: 'data-request.close', about, after: { state: 'done' } },
          ])
          return 'restricted'
        })
      } catch (error) {
        if (error instanceof NothingHeld) return 'nothing-held'
        throw error
      }
    },
  }
}

/** Rolls the transaction back. */
class NothingHeld extends Error {
  override readonly name = 'NothingHeld'
}
