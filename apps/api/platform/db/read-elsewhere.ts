import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { Carried, carriedBy } from './carried.ts'
import type { Database } from './schema.ts'
import type { StorageLog } from './storage-error.ts'

const MOST_CONNECTIONS = 5
const CONNECT_MS = 1_000
/** How long a read waits for the replica to catch up; then the primary serves it. */
const CATCH_UP_MS = 500
const LOOK_AGAIN_MS = 25
/** How long a replica that did not answer is not used, so that reads do not wait for it every time. */
const REST_MS = 10_000

type Replica = {
  db: Kysely<Database>
  /** Not used before this time, by performance.now(). */
  restsUntil: number
  log: StorageLog
}

class CarriedReplica extends Carried<Replica> {}

/** The database together with a replica for reads that may take long. The replica may be missing now and come later. */
export function withReplica(
  db: Kysely<Database>,
  connectionString: string,
  log: StorageLog,
): { db: Kysely<Database>; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'milepost-reads',
  })
  // Its connections die with its server. A reader gets an error and reads from the primary.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  const replica = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return {
    db: db.withPlugin(new CarriedReplica({ db: replica, restsUntil: 0, log })),
    close: () => replica.destroy(),
  }
}

/** The replica is behind, was promoted, or is not the one of this primary. */
class NotCaughtUp extends Error {}

/**
 * Reads from the replica if there is one that has everything committed before this call, and from the primary otherwise: a caller never
 * misses its own writes. For reads only, since the work may be done twice (CLU-501, CLU-502).
 */
export async function elsewhere<T>(
  db: Kysely<Database>,
  read: (reader: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const replica = carriedBy(db, CarriedReplica)
  if (replica === undefined || db.isTransaction || performance.now() < replica.restsUntil) return read(db)
  const { rows } = await sql<{ at: string }>`select pg_current_wal_flush_lsn()::text as at`.execute(db)
  try {
    const others = db.getExecutor().plugins.filter((plugin) => !(plugin instanceof CarriedReplica))
    const reader = others.reduce((each, plugin) => each.withPlugin(plugin), replica.db)
    // One connection: behind the address there may be several replicas.
    return await reader.connection().execute(async (one) => {
      await caughtUp(one, rows[0]?.at ?? '')
      return read(one)
    })
  } catch (error) {
    if (!(error instanceof NotCaughtUp)) replica.restsUntil = performance.now() + REST_MS
    replica.log({ event: 'storage.replica-left', isBehind: error instanceof NotCaughtUp })
    return read(db)
  }
}

async function caughtUp(reader: Kysely<Database>, position: string): Promise<void> {
  const until = performance.now() + CATCH_UP_MS
  for (;;) {
    const { rows } = await sql<{ isReplica: boolean; has: boolean | null }>`
      select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has
    `.execute(reader)
    if (rows[0]?.isReplica && rows[0].has) return
    if (!rows[0]?.isReplica || performance.now() > until) throw new NotCaughtUp()
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
