import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { withVersionsUnpacked } from '../packed-version-store.ts'
import type { PricedVersion, QuoteKey } from '../ports.ts'
import { newVersionRow } from '../row-store.ts'

/** A version as builds wrote it before versions were packed: each part in its own column. */
export function versionRowBefore(db: Kysely<Database>, key: QuoteKey, version: PricedVersion) {
  const { packed: _, ...row } = newVersionRow(withVersionsUnpacked(db), key, version)
  return row
}
