import type { Kysely } from 'kysely'
import type { Database } from '../platform/db/schema'
import { openAnswers, placeOf, sealAnswers } from '../platform/encryption/encrypted-columns'
import { draftAttempts } from './attempt-store'
import type { DraftKey, DraftSaving, DraftStore, DraftToSave, StoredDraft } from './ports'

/** Drafts in PostgreSQL. Every statement names the tenant, so one brand's draft is nothing to another. */
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
  answers: JSON.stringify(sealAnswers(db, placeIn('draft.answers', draft), draft.answers)),
  completed_steps: draft.completedSteps,
  besides: JSON.stringify(sealAnswers(db, placeIn('draft.besides', draft), draft.besides)),
  shape: draft.shape,
  save_id: draft.saveId,
  updated_at: draft.now,
})

/** The saves this one may follow whatever the revision: those of its own tab, and itself when a network sent it twice. */
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

/** The revision is checked by the statement that writes: of two saves from one revision the second finds it gone. */
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
    answers: openAnswers(db, placeIn('draft.answers', key), rest.answers),
    besides: openAnswers(db, placeIn('draft.besides', key), rest.besides),
    completedSteps,
  }
}
