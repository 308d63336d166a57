import type pg from 'pg'

/**
 * Every process that uses the server holds one shared lock in it for as long as it lives. PostgreSQL frees the lock of a process
 * that dies, however it dies, so that "is anybody else here?" never rests on a file a dead process left.
 */
const LOCK = '7598263401527845'

/** False when the last user is just leaving, which means the server is about to stop. */
export function arrive(client: pg.Client): Promise<boolean> {
  return ask(client, `select pg_try_advisory_lock_shared(${LOCK}) as granted`)
}

/** True when nobody else is here. Whoever comes now is told so by `arrive` and waits for the next server. */
export async function leave(client: pg.Client): Promise<boolean> {
  await client.query(`select pg_advisory_unlock_shared(${LOCK})`)
  return ask(client, `select pg_try_advisory_lock(${LOCK}) as granted`)
}

async function ask(client: pg.Client, question: string): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(question)
  return rows[0]?.granted === true
}
