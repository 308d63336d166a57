import type { Kysely } from 'kysely'
import type { DraftSaving, DraftStore, DraftToSave } from '../actions/ports'
import type { Database } from './schema'

/** Drafts in PostgreSQL. Every statement names the tenant, so one brand's draft is nothing to another. */
export function draftStore(db: Kysely<Database>): DraftStore {
  return {
    async saveDraft(draft) {
      const revision =
        draft.expectedRevision === 0 ? await insertDraft(db, draft) : await updateDraft(db, draft)
      return revision === undefined ? conflict(db, draft) : { kind: 'saved', revision }
    },
  }
}

const keyOf = ({ tenant, journey, idHash }: DraftToSave) => ({ tenant, journey, id_hash: idHash })

async function insertDraft(db: Kysely<Database>, draft: DraftToSave): Promise<number | undefined> {
  const row = await db
    .insertInto('milepost.draft')
    .values({
      ...keyOf(draft),
      answers: JSON.stringify(draft.answers),
      revision: 1,
      created_at: draft.now,
      updated_at: draft.now,
    })
    .onConflict((clash) => clash.columns(['tenant', 'journey', 'id_hash']).doNothing())
    .returning('revision')
    .executeTakeFirst()
  return row?.revision
}

/** The revision is checked by the statement that writes: of two saves from one revision the second finds it gone. */
async function updateDraft(db: Kysely<Database>, draft: DraftToSave): Promise<number | undefined> {
  const row = await db
    .updateTable('milepost.draft')
    .set((column) => ({
      answers: JSON.stringify(draft.answers),
      revision: column('revision', '+', 1),
      updated_at: draft.now,
    }))
    .where((column) => column.and(keyOf(draft)))
    .where('revision', '=', draft.expectedRevision)
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
