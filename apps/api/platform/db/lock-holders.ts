import { sql, type Transaction } from 'kysely'
import { type Database, SCHEMA } from './schema.ts'

type Holder = {
  pid: number
  user: string | null
  application: string | null
  address: string | null
  state: string | null
  seconds: number | null
  tables: string | null
}

/** Who holds the advisory lock of migrations, in words for an operator. Ids and names of sessions only: never a statement. */
export async function holdersOfTurn(session: Transaction<Database>, lock: bigint): Promise<string> {
  const [high, low] = [lock >> 32n, lock & 0xffff_ffffn].map(String)
  return holders(
    session,
    sql`locktype = 'advisory' and classid = ${high}::oid and objid = ${low}::oid and objsubid = 1
      and lock.database = (select oid from pg_database where datname = current_database())`,
  )
}

/** Who has held a lock on one of our tables for at least this long: a customer's request never does. */
export async function holdersOfTables(session: Transaction<Database>, forMs: number): Promise<string> {
  return holders(
    session,
    sql`locktype = 'relation' and relation in (
        select oid from pg_class where relnamespace = to_regnamespace(${SCHEMA}) and relkind in ('r', 'p'))
      and xact_start < clock_timestamp() - make_interval(secs => ${forMs / 1_000})`,
  )
}

async function holders(session: Transaction<Database>, which: ReturnType<typeof sql>): Promise<string> {
  // PostgreSQL reads the list of sessions once per transaction, and it may have changed since.
  await sql`select pg_stat_clear_snapshot()`.execute(session)
  const { rows } = await sql<Holder>`
    select pid, usename as user, nullif(application_name, '') as application, host(client_addr) as address, state,
      extract(epoch from clock_timestamp() - coalesce(xact_start, state_change))::int as seconds,
      string_agg(distinct ${SCHEMA}::text || '.' || relname, ', ') as tables
    from pg_locks as lock join pg_stat_activity using (pid) left join pg_class as class on class.oid = relation
    where granted and pid <> pg_backend_pid() and ${which}
    group by pid, usename, application_name, client_addr, state, xact_start, state_change
    order by seconds desc nulls last limit 5
  `.execute(session)
  return rows.length === 0 ? 'No session holds it any more.' : rows.map(inWords).join(' ')
}

function inWords({ pid, user, application, address, state, seconds, tables }: Holder): string {
  const who = [user && `user ${user}`, application, address && `from ${address}`].filter(Boolean).join(', ')
  const since = [state, seconds !== null && `for ${seconds} s`].filter(Boolean).join(' ')
  const what = tables === null ? 'it' : tables
  return `Process ${pid} of the database (${who || 'unknown'}) holds ${what}${since && `, ${since}`}.`
}
