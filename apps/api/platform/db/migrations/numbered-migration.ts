import type { Kysely } from 'kysely'

/**
 * One step of the schema. There is deliberately no down migration: a mistake is corrected by the next number. Once released, a
 * migration is never edited, renamed or reordered.
 */
export type NumberedMigration = {
  /** Four digits, then what it does: "0001-draft". */
  name: string
  /** Runs in one transaction with the other pending migrations. Must work on PostgreSQL 15 too. */
  up(db: Kysely<unknown>): Promise<void>
}
