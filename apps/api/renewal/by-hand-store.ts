import { endNotices } from '@milepost/domain/promise/end-of-cover'
import type { Kysely } from 'kysely'
import { appendEntries } from '../platform/audit/store.ts'
import type { Database } from '../platform/db/schema.ts'
import { book } from '../purchase/attempt/attempt-store.ts'
import type { RenewalsByHand } from './ports.ts'

/** What people record of a period, each with its entry in the trail (DSK-517). */
export function byHandStore(db: Kysely<Database>): RenewalsByHand {
  return {
    bookHeld: ({ tenant, fromPolicy }, cost, { now: at, by }) =>
      db.transaction().execute(async (transaction) => {
        if (!(await book(transaction, { tenant, kind: 'cover-held', at, ...cost }))) return false
        const after = { pence: Math.abs(cost.lines[0]?.pence ?? 0) }
        const about = { kind: 'policy', id: fromPolicy } as const
        await appendEntries(transaction, by, at, [{ act: 'renewal.book-held', about, after }])
        return true
      }),
    markTold: ({ tenant, firstPolicy, period, fromPolicy, state, plan }, { now: at, by }) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('milepost.renewal')
          .set({
            ends_told: endNotices.length,
            ...(plan === 'by-itself' && state === 'lapsed' && { told_state: 'lapsed' as const }),
          })
          .where((column) => column.and({ tenant, first_policy_number: firstPolicy, period_no: period }))
          .execute()
        const about = { kind: 'policy', id: fromPolicy } as const
        await appendEntries(transaction, by, at, [{ act: 'renewal.told', about }])
      }),
  }
}
