import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema.ts'
import { decryptAnswers, encryptAnswers, placeOf } from '../platform/encryption/encrypted-columns.ts'
import type { Window } from '../platform/ports.ts'
import type { DraftKey, DraftSaving, DraftStore, DraftToSave, StoredDraft } from './ports.ts'

/** Drafts in PostgreSQL. Every statement names the tenant, so no brand reads another's draft. */
export function draftStore(db: Kysely<Database>): DraftStore {
  return {
    async saveDraft(draft) {
      const revision =
        draft.expectedRevision === 0 ? await insertDraft(db, draft) : await updateDraft(db, draft)
      return revision === undefined ? conflict(db, draft) : { kind: 'saved', revision }
    },
    findDraft: (key) => findDraft(db, key),
    ...draftAttempts(db),
  }
}

const keyOf = ({ tenant, journey, idHash }: DraftKey) => ({ tenant, journey, id_hash: idHash })

const placeIn = (column: 'draft.answers' | 'draft.besides', { tenant, journey, idHash }: DraftKey) =>
  placeOf(column, tenant, journey, idHash)

const contentOf = (db: Kysely<Database>, draft: DraftToSave) => ({
  answers: JSON.stringify(encryptAnswers(db, placeIn('draft.answers', draft), draft.answers)),
  completed_steps: draft.completedSteps,
  besides: JSON.stringify(encryptAnswers(db, placeIn('draft.besides', draft), draft.besides)),
  shape: draft.shape,
  save_id: draft.saveId,
  updated_at: draft.now,
})

/** The saves that this one may follow at any revision: those of its own tab, and itself if the network delivered it twice. */
const ownSaves = (draft: DraftToSave) => [draft.saveId, ...draft.unconfirmed]

async function insertDraft(db: Kysely<Database>, draft: DraftToSave): Promise<number | undefined> {
  const row = await db
    .insertInto('milepost.draft')
    .values({ ...keyOf(draft), ...contentOf(db, draft), revision: 1, created_at: draft.now })
    .onConflict((clash) =>
      clash
        .columns(['tenant', 'journey', 'id_hash'])
        .doUpdateSet((column) => ({
          ...contentOf(db, draft),
          revision: column('milepost.draft.revision', '+', 1),
        }))
        .where('milepost.draft.save_id', 'in', ownSaves(draft)),
    )
    .returning('revision')
    .executeTakeFirst()
  return row?.revision
}

/** The statement that writes checks the revision: of two saves from one revision the second fails. */
async function updateDraft(db: Kysely<Database>, draft: DraftToSave): Promise<number | undefined> {
  const row = await db
    .updateTable('milepost.draft')
    .set((column) => ({ ...contentOf(db, draft), revision: column('revision', '+', 1) }))
    .where((column) => column.and(keyOf(draft)))
    .where((column) =>
      column.or([column('revision', '=', draft.expectedRevision), column('save_id', 'in', ownSaves(draft))]),
    )
    .returning('revision')
    .executeTakeFirst()
  return row?.revision
}

async function conflict(db: Kysely<Database>, draft: DraftToSave): Promise<DraftSaving> {
  const row = await db
    .selectFrom('milepost.draft')
    .select('revision')
    .where((column) => column.and(keyOf(draft)))
    .executeTakeFirst()
  return { kind: 'conflict', revision: row?.revision ?? 0 }
}

async function findDraft(db: Kysely<Database>, key: DraftKey): Promise<StoredDraft | undefined> {
  const row = await db
    .selectFrom('milepost.draft')
    .select(['answers', 'completed_steps', 'besides', 'shape', 'revision'])
    .where((column) => column.and(keyOf(key)))
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { completed_steps: completedSteps, ...rest } = row
  return {
    ...rest,
    answers: decryptAnswers(db, placeIn('draft.answers', key), rest.answers),
    besides: decryptAnswers(db, placeIn('draft.besides', key), rest.besides),
    completedSteps,
  }
}

/**
 * Tries to open a draft: recent ones for any id, all of them for an existing draft (safety T2). Both are written in one commit,
 * so that an existing draft takes no longer than an unknown one.
 */
function draftAttempts(db: Kysely<Database>): Pick<DraftStore, 'countAttempt' | 'forgetAttempts'> {
  return {
    async countAttempt(key, window) {
      await sweepTally(db, 'milepost.draft_attempt', window)
      return db.transaction().execute(async (commit) => ({
        recent: await tally(commit, 'milepost.draft_attempt', key, window),
        inAll: await countForGood(commit, key),
      }))
    },
    async forgetAttempts(key) {
      await db.transaction().execute(async (commit) => {
        await commit
          .deleteFrom('milepost.draft_attempt')
          .where((column) => column.and(keyOf(key)))
          .execute()
        await commit
          .updateTable('milepost.draft')
          .set({ failed_checks: 0 })
          .where((column) => column.and(keyOf(key)))
          .execute()
      })
    },
  }
}

async function countForGood(db: Kysely<Database>, key: DraftKey): Promise<number> {
  const row = await db
    .updateTable('milepost.draft')
    .set({ failed_checks: sql<number>`failed_checks + 1` })
    .where((column) => column.and(keyOf(key)))
    .returning('failed_checks')
    .executeTakeFirst()
  return row?.failed_checks ?? 0
}

/** Expired rows deleted per sweep: more than one count adds, so that the table holds little more than its window. */
const SWEEP = 100

export type TallyTable = 'milepost.draft_attempt' | 'milepost.draft_link_request'

/**
 * Counts one more for a draft's id and returns how many there were within the window. In the database, so that all processes
 * share it. What is written depends on the id only, never on whether the draft exists: both take the same time (safety T2).
 */
export async function tally(
  db: Kysely<Database>,
  table: TallyTable,
  { tenant, journey, idHash }: DraftKey,
  window: Window,
): Promise<number> {
  const { now } = window
  const start = startOf(window)
  const { rows } = await sql<{ attempts: number }>`
    insert into ${sql.table(table)} as counted (tenant, journey, id_hash, attempts, since)
    values (${tenant}, ${journey}, ${idHash}, 1, ${now})
    on conflict (tenant, journey, id_hash) do update set
      attempts = case when counted.since > ${start} then counted.attempts + 1 else 1 end,
      since = case when counted.since > ${start} then counted.since else ${now} end
    returning attempts
  `.execute(db)
  const [row] = rows
  if (row === undefined) throw new TypeError('Nothing was counted')
  return row.attempts
}

/** Deletes rows outside every window. Never in a transaction that counts: two of them would wait for each other's rows. */
export async function sweepTally(db: Kysely<Database>, table: TallyTable, window: Window): Promise<void> {
  const counted = sql.table(table)
  await sql`
    delete from ${counted} where (tenant, journey, id_hash) in (
      select tenant, journey, id_hash from ${counted}
      where since <= ${startOf(window)} limit ${SWEEP} for update skip locked
    )
  `.execute(db)
}

const startOf = ({ now, seconds }: Window) => new Date(now.getTime() - seconds * 1000)
