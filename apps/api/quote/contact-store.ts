import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { ContactStore } from './contact-ports'

/** The last purchase form of each quote. */
export function contactStore(db: Kysely<Database>): ContactStore {
  return {
    async keepContact({ tenant, reference }, contact, now) {
      const row = { contact: JSON.stringify(contact), updated_at: now }
      await db
        .insertInto('milepost.quote_contact')
        .values({ tenant, reference, ...row })
        .onConflict((clash) => clash.columns(['tenant', 'reference']).doUpdateSet(row))
        .execute()
    },
    async findContact({ tenant, reference }) {
      const row = await db
        .selectFrom('milepost.quote_contact')
        .select('contact')
        .where((column) => column.and({ tenant, reference }))
        .executeTakeFirst()
      return row?.contact
    },
  }
}
