import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { type EntryContent, hashOfEntry } from './store.ts'

/** The first entry at which the trail differs from what was written. */
export type BrokenTrail = {
  check: 'AUDIT_ENTRY_CHANGED' | 'AUDIT_ENTRY_MISSING' | 'AUDIT_TRAIL_CUT_OFF'
  entry: number
  says: string
}

/**
 * The position and hash of the trail's last entry, noted outside the database, where write access to the database cannot change it.
 */
export type TrailAnchor = { position: number; hash: string }

type Row = {
  position: string
  content: EntryContent
  previous_hash: Buffer
  hash: Buffer
}

type Head = { position: string; hash: Buffer; cut_position: string; cut_hash: Buffer }

const AT_ONCE = 1_000

/** The current end of the trail, to be noted outside the database. */
export async function trailHead(db: Kysely<Database>): Promise<TrailAnchor> {
  const { position, hash } = await headOf(db)
  return { position: Number(position), hash: hash.toString('hex') }
}

/** Verifies the whole trail. The transaction reads one snapshot, so entries written meanwhile are not included. */
export async function brokenTrail(
  transaction: Transaction<Database>,
  anchor?: TrailAnchor,
): Promise<BrokenTrail | undefined> {
  const head = await headOf(transaction)
  let at = Number(head.cut_position)
  let previous = head.cut_hash
  let cut: unknown
  const isFirst = () => at === Number(head.cut_position)
  for (;;) {
    const rows = await entriesAfter(transaction, at)
    for (const row of rows) {
      const broken = brokenAt(row, at, isFirst() ? row.position : String(at), previous)
      if (broken) return broken
      at += 1
      previous = row.hash
      if (row.content[6] === 'trail.cut') cut = row.content[10]?.['hash']
      if (anchor?.position === at && anchor.hash !== previous.toString('hex')) return notAsNoted(at)
    }
    if (rows.length < AT_ONCE) break
  }
  if (at < Number(head.position))
    return {
      check: 'AUDIT_TRAIL_CUT_OFF',
      entry: at + 1,
      says: `The audit trail is cut off after entry ${at}: entries ${at + 1} to ${head.position} are missing.`,
    }
  if (at > Number(head.position) || !previous.equals(head.hash)) return changed(at)
  if (Number(head.cut_position) > 0 && cut !== head.cut_hash.toString('hex'))
    return {
      check: 'AUDIT_ENTRY_MISSING',
      entry: Number(head.cut_position),
      says: `Audit entry ${head.cut_position} and the entries before it are missing, and no entry records that retention erased them.`,
    }
  if (anchor && anchor.position > at)
    return {
      check: 'AUDIT_TRAIL_CUT_OFF',
      entry: at + 1,
      says: `The audit trail is cut off after entry ${at}: the anchor names entry ${anchor.position}.`,
    }
  return undefined
}

function brokenAt(row: Row, before: number, suspect: string, previous: Buffer): BrokenTrail | undefined {
  const position = Number(row.position)
  if (position !== before + 1)
    return {
      check: 'AUDIT_ENTRY_MISSING',
      entry: before + 1,
      says: `Audit entry ${before + 1} is missing: after entry ${before} comes ${position}.`,
    }
  // The previous entry's content was changed and its hash recomputed to match; this entry still holds the original hash.
  if (!row.previous_hash.equals(previous)) return changed(Number(suspect))
  return row.hash.equals(hashOfEntry(previous, row.content)) ? undefined : changed(position)
}

const changed = (entry: number): BrokenTrail => ({
  check: 'AUDIT_ENTRY_CHANGED',
  entry,
  says: `Audit entry ${entry} was changed after it was written.`,
})

const notAsNoted = (entry: number): BrokenTrail => ({
  check: 'AUDIT_ENTRY_CHANGED',
  entry,
  says: `Audit entry ${entry} does not have the hash of the anchor: the trail up to it was rewritten.`,
})

async function headOf(db: Kysely<Database>): Promise<Head> {
  const { rows } = await sql<Head>`
    select position, hash, cut_position, cut_hash from milepost.audit_head`.execute(db)
  const [head] = rows
  if (head === undefined) throw new TypeError('The audit trail has no head')
  return head
}

/** With microseconds, as the hash covers it. */
const entryTime = sql`to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

async function entriesAfter(transaction: Transaction<Database>, position: number): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select position, previous_hash, hash,
      case outcome
        when 'done' then json_build_array(
          position, ${entryTime}, who, account, door, because, act, about_kind, about_id, before, after)
        else json_build_array(
          position, ${entryTime}, who, account, door, because, act, about_kind, about_id, before, after,
          outcome, reason_code)
      end as content
    from milepost.audit_entry where position > ${position} order by position limit ${sql.lit(AT_ONCE)}
  `.execute(transaction)
  return rows
}
