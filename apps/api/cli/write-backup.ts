import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { inSnapshot, type Snapshot } from '../platform/db/backup-snapshot.ts'
import type { Database } from '../platform/db/schema.ts'
import { StorageError } from '../platform/db/storage-error.ts'
import { readObject } from '../platform/objects/database-objects.ts'
import { encryptedTo } from './backup-encryption.ts'
import { type End, type Manifest, tableChecksum } from './backup-file.ts'

export type Written = { file: string; manifest: Manifest; rows: number; tables: number; bytes: number }

/**
 * Writes a snapshot of the whole database to a file that only its owner may read, encrypted to the recipients if there are any. The
 * file gets its name once it is complete, so an interrupted backup leaves none.
 */
export async function writeBackup(
  db: Kysely<Database>,
  path: string,
  {
    now,
    encryptionKeys,
    recipients = [],
  }: { now: Date; encryptionKeys: readonly string[]; recipients?: readonly string[] },
): Promise<Written> {
  const file = await fileAt(path, now, recipients.length > 0)
  const part = `${file}.part`
  const end: End = { tables: {}, sequences: [] }
  try {
    const manifest = await inSnapshot(db, async (snapshot) => {
      const { migrations } = snapshot
      const made: Manifest = {
        format: 'milepost-backup',
        version: 1,
        madeAt: now.toISOString(),
        migrations: [...migrations],
        sealingKeys: [...encryptionKeys],
      }
      await pipeline(
        contents(db, made, snapshot, end),
        createGzip({ level: 6 }),
        recipients.length > 0 ? encryptedTo(recipients) : new PassThrough(),
        createWriteStream(part, { mode: 0o600 }),
      )
      return made
    })
    await sync(part)
    await rename(part, file)
    await sync(dirname(file))
    const tables = Object.values(end.tables)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { file, manifest, rows, tables: tables.length, bytes: (await stat(file)).size }
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function* contents(
  db: Kysely<Database>,
  manifest: Manifest,
  snapshot: Snapshot,
  end: End,
): AsyncGenerator<string> {
  yield `${JSON.stringify(manifest)}\n`
  for (const table of snapshot.tables) {
    const columns = table.columns.map(({ name }) => name)
    yield `${JSON.stringify({ table: table.name, columns })}\n`
    const checksum = tableChecksum()
    for await (const read of snapshot.lines(table)) {
      const line = table.name === DOCUMENTS ? await withBytes(db, columns, read) : read
      checksum.add(line)
      yield `${line}\n`
    }
    end.tables[table.name] = checksum.end()
  }
  end.sequences = [...(await snapshot.sequences())]
  yield `${JSON.stringify({ end })}\n`
}

/** In a folder the file is named by the time. An existing file is never overwritten. */
async function fileAt(path: string, now: Date, isEncrypted: boolean): Promise<string> {
  const found = await stat(path).catch(() => undefined)
  if (found && !found.isDirectory()) throw new StorageError(`${path} already exists. Nothing was written.`)
  if (!found) return path
  const moment = now.toISOString().replaceAll(':', '-').replace('.', '-')
  return join(path, `milepost-${moment}.backup.gz${isEncrypted ? '.age' : ''}`)
}

/** Flushed to disk, not only to the cache. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const DOCUMENTS = 'milepost.policy_document'

/** A document in the object store is written to the backup as if it were in its row: one file is enough to restore everything. */
async function withBytes(db: Kysely<Database>, columns: readonly string[], line: string): Promise<string> {
  const values: unknown[] = JSON.parse(line)
  const [bytesAt, addressAt] = [columns.indexOf('bytes'), columns.indexOf('object_address')]
  const address = values[addressAt]
  if (typeof address !== 'string') return line
  values[bytesAt] = `\\x${Buffer.from(await readObject(db, address)).toString('hex')}`
  values[addressAt] = null
  return JSON.stringify(values)
}
