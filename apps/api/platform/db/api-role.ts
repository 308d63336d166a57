import { type Kysely, sql } from 'kysely'
import { takeTurn, type WaitForOthers } from './migrate.ts'
import { type Database, SCHEMA } from './schema.ts'
import { StorageError } from './storage-error.ts'

/** Written by migrations only. */
const readOnly: readonly string[] = [
  'migration',
  'migration_lock',
  'payment_step',
  'referral_step',
  'work_step',
  'refund_step',
  'data_request_step',
]

type Right = 'select' | 'insert' | 'update' | 'delete'

/**
 * Grants the API role the rights it needs on each table and no more: it cannot create, alter, truncate or drop a table, nor update
 * or delete in tables that a trigger keeps append-only (ASVS 13.2.2). Those tables are found from their triggers, so a new one
 * needs no line here. Idempotent.
 */
export async function grantRights(
  owner: Kysely<Database>,
  role: string,
  wait: WaitForOthers = {},
): Promise<void> {
  await owner.transaction().execute(async (session) => {
    await takeTurn(session, wait)
    const { rows: found } = await sql<{ isSelf: boolean }>`
      select rolname = current_user as "isSelf" from pg_roles where rolname = ${role}
    `.execute(session)
    if (found[0] === undefined)
      throw new StorageError(
        `There is no database user "${role}", which DATABASE_URL names. Create it: docs/deploying.md explains how.`,
      )
    if (found[0].isSelf) return
    const { rows: tables } = await tableRights(session, role)
    const schema = sql.id(SCHEMA)
    const name = sql.id(role)
    await sql`grant usage on schema ${schema} to ${name}`.execute(session)
    for (const { table, held, mayUpdate, mayDelete } of tables) {
      const required = requiredRights(table, { mayUpdate, mayDelete })
      if (held.join() === required.join()) continue
      const on = sql.id(SCHEMA, table)
      await sql`revoke all on table ${on} from ${name}`.execute(session)
      await sql`grant ${sql.raw(required.join(', '))} on table ${on} to ${name}`.execute(session)
    }
    await sql`grant usage, select on all sequences in schema ${schema} to ${name}`.execute(session)
    await sql`grant execute on all functions in schema ${schema} to ${name}`.execute(session)
  })
}

function requiredRights(
  table: string,
  { mayUpdate, mayDelete }: { mayUpdate: boolean; mayDelete: boolean },
): readonly Right[] {
  if (readOnly.includes(table)) return ['select']
  return [
    'select',
    'insert',
    ...(mayUpdate ? ['update' as const] : []),
    ...(mayDelete ? ['delete' as const] : []),
  ]
}

/** Bits of pg_trigger.tgtype: 8 is delete, 16 is update. */
function tableRights(session: Kysely<Database>, role: string) {
  const refusing = (bit: 8 | 16) => sql`exists (
    select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = class.oid and proname like 'refuse\\_%' and tgtype & ${sql.lit(bit)} <> 0
  )`
  return sql<{ table: string; held: readonly string[]; mayUpdate: boolean; mayDelete: boolean }>`
    select relname as "table", not ${refusing(16)} as "mayUpdate", not ${refusing(8)} as "mayDelete",
      array(
        select kind from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'])
          with ordinality as each (kind, place)
        where has_table_privilege(${role}, class.oid, kind) order by place
      ) as held
    from pg_class as class
    where relnamespace = ${sql.lit(SCHEMA)}::regnamespace and relkind in ('r', 'p')
  `.execute(session)
}

/** Whether the connected role could alter tables: it owns some, or is a superuser. */
export async function mayChangeTables(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select rolsuper or exists (
      select from pg_class
      where relnamespace = to_regnamespace(${sql.lit(SCHEMA)}) and pg_has_role(current_user, relowner, 'member')
    ) as may from pg_roles where rolname = current_user
  `.execute(db)
  return rows[0]?.may === true
}
