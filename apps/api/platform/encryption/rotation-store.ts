import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { objectStoreOf, readObject, writeObject } from '../objects/database-objects.ts'
import { ObjectDamaged } from '../objects/object-errors.ts'
import { encryptionOf } from './database-keys.ts'
import {
  type EncryptedColumn,
  type EncryptedColumnName,
  encryptedColumns,
  isClearDocument,
  keyTextOf,
  placeOf,
  reencryptAnswers,
} from './encrypted-columns.ts'
import { retireOthers } from './known-keys-store.ts'
import type { EncryptedPlace, Encryption } from './ports.ts'

const ROWS_AT_ONCE = 100

export type Rotated = {
  /** Values re-encrypted in this run. */
  changed: number
  /** Whether everything stored is encrypted with the newest key. */
  isFinished: boolean
  /** The keys that became unnecessary in this run. */
  retired: readonly string[]
}

type Progress = { lastKey: readonly string[] | null; changed: number; isFinished: boolean }

/**
 * Re-encrypts every stored secret with the newest key: values under older keys, values not bound to their row, and values stored in
 * clear. It walks each table by primary key in batches and records its position after each, so it can stop anywhere and resume.
 * Each row is updated by its own statement and only if it has not changed meanwhile, so customers never wait for it. A process that
 * still has the old key first may write behind it, so it is finished only after a full pass that found nothing to change. One run
 * makes at most one pass.
 */
