import { isReasonCode, type ReasonCode } from '@milepost/domain/quote/underwriting-reasons'
import { pence } from '@milepost/domain/values/pence'
import { latestSnooze } from '@milepost/domain/work/due'
import { kindOf, kindsOf, type WorkKey, workKindNames } from '@milepost/domain/work/kinds'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { type StoredContent, unpackVersion } from '../../quote/packed-version-store.ts'
import { versionOf } from '../../quote/row-store.ts'
import { recentStaff } from '../recent-staff-store.ts'
import type { Colleague, HeldByOther, Holding, OpenWork, TooLong, WorkDetails, WorkStore } from './ports.ts'
import { type FoundRow, foundWork, isDoneByHand, workOf } from './source-store.ts'
import { isHeldBy, isOther, moveWork } from './step-store.ts'

/** More than any queue that people work through; the oldest are shown. */
const MOST = 2_000

type HoldingRow = Pick<
  Selectable<Database['milepost.work']>,
  'subject_id' | 'who' | 'handed_by' | 'snoozed_until' | 'reason' | 'moved_at'
>

/** The queue of the desk in PostgreSQL: the work comes from its sources, what staff did with it from its own table. */
export function workStore(db: Kysely<Database>): WorkStore {
  return {
    async open({ kinds, brands, now }) {
      if (kinds.length === 0 || brands.length === 0) return []
      const { rows } = await sql<FoundRow & { [Name in keyof HoldingRow]: HoldingRow[Name] | null }>`
        select found.*, held.subject_id, held.who, held.handed_by, held.snoozed_until, held.reason, held.moved_at
        from ${foundWork(kinds, now)} as found
        left join milepost.work as held on held.kind = found.kind and held.tenant = found.tenant
          and held.about = found.about and held.state <> 'done'
        where found.tenant in (${sql.join(brands)}) and not ${isDoneByHand}
        order by found.since limit ${MOST}`.execute(db)
      return rows.map((row) => ({ ...workOf(row), holding: holdingOf(row) })).sort(byDue)
    },

    async details(work) {
      const ofQuotes = work.filter(({ reference }) => reference !== undefined)
      if (ofQuotes.length === 0) return work.map(() => unknown)
      const keys = sql`unnest(${ofQuotes.map(({ tenant }) => tenant)}::text[], ${ofQuotes.map(({ reference }) => reference)}::text[])`
      const { rows } = await sql<DetailRow>`
        select quote.tenant, quote.reference,
          upper(left(answers->'proposerDetails'->>'firstName', 1) || left(answers->'proposerDetails'->>'lastNames', 1))
            as initials,
          priced.answers, priced.marketing, priced.risk, priced.choices, priced.assessment, priced.packed
        from (select distinct tenant, reference from ${keys} as each (tenant, reference)) as asked
          join milepost.quote using (tenant, reference)
          cross join lateral ${versionOf()} as priced`.execute(db)
      const byQuote = new Map(rows.map((row) => [`${row.tenant} ${row.reference}`, detailsOf(row)]))
      return work.map(({ tenant, reference }) => byQuote.get(`${tenant} ${reference}`) ?? unknown)
    },

    take: (key, by, now) =>
      moveWork<HeldByOther>(db, key, by, now, ({ row }) => {
        if (isOther(row, by)) return { kind: 'held', by: row.who ?? '' }
        // Taking work that the person already holds changes nothing; snoozed work of theirs comes back.
        if (isHeldBy(row, by) && row.state !== 'snoozed') return { kind: 'moved' }
        return { act: 'work.take', because: 'Taken from the queue', to: { state: 'taken', holder: by } }
      }),

    giveBack: (key, by, now) =>
      moveWork<HeldByOther>(db, key, by, now, ({ row }) => {
        if (isOther(row, by)) return { kind: 'held', by: row.who ?? '' }
        if (row.state === 'new') return { kind: 'moved' }
        return { act: 'work.give-back', because: 'Given back to the queue', to: { state: 'new' } }
      }),

    snooze: (key, { until, reason }, by, now) =>
      moveWork<HeldByOther | TooLong>(db, key, by, now, ({ row, work }) => {
        if (isOther(row, by)) return { kind: 'held', by: row.who ?? '' }
        const latest = latestSnooze(work.dueAt, now)
        if (until > latest) return { kind: 'too-long', latest }
        return {
          act: 'work.snooze',
          because: `Snoozed: ${reason}`,
          to: { state: 'snoozed', holder: by, until, reason },
        }
      }),

    finish: (key, reason, by, now) =>
      moveWork<HeldByOther | { kind: 'ends-by-itself' }>(db, key, by, now, ({ row }) => {
        if (kindOf(key.kind).ends === 'by-itself') return { kind: 'ends-by-itself' }
        if (isOther(row, by)) return { kind: 'held', by: row.who ?? '' }
        return { act: 'work.done', because: `Done: ${reason}`, to: { state: 'done', holder: by, reason } }
      }),

    async handOver(key, { to, reason }, by, now) {
      const found = (await colleaguesOf(db, key, now)).find(({ subject }) => subject === to)
      return moveWork<{ kind: 'no-such-person' }>(db, key, by, now, () =>
        found === undefined
          ? { kind: 'no-such-person' }
          : {
              act: 'work.hand-over',
              because: `Handed over: ${reason}`,
              to: { state: 'handed', holder: found, handedBy: by, reason },
            },
      )
    },

    colleagues: (of, now) => colleaguesOf(db, of, now),

    async closeEnded(now) {
      const { numAffectedRows } = await sql`
        update milepost.work as held set state = 'done', ended_at = ${now}, moved_at = ${now}, reason = null,
          snoozed_until = null, handed_by_id = null, handed_by = null
        where held.state <> 'done' and not exists (
          select from ${foundWork(workKindNames, now)} as found
          where found.kind = held.kind and found.tenant = held.tenant and found.about = held.about)`.execute(
        db,
      )
      return Number(numAffectedRows ?? 0)
    },
  }
}

