import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { DocumentStore } from './document-ports'

/** 128 random bits: an id that nobody finds by trying (safety T3). */
const newId = () => randomBytes(16).toString('base64url')

export function documentStore(db: Kysely<Database>): DocumentStore {
  return {
    async documentIds({ tenant, reference }, version, kinds) {
      const rows = kinds.map((kind) => ({ id: newId(), tenant, reference, version, kind }))
      if (rows.length === 0) return []
      // Two tabs may ask at once: whichever comes first names the papers, and both are told those names.
      await db
        .insertInto('milepost.quote_document')
        .values(rows)
        .onConflict((clash) => clash.columns(['tenant', 'reference', 'version', 'kind']).doNothing())
        .execute()
      return db
        .selectFrom('milepost.quote_document')
        .select(['id', 'kind'])
        .where((column) => column.and({ tenant, reference, version }))
        .where('kind', 'in', [...kinds])
        .execute()
    },
    findDocument(tenant, id) {
      return db
        .selectFrom('milepost.quote_document')
        .select(['tenant', 'reference', 'version', 'kind'])
        .where((column) => column.and({ tenant, id }))
        .executeTakeFirst()
    },
  }
}
