import { type Kysely, sql } from 'kysely'
import { SANDBOX_ROLE } from './embedded/cluster.ts'
import { takeTurn } from './migrate.ts'
import type { Database } from './schema.ts'

/**
 * Lets the sandbox move the clock of a development database (D-274). The owner replaces `milepost.now()` by one that adds an offset,
 * which every process may read and only the sandbox's role may write. The table has a schema of its own: it is no part of the product's
 * storage, of its backups or of its rights. Returns false if this user may not do it. Idempotent.
 */
export async function makeClockMovable(owner: Kysely<Database>): Promise<boolean> {
  if (await isClockMovable(owner)) return true
  return owner.transaction().execute(async (turn) => {
    await takeTurn(turn)
    if (await isClockMovable(turn)) return true
    if (!(await mayReplaceClock(turn))) return false
    const role = sql.id(SANDBOX_ROLE)
    const mayMakeRole = await makeRole(turn)
    await sql`create schema milepost_sandbox`.execute(turn)
    await sql`
      create table milepost_sandbox.clock (
        single boolean primary key default true check (single),
        ahead interval not null default '0'
      )
    `.execute(turn)
    await sql`insert into milepost_sandbox.clock default values`.execute(turn)
    await sql`grant usage on schema milepost_sandbox to public`.execute(turn)
    await sql`grant select on milepost_sandbox.clock to public`.execute(turn)
    if (mayMakeRole) await sql`grant update (ahead) on milepost_sandbox.clock to ${role}`.execute(turn)
    await sql`
      create or replace function milepost.now() returns timestamptz language sql stable parallel safe
        as 'select pg_catalog.now() + (select ahead from milepost_sandbox.clock)'
    `.execute(turn)
    return true
  })
}

/** Whether this database's time can be moved. Every role may ask: the catalogue needs no right. */
export async function isClockMovable(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from pg_namespace where nspname = 'milepost_sandbox') as is`.execute(db)
  return rows[0]?.is === true
}

async function mayReplaceClock(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_database_privilege(current_database(), 'create') and pg_has_role(current_user, proowner, 'member') as may
    from pg_proc where oid = to_regprocedure('milepost.now()')`.execute(db)
  return rows[0]?.may === true
}

/** Roles belong to the server: another database of it, or an operator, may have made it, even at this moment. */
async function makeRole(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean; may: boolean }>`
    select exists (select from pg_roles where rolname = ${SANDBOX_ROLE}) as has, rolsuper or rolcreaterole as may
    from pg_roles where rolname = current_user`.execute(db)
  if (rows[0]?.has) return true
  if (!rows[0]?.may) return false
  await sql`
    do $$ begin
      create role ${sql.id(SANDBOX_ROLE)} login;
    exception when duplicate_object or unique_violation then
      null;
    end $$
  `.execute(db)
  return true
}