/** Earliest due first; the id breaks ties, so that pages never overlap. */
function byDue(one: OpenWork, other: OpenWork): number {
  const apart = one.dueAt.getTime() - other.dueAt.getTime()
  if (apart !== 0) return apart
  return `${one.kind}.${one.tenant}.${one.about}` < `${other.kind}.${other.tenant}.${other.about}` ? -1 : 1
}

function holdingOf(row: { [Name in keyof HoldingRow]: HoldingRow[Name] | null }): Holding | undefined {
  if (row.subject_id === null || row.moved_at === null) return undefined
  return {
    subject: row.subject_id,
    name: row.who ?? '',
    handedBy: row.handed_by ?? undefined,
    snoozedUntil: row.snoozed_until ?? undefined,
    reason: row.reason ?? undefined,
    since: row.moved_at,
  }
}

type DetailRow = {
  tenant: string
  reference: string
  initials: string | null
} & StoredContent

const unknown: WorkDetails = { initials: '', price: undefined, reasons: [] }

function detailsOf({ initials, ...row }: DetailRow): WorkDetails {
  const { outcome } = unpackVersion(row).assessment
  const price = outcome.kind === 'offered' ? outcome.options[0]?.price : undefined
  const reasons: readonly { code: string }[] = outcome.kind === 'offered' ? [] : outcome.reasons
  return {
    initials: initials ?? '',
    price: price && pence(price.gross + price.fee),
    reasons: reasons.flatMap(({ code }): ReasonCode[] => (isReasonCode(code) ? [code] : [])),
  }
}

async function colleaguesOf(
  db: Kysely<Database>,
  { kind, tenant }: Pick<WorkKey, 'kind' | 'tenant'>,
  now: Date,
): Promise<readonly Colleague[]> {
  return (await recentStaff(db, tenant, now)).filter((person) => kindsOf(person).includes(kind))
}
