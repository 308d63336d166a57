import type { Kysely } from 'kysely'

/**
 * One step of the schema. There is no way back on purpose: a mistake is put right by the next number. Once released, a
 * migration is never edited, renamed or reordered.
 */
export type NumberedMigration = {
  /** Four digits, then what it does: "0001-draft". */
  name: string
  /** Runs in one transaction with the others that are due. PostgreSQL 15 must take it too. */
  up(db: Kysely<unknown>): Promise<void>
}
