import { createHash } from 'node:crypto'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Actor, AuditDetails, AuditEntry, NewAuditEntry } from './ports.ts'

/** Adds an entry to the trail when the act is committed. */
export type RecordEntry = (entry: NewAuditEntry) => void

/**
 * Runs an act and records who did it in one transaction. An act that records nothing is a bug. The head of the trail is locked
 * last, so that two acts wait for each other only during commit.
 */
export function recorded<T>(
  db: Kysely<Database>,
  by: Actor,
  at: Date,
  work: (transaction: Transaction<Database>, record: RecordEntry) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const entries: NewAuditEntry[] = []
    const done = await work(transaction, (entry) => entries.push(entry))
    if (entries.length === 0) throw new TypeError('An act was recorded nowhere')
    await appendEntries(transaction, by, at, entries)
    return done
  })
}

/**
 * Runs an act that leaves the database, such as a file or an email: no transaction can hold it. Recorded as begun before, and as done or
 * failed after it, so that nothing leaves without an entry and no entry says what did not happen.
 */
export async function recordedAround<T>(
  db: Kysely<Database>,
  by: Actor,
  clock: () => Date,
  entry: NewAuditEntry,
  work: () => Promise<T>,
): Promise<T> {
  const add = (each: NewAuditEntry) => recorded(db, by, clock(), async (_transaction, record) => record(each))
  await add({ ...entry, outcome: 'begun' })
  let done: T
  try {
    done = await work()
  } catch (error) {
    await add({ ...entry, outcome: 'failed', reasonCode: 'INTERNAL_ERROR' })
    throw error
  }
  await add(entry)
  return done
}

/** The same as the last step of an existing transaction. */
export async function appendEntries(
  transaction: Transaction<Database>,
  by: Actor,
  at: Date,
  entries: readonly NewAuditEntry[],
): Promise<void> {
  const head = await transaction
    .selectFrom('milepost.audit_head')
    .select(['position', 'hash'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  let position = Number(head.position)
  let previous = head.hash
  for (const entry of entries) {
    position += 1
    const written = { ...by, ...entry, position, at }
    const hash = hashOfEntry(previous, contentOf(written))
    await transaction
      .insertInto('milepost.audit_entry')
      .values({
        position,
        at,
        who: by.who,
        account: by.account ?? null,
        door: by.door,
        because: by.because,
        act: entry.act,
        about_kind: entry.about.kind,
        about_id: entry.about.id,
        before: entry.before ? JSON.stringify(entry.before) : null,
        after: entry.after ? JSON.stringify(entry.after) : null,
        previous_hash: previous,
        hash,
        outcome: entry.outcome ?? 'done',
        reason_code: entry.reasonCode ?? null,
      })
      .execute()
    previous = hash
  }
}

/** What an entry's hash covers: all of its values, always in this order and form. */
export type EntryContent = readonly [
  position: number,
  at: string,
  who: string,
  account: string | null,
  door: string,
  because: string,
  act: string,
  kind: string,
  id: string,
  before: AuditDetails | null,
  after: AuditDetails | null,
  /** Only of acts that were not done: the hash of all others is that of entries from before there was an outcome. */
  ...outcome: readonly [] | readonly [string, string | null],
]

function contentOf(entry: AuditEntry): EntryContent {
  const { position, at, who, account, door, because, act, about, before, after } = entry
  // Microseconds, as the database returns it.
  const time = at.toISOString().replace('Z', '000Z')
  return [
    position,
    time,
    who,
    account ?? null,
    door,
    because,
    act,
    about.kind,
    about.id,
    before ?? null,
    after ?? null,
    ...(entry.outcome === undefined ? ([] as const) : ([entry.outcome, entry.reasonCode ?? null] as const)),
  ]
}

export function hashOfEntry(previous: Uint8Array, content: EntryContent): Uint8Array {
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify(content.map(sorted)), 'utf8')
    .digest()
}

/** PostgreSQL's jsonb has its own key order. */
function sorted(value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
}

export type TrailAsked = {
  /** Ids that the acts were about; empty means all. */
  on?: readonly string[]
  by?: string
  since?: Date
  most: number
}

/** The newest entries, in the order they were written. */
export async function readTrail(
  db: Kysely<Database>,
  { on, by, since, most }: TrailAsked,
): Promise<readonly AuditEntry[]> {
  let asked = db.selectFrom('milepost.audit_entry').selectAll().orderBy('position', 'desc').limit(most)
  if (on) asked = asked.where('about_id', 'in', on)
  if (by !== undefined) asked = asked.where(sql<boolean>`lower(who) = lower(${by})`)
  if (since) asked = asked.where('at', '>=', since)
  const rows = await asked.execute()
  return rows.toReversed().map(entryOfRow)
}

type EntryRow = Omit<Selectable<Database['milepost.audit_entry']>, 'previous_hash' | 'hash'>

export function entryOfRow(row: EntryRow): AuditEntry {
  return {
    position: Number(row.position),
    at: row.at,
    who: row.who,
    ...(row.account !== null && { account: row.account }),
    door: row.door,
    because: row.because,
    act: row.act,
    about: { kind: row.about_kind, id: row.about_id },
    ...(row.before && { before: row.before }),
    ...(row.after && { after: row.after }),
    ...(row.outcome !== 'done' && { outcome: row.outcome }),
    ...(row.reason_code !== null && { reasonCode: row.reason_code }),
  }
}

/**
 * Retention: erases up to `atMost` of the oldest entries written before a moment. The hash of the last one erased is stored first
 * and the cut is itself an entry, so the rest of the chain still verifies.
 */
export function cutTrail(db: Kysely<Database>, before: Date, atMost: number, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { cut_position: cut } = await transaction
      .selectFrom('milepost.audit_head')
      .select('cut_position')
      .forUpdate()
      .executeTakeFirstOrThrow()
    const oldest = await transaction
      .selectFrom('milepost.audit_entry')
      .select(['position', 'hash', 'at'])
      .where('position', '<=', String(Number(cut) + atMost))
      .orderBy('position')
      .execute()
    const young = oldest.findIndex(({ at }) => at >= before)
    const old = young === -1 ? oldest : oldest.slice(0, young)
    const last = old.at(-1)
    if (last === undefined) return 0
    const hash = Buffer.from(last.hash).toString('hex')
    await appendEntries(transaction, nightlyRetention, now, [
      {
        act: 'trail.cut',
        about: { kind: 'trail', id: last.position },
        after: { through: Number(last.position), hash, entries: old.length },
      },
    ])
    await transaction
      .updateTable('milepost.audit_head')
      .set({ cut_position: Number(last.position), cut_hash: last.hash })
      .execute()
    await transaction.deleteFrom('milepost.audit_entry').where('position', '<=', last.position).execute()
    return old.length
  })
}

const nightlyRetention: Actor = {
  who: 'retention',
  door: 'nightly-job',
  because: 'kept for as long as docs/retention.md says',
}
