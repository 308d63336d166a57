import { type WorkKey, workIdOf } from '@milepost/domain/work/kinds'
import { mayStep, type WorkState } from '@milepost/domain/work/states'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { AuditAct, AuditDetails, NewAuditEntry } from '../../platform/audit/ports.ts'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { NotFound } from '../../platform/ports.ts'
import { actorOf, type StaffSession } from '../../platform/session/staff-ports.ts'
import type { FoundWork, Moved } from './ports.ts'
import { findWork } from './source-store.ts'

type Row = Selectable<Database['milepost.work']>
type Person = Pick<StaffSession, 'subject' | 'name'>

/** One step of a piece of work, and its entry in the trail. */
type Step = {
  act: Extract<AuditAct, `work.${string}`>
  because: string
  to: { state: WorkState; holder?: Person; handedBy?: Person; until?: Date; reason?: string }
}

/**
 * Moves a piece of work one step. Its row is locked for the decision: of two simultaneous calls the second sees the result of the first
 * (DSK-204). The database checks the step again.
 */
export function moveWork<Refused extends { kind: string }>(
  db: Kysely<Database>,
  key: WorkKey,
  by: StaffSession,
  now: Date,
  decide: (held: { row: Row; work: FoundWork & { dueAt: Date } }) => Step | Refused | Moved,
): Promise<Refused | Moved | NotFound> {
  return db.transaction().execute(async (transaction) => {
    const work = await findWork(transaction, key, now)
    if (work === undefined) return { kind: 'not-found' }
    const row = await lockedRow(transaction, key, now)
    const decided = decide({ row, work })
    if (!('act' in decided)) return decided
    const { act, because, to } = decided
    if (!mayStep(row.state, to.state)) throw new TypeError(`Work cannot go from ${row.state} to ${to.state}`)
    await transaction
      .updateTable('milepost.work')
      .set({
        state: to.state,
        subject_id: to.holder?.subject ?? null,
        who: to.holder?.name ?? null,
        handed_by_id: to.handedBy?.subject ?? null,
        handed_by: to.handedBy?.name ?? null,
        snoozed_until: to.until ?? null,
        reason: to.reason ?? null,
        moved_at: now,
        ended_at: to.state === 'done' ? now : null,
      })
      .where('id', '=', row.id)
      .execute()
    await appendEntries(transaction, actorOf(by, because), now, [
      {
        act,
        about: subjectOf(work),
        before: { work: workIdOf(key), state: row.state, holder: row.subject_id },
        after: detailsOf(to),
      },
    ])
    return { kind: 'moved' }
  })
}

/** A second caller waits here until the first has finished. */
async function lockedRow(transaction: Transaction<Database>, key: WorkKey, now: Date): Promise<Row> {
  const { kind, tenant, about } = key
  await transaction
    .insertInto('milepost.work')
    .values({ kind, tenant, about, state: 'new', subject_id: null, who: null, moved_at: now })
    .onConflict((clash) =>
      // Must match its index exactly.
      clash.columns(['kind', 'tenant', 'about']).where(sql<boolean>`state <> 'done'`).doNothing(),
    )
    .execute()
  return transaction
    .selectFrom('milepost.work')
    .selectAll()
    .where((column) => column.and({ kind, tenant, about }))
    .where('state', '<>', 'done')
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The history of a quote, a policy or a data request includes who worked on it. */
function subjectOf({ about, reference, policyNumber }: FoundWork): NewAuditEntry['about'] {
  if (policyNumber !== undefined) return { kind: 'policy', id: policyNumber }
  return reference === undefined ? { kind: 'data-request', id: about } : { kind: 'quote', id: reference }
}

function detailsOf({ state, holder, until, reason }: Step['to']): AuditDetails {
  return {
    state,
    holder: holder?.subject ?? null,
    ...(until && { until: until.toISOString() }),
    ...(reason !== undefined && { reason }),
  }
}

export const isHeldBy = ({ subject_id }: Row, { subject }: Person) => subject_id === subject
export const isOther = (row: Row, by: Person) => row.subject_id !== null && !isHeldBy(row, by)
