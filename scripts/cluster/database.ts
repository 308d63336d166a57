import pg from 'pg'
import type { Cluster } from './cluster.ts'

/** The address of a user of the product's database, through the pooler or past it to the leader. */
export function databaseUrl({ ports, secrets }: Cluster, user: 'api' | 'owner'): string {
  return user === 'api'
    ? `postgres://milepost_api:${secrets.api}@127.0.0.1:${ports.pooler}/milepost`
    : `postgres://milepost:${secrets.owner}@127.0.0.1:${ports.leader}/milepost`
}

/** One statement on the leader as the administrator. */
export async function administer(
  { ports, secrets }: Cluster,
  statement: string,
  database = 'postgres',
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: ports.leader,
    user: 'postgres',
    password: secrets.superuser,
    database,
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
  })
  // If the connection is lost meanwhile, the statement reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

/** The pooler drops these at the start of a connection, so the role has them (docs/scaling.md). */
export const timeLimits = {
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
}

/** Creates the product's two users and its database; existing ones stay. */
export async function prepareDatabase(cluster: Cluster): Promise<void> {
  const { secrets } = cluster
  for (const [role, password] of [
    ['milepost', secrets.owner],
    ['milepost_api', secrets.api],
  ] as const) {
    const known = await administer(cluster, `select from pg_roles where rolname = '${role}'`)
    if (known.length === 0)
      await administer(
        cluster,
        `create role ${role} login nosuperuser nocreatedb nocreaterole password '${password}'`,
      )
  }
  for (const [limit, time] of Object.entries(timeLimits))
    await administer(cluster, `alter role milepost_api set ${limit} = '${time}'`)
  const made = await administer(cluster, "select from pg_database where datname = 'milepost'")
  if (made.length === 0) await administer(cluster, 'create database milepost owner milepost')
  await administer(cluster, 'revoke create on schema public from public', 'milepost')
  await administer(cluster, 'revoke temporary on database milepost from public')
}
