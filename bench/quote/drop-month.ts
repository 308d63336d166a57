import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { OpenDatabase } from '../../apps/api/platform/db/open-database.ts'
import { dropMonth } from '../../apps/api/privacy/month-store.ts'
import { compare, figure } from '../figures.ts'

/**
 * A month counts as erased when no one can read it and no one waits for it. PostgreSQL releases its locks before it removes the files,
 * which takes as long as the disk needs. For comparison a file of the same size is written and removed on the same disk.
 */
export async function measureDrop(database: OpenDatabase, month: string): Promise<void> {
  const table = `milepost_months.${month.replace(/(\d{4})-(\d\d)-01/, 'm$1_$2')}`
  const bytes = await database.asOwner(async (owner) => {
    const { rows } = await sql<{ bytes: string }>`
      select pg_total_relation_size(${table}::regclass) as bytes`.execute(owner)
    return Number(rows[0]?.bytes)
  })
  const begun = performance.now()
  const erased = database.asOwner(async (owner) => {
    for (;;) {
      // Waits for a lock on the month, like a customer who reads it.
      const { rows } = await sql<{ gone: boolean }>`
        select not exists (select from pg_inherits where inhrelid = to_regclass(${table})) as gone,
          (select count(*) from milepost.quote_version where reference = '' and shelf = ${month}::date) as read`.execute(
        owner,
      )
      if (rows[0]?.gone === true) return performance.now() - begun
    }
  })
  if (!(await dropMonth(database.db, month))) throw new Error('the month was not dropped')
  const freed = performance.now() - begun
  const took = await erased
  figure(`a month of ${inGigabytes(bytes)} erased by dropping it, bar 1 s`, `${Math.round(took)} ms`)
  figure('its room given back by the disk', `${Math.round(freed)} ms`)
  figure('a file of that size removed', `${Math.round(await removeFile(bytes))} ms`)
  compare({
    measured: 'a month of versions erased',
    ours: `${Math.round(took)} ms`,
    beside: '1,000 ms',
    ratio: took / 1_000,
    bar: { atMost: 1 },
  })
}

async function removeFile(bytes: number): Promise<number> {
  const path = join(tmpdir(), `milepost-bench-${process.pid}.file`)
  const file = await open(path, 'w')
  try {
    const part = Buffer.alloc(1 << 20, 1)
    for (let written = 0; written < bytes; written += part.length) await file.write(part)
    await file.sync()
  } finally {
    await file.close()
  }
  const begun = performance.now()
  await rm(path)
  return performance.now() - begun
}

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
