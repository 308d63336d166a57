import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { ProductClock, SandboxClock } from './clock.ts'

const PATIENCE_MS = 5_000
/** The sandbox may be ready before the product has made its tables. */
const BETWEEN_TRIES_MS = 1_000

/** The product's clock in its database, as the role `milepost_sandbox`. A connection of its own for each of these rare calls. */
export function productClock(url: string): ProductClock {
  const ask = async <Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: PATIENCE_MS,
      statement_timeout: PATIENCE_MS,
      application_name: 'milepost sandbox',
    })
    // A connection that is lost is reported by the call that needed it.
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.query<Row>(statement, [...values])
    } finally {
      await client.end()
    }
  }
  return {
    async read() {
      const { rows } = await ask<{ ms: string }>(
        'select extract(epoch from ahead) * 1000 as ms from milepost_sandbox.clock',
      )
      return Number(rows[0]?.ms ?? 0)
    },
    async write(aheadMs) {
      await ask("update milepost_sandbox.clock set ahead = $1::float8 * interval '1 millisecond'", [aheadMs])
    },
  }
}

/** Shares the product's clock as soon as its database can be asked. */
export async function shareWhenReady(clock: SandboxClock, url: string, signal: AbortSignal): Promise<void> {
  const product = productClock(url)
  while (!signal.aborted) {
    const isReady = await clock.share(product).then(
      () => true,
      () => false,
    )
    if (isReady) return
    await pause(BETWEEN_TRIES_MS, undefined, { ref: false })
  }
}
