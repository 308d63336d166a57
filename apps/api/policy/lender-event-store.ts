import { pence } from '@milepost/domain/values/pence'
import { type Kysely, sql } from 'kysely'
import { appendEntries } from '../platform/audit/store'
import type { Database } from '../platform/db/schema'
import type { LenderEventStore } from './loan-ports'

/** What finance recorded of a loan, with its entry in the trail (DSK-520). */
export function lenderEventStore(db: Kysely<Database>): LenderEventStore {
  return {
    async lenderEventsOf({ tenant, policyNumber }) {
      const rows = await db
        .selectFrom('milepost.lender_event')
        .select(['kind', 'on_day', 'amount_pence', 'who', 'recorded_at'])
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .orderBy('number')
        .execute()
      return rows.map(({ kind, on_day, amount_pence, who, recorded_at }) => ({
        kind,
        on: on_day,
        amount: pence(Number(amount_pence)),
        who,
        recordedAt: recorded_at,
      }))
    },
    recordLenderEvent: ({ tenant, policyNumber }, { kind, on, amount }, by, now) =>
      db.transaction().execute(async (transaction) => {
        // The policy is locked, so that two people do not take the same number, and no figures are committed meanwhile.
        await sql`
          select from milepost.policy where tenant = ${tenant} and policy_number = ${policyNumber} for update
        `.execute(transaction)
        const { numAffectedRows } = await sql`
          insert into milepost.lender_event (tenant, policy_number, number, kind, on_day, amount_pence, who, recorded_at)
          select ${tenant}, ${policyNumber}, count(*) + 1, ${kind}, ${on}, ${amount}, ${by.who}, ${now}
          from milepost.lender_event where tenant = ${tenant} and policy_number = ${policyNumber}
          on conflict do nothing
        `.execute(transaction)
        if (numAffectedRows !== 1n) return false
        await appendEntries(transaction, by, now, [
          {
            act: 'lender.record',
            about: { kind: 'policy', id: policyNumber },
            after: { kind, on, amount },
          },
        ])
        return true
      }),
  }
}
