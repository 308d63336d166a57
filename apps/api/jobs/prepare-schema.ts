import PgBoss from 'pg-boss'
import type { PlainSql } from './plain-sql'
import { JOBS_SCHEMA } from './schema'

/** One process at a time makes tables; the lock ends with the statement's transaction. */
export const TURN = 'pg_advisory_xact_lock(7150823946117730)'

/**
 * Makes pg-boss's tables where there are none, in one statement. Left to itself it would begin a transaction on a connection of
 * ours and, when another process was quicker, leave it there broken for the next who comes.
 */
export async function prepareSchema(sql: PlainSql): Promise<void> {
  const { rows } = await sql.executeSql(
    `select from pg_tables where schemaname = '${JOBS_SCHEMA}' and tablename = 'version'`,
  )
  if (rows.length > 0) return
  await sql.executeSql(`
    do $prepare$ begin
      perform ${TURN};
      if to_regclass('${JOBS_SCHEMA}.version') is null then
        execute $plans$ ${plans()} $plans$;
      end if;
    end $prepare$`)
}

/** A statement has a transaction already. */
function plans(): string {
  return PgBoss.getConstructionPlans(JOBS_SCHEMA)
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
}
