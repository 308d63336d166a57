import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/db/schema'
import type { DraftKey, DraftStore } from './ports'
import { sweepTally, tally } from './tally-store'

/**
 * Tries to open a draft: those of the last minutes for any id, those in all for a draft that exists (safety T2). Both are written
 * in one commit, so that a draft that exists takes no longer than one that does not.
 */
export function draftAttempts(db: Kysely<Database>): Pick<DraftStore, 'countAttempt' | 'forgetAttempts'> {
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

const keyOf = ({ tenant, journey, idHash }: DraftKey) => ({ tenant, journey, id_hash: idHash })

async function countForGood(db: Kysely<Database>, key: DraftKey): Promise<number> {
  const row = await db
    .updateTable('milepost.draft')
    .set({ failed_checks: sql<number>`failed_checks + 1` })
    .where((column) => column.and(keyOf(key)))
    .returning('failed_checks')
    .executeTakeFirst()
  return row?.failed_checks ?? 0
}