export async function rotate(
  db: Kysely<Database>,
  signal: Pick<AbortSignal, 'aborted'>,
  now: Date,
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<Rotated> {
  const [newest] = encryptionOf(db).fingerprints
  let changed = 0
  let isFinished = true
  for (const column of Object.keys(encryptedColumns) as EncryptedColumnName[]) {
    let progress = await progressOf(db, column, newest)
    if (progress.isFinished) continue
    for (let isThrough = false; !isThrough; ) {
      if (signal.aborted) return { changed, isFinished: false, retired: [] }
      const batch = await rotateBatch(db, column, progress.lastKey, rowsAtOnce)
      changed += batch.changed
      isThrough = batch.lastKey === null
      progress = {
        lastKey: batch.lastKey,
        changed: progress.changed + batch.changed,
        isFinished: isThrough && progress.changed + batch.changed === 0,
      }
      if (isThrough) progress.changed = 0
      await note(db, column, newest, progress, now)
    }
    isFinished &&= progress.isFinished
  }
  return { changed, isFinished, retired: isFinished ? await retireOthers(db, newest, now) : [] }
}

type Batch = { changed: number; lastKey: readonly string[] | null }
type Row = { keys: readonly string[]; value: unknown }

async function rotateBatch(
  db: Kysely<Database>,
  column: EncryptedColumnName,
  after: readonly string[] | null,
  rowsAtOnce: number,
): Promise<Batch> {
  const encryption = encryptionOf(db)
  const [table = '', field = ''] = column.split('.')
  const { key, holds }: EncryptedColumn = encryptedColumns[column]
  const keys = sql.join(key.map((each) => sql.ref(each)))
  const from =
    after === null ? sql`true` : sql`(${keys}) > (${sql.join(after.map((text, at) => typed(key[at], text)))})`
  const value = holds === 'answers' ? sql`${sql.ref(field)}::text` : sql.ref(field)
  const { rows } = await sql<Row>`
    select array[${sql.join(key.map(keyTextOf))}] as keys, ${value} as value from ${sql.table(`milepost.${table}`)}
    where ${from} order by ${keys} limit ${sql.lit(rowsAtOnce)}`.execute(db)
  let changed = 0
  for (const row of rows) {
    const next =
      holds === 'object'
        ? await reencryptedObject(db, placeOf('policy_document.bytes', ...row.keys), row.value)
        : reencrypted(encryption, holds, placeOf(column, ...row.keys), row.value)
    if (next === 'damaged') changed += 1
    else if (next !== undefined) changed += await write(db, column, row, next)
  }
  return { changed, lastKey: rows.length < rowsAtOnce ? null : (rows.at(-1)?.keys ?? null) }
}

/** The value under the newest key; undefined if there is nothing to do, or if its key is lost. */
function reencrypted(
  encryption: Encryption,
  holds: Exclude<EncryptedColumn['holds'], 'object'>,
  place: EncryptedPlace,
  value: unknown,
): string | Uint8Array | undefined {
  if (holds === 'answers') {
    const stored: object = JSON.parse(String(value))
    const next = reencryptAnswers(encryption, place, stored)
    return next === stored ? undefined : JSON.stringify(next)
  }
  if (!(value instanceof Uint8Array)) return undefined
  if (holds === 'document' && isClearDocument(value)) return encryption.encryptBytes(value, place)
  if (encryption.isCurrent(value) || !encryption.hasKeyOf(value)) return undefined
  const opened = encryption.decryptBytes(value, place)
  return opened && encryption.encryptBytes(opened, place)
}

/** Enough of an object to identify its key. */
const FIRST_BYTES = 64

/**
 * The address of a new object with the same content under the newest key; the old one is no longer named and is removed later. A damaged
 * one counts as changed, so that its old key is never retired as unnecessary.
 */
async function reencryptedObject(
  db: Kysely<Database>,
  place: EncryptedPlace,
  address: unknown,
): Promise<string | 'damaged' | undefined> {
  if (typeof address !== 'string') return undefined
  const encryption = encryptionOf(db)
  const first = await objectStoreOf(db).get(address, FIRST_BYTES)
  if (first.kind === 'found' && (encryption.isCurrent(first.value) || !encryption.hasKeyOf(first.value)))
    return undefined
  try {
    const opened = encryption.decryptBytes(await readObject(db, address), place)
    return opened && (await writeObject(db, encryption.encryptBytes(opened, place)))
  } catch (error) {
    if (error instanceof ObjectDamaged) return 'damaged'
    throw error
  }
}

/** Counts as changed even if a concurrent write won: another pass then checks what was written. */
async function write(
  db: Kysely<Database>,
  column: EncryptedColumnName,
  { keys, value }: Row,
  next: string | Uint8Array,
): Promise<number> {
  const [table = '', field = ''] = column.split('.')
  if (column === 'quote_version.answers') {
    const [tenant, reference, version] = keys
    await sql`select milepost.encrypt_answers_anew(
      ${tenant}, ${reference}, ${version}::integer, ${value}::json, ${next}::json)`.execute(db)
    return 1
  }
  const { key, holds }: EncryptedColumn = encryptedColumns[column]
  const isRow = sql.join(
    key.map((name, at) => sql`${sql.ref(name)} = ${typed(name, keys[at] ?? '')}`),
    sql` and `,
  )
  const isUnchanged =
    holds === 'answers' ? sql`${sql.ref(field)} = ${value}::jsonb` : sql`${sql.ref(field)} = ${value}`
  const set = holds === 'answers' ? sql`${next}::jsonb` : sql`${next}`
  await sql`
    update ${sql.table(`milepost.${table}`)} set ${sql.ref(field)} = ${set} where ${isRow} and ${isUnchanged}`.execute(
    db,
  )
  return 1
}

/** A key that was read as text, converted to its column's type. */
function typed(name: string | undefined, text: string): RawBuilder<unknown> {
  if (name?.endsWith('_hash')) return sql`decode(${text}, 'hex')`
  return name === 'version' ? sql`${text}::integer` : sql`${text}::text`
}

async function progressOf(db: Kysely<Database>, column: string, newest: string): Promise<Progress> {
  const row = await db
    .selectFrom('milepost.encryption_progress')
    .selectAll()
    .where('column_name', '=', column)
    .where('fingerprint', '=', newest)
    .executeTakeFirst()
  return row
    ? { lastKey: row.last_key, changed: Number(row.changed), isFinished: row.finished_at !== null }
    : { lastKey: null, changed: 0, isFinished: false }
}

async function note(
  db: Kysely<Database>,
  column: string,
  fingerprint: string,
  { lastKey, changed, isFinished }: Progress,
  now: Date,
): Promise<void> {
  const row = {
    fingerprint,
    last_key: lastKey === null ? null : JSON.stringify(lastKey),
    changed: String(changed),
    finished_at: isFinished ? now : null,
  }
  await db
    .insertInto('milepost.encryption_progress')
    .values({ column_name: column, ...row })
    .onConflict((known) => known.column('column_name').doUpdateSet(row))
    .execute()
}
