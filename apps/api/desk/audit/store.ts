import { addDays } from '@milepost/domain/values/local-date'
import { startOfLondonDay } from '@milepost/domain/values/london-time'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { brokenTrail, trailHead } from '../../platform/audit/check-store.ts'
import type { AuditAct, AuditDetails, AuditEntry } from '../../platform/audit/ports.ts'
import { entryOfRow, recorded } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { StaffSession } from '../../platform/session/staff-ports.ts'
import { actorOf } from '../../platform/session/staff-ports.ts'
import type { AuditFilter, AuditReader, VerifiedTrail } from './ports.ts'

type Row = Omit<Selectable<Database['milepost.audit_entry']>, 'previous_hash' | 'hash'>

const WHOLE = 'whole'
/** With years of entries this takes longer than the normal time limit of a request. */
const LONGEST_CHECK_MS = 120_000

export function auditReader(db: Kysely<Database>): AuditReader {
  const record = (by: StaffSession, act: AuditAct, because: string, after: AuditDetails, now: Date) =>
    recorded(db, actorOf(by, because), now, async (_transaction, add) =>
      add({ act, about: { kind: 'trail', id: WHOLE }, after }),
    )

  return {
    async read(filter, by, { before, most, now }) {
      const found = await entriesOf(db, filter, by, { before, most: most + 1 })
      const entries = found.slice(0, most)
      await record(
        by,
        'audit.read',
        'Read the audit trail at the desk',
        { ...recordedFilter(filter), ...(before !== undefined && { before }), entries: entries.length },
        now,
      )
      return { entries, isMore: found.length > most }
    },

    async takeOut(filter, by, { most, now }) {
      const found = await entriesOf(db, filter, by, { before: undefined, most: most + 1 })
      if (found.length > most) return undefined
      await record(
        by,
        'audit.export',
        'Exported the audit trail at the desk',
        { ...recordedFilter(filter), entries: found.length },
        now,
      )
      return found.toReversed()
    },

    async verify(by, now) {
      const verified = await verifiedTrail(db)
      await record(
        by,
        'audit.verify',
        'Verified the audit trail at the desk',
        { through: verified.through, isWhole: verified.broken === undefined },
        now,
      )
      return verified
    },
  }
}

/** Uses one snapshot, so that entries written meanwhile are not read in part. */
function verifiedTrail(db: Kysely<Database>): Promise<VerifiedTrail> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = ${sql.lit(LONGEST_CHECK_MS)}`.execute(transaction)
      const { position } = await trailHead(transaction)
      const { cut_position: cut } = await transaction
        .selectFrom('milepost.audit_head')
        .select('cut_position')
        .executeTakeFirstOrThrow()
      const broken = await brokenTrail(transaction)
      return {
        from: Number(cut) + 1,
        through: position,
        broken: broken && { entry: broken.entry, says: broken.says },
      }
    })
}

/** Names of staff and ids of records: no personal data of customers. */
function recordedFilter({ person, act, record, from, to }: AuditFilter): AuditDetails {
  const asked = { person, act, record, from, to }
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

async function entriesOf(
  db: Kysely<Database>,
  { person, act, record, from, to }: AuditFilter,
  { brands }: StaffSession,
  { before, most }: { before: number | undefined; most: number },
): Promise<readonly AuditEntry[]> {
  // The ids of quotes and policies begin with their brand, that of work contains it, and a data request stores it. An entry without a brand is visible to
  // everyone who may read the trail (DSK-802).
  const conditions: RawBuilder<unknown>[] = [
    sql`case
      when about_kind in ('quote', 'policy') then split_part(about_id, '-', 1) = any(${brands})
      when about_kind = 'work' then split_part(about_id, '.', 2) = any(${brands})
      when about_kind = 'data-request' then about_id in (select id from milepost.data_request where tenant = any(${brands}))
      else true end`,
  ]
  if (before !== undefined) conditions.push(sql`position < ${before}`)
  if (person !== undefined) conditions.push(sql`(lower(who) = lower(${person}) or account = ${person})`)
  if (act !== undefined) conditions.push(sql`act = ${act}`)
  if (record !== undefined) conditions.push(sql`about_id in (${record}, upper(${record}))`)
  // Entries are written in time order, so the first and last entry of a period limit its positions.
  if (from !== undefined)
    conditions.push(sql`position >= coalesce((
      select position from milepost.audit_entry where at >= ${startOfLondonDay(from)} order by at, position limit 1
    ), 9223372036854775807) and at >= ${startOfLondonDay(from)}`)
  if (to !== undefined)
    conditions.push(sql`position <= coalesce((
      select position from milepost.audit_entry where at < ${startOfLondonDay(addDays(to, 1))}
      order by at desc, position desc limit 1
    ), 0) and at < ${startOfLondonDay(addDays(to, 1))}`)
  const { rows } = await sql<Row>`
    select position, at, who, account, door, because, act, about_kind, about_id, before, after,
      outcome, reason_code
    from milepost.audit_entry where ${sql.join(conditions, sql` and `)}
    order by position desc limit ${most}
  `.execute(db)
  return rows.map(entryOfRow)
}
