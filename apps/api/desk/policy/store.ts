import type { Account } from '@milepost/domain/payment/ledger'
import { type Kysely, sql } from 'kysely'
import { readTrail, recorded } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import { isRestricted } from '../../privacy/restricted-store.ts'
import { correctContacts, correctUnboughtAnswers } from '../../purchase/policy/correct-contact-store.ts'
import { recentStaff } from '../recent-staff-store.ts'
import { supportOf } from '../search/person-store.ts'
import type { DeskPolicyStore, LedgerEntry } from './ports.ts'

const MOST = 200
const looks: readonly string[] = ['policy.open', 'policy.open-document']

/** What only the desk reads of a policy. Every statement names the tenant, or an id found by the tenant. */
export function deskPolicyStore(db: Kysely<Database>): DeskPolicyStore {
  return {
    record: (entry, by, now) => recorded(db, by, now, async (_transaction, record) => record(entry)),
    async documentsSent({ tenant, policyNumber }) {
      const { rows } = await sql<{ at: Date; correctedSince: boolean }>`
        select sent_at as at, exists (
          select from milepost.policy_event as event
          where event.tenant = ${tenant} and event.policy_number = ${policyNumber}
            and event.kind = 'address-corrected'
            and (event.at > sent.sent_at or (event.at = sent.sent_at and sent.template = 'policy'))
        ) as "correctedSince"
        from milepost.mail_sent as sent
        where subject = ${`${tenant}:${policyNumber}`} and (template = 'policy' or template like 'policy-again-%' or template like 'ended-again-%')
          and is_confirmed
        order by sent_at desc, template desc limit 1
      `.execute(db)
      return rows[0]
    },
    async ledgerOf(attemptId) {
      const { rows } = await sql<{ id: string; kind: string; at: Date; account: Account; pence: string }>`
        select entry.id, entry.kind, entry.at, line.account, line.pence
        from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
        where entry.attempt_id = ${attemptId} order by entry.id, line.account
      `.execute(db)
      const entries = new Map<string, LedgerEntry>()
      for (const { id, kind, at, account, pence } of rows) {
        const lines = [...(entries.get(id)?.lines ?? []), { account, pence: Number(pence) }]
        entries.set(id, { kind, at, lines })
      }
      return [...entries.values()]
    },
    recentStaff: (brand, now) => recentStaff(db, brand, now),
    supportFor: (key, brands) => supportOf(db, key, brands),
    async isRestricted({ tenant, reference }) {
      const row = await db
        .selectFrom('milepost.quote')
        .select(isRestricted.as('isRestricted'))
        .where((column) => column.and({ tenant, reference }))
        .executeTakeFirst()
      return row?.isRestricted ?? false
    },
    eventsOf: ({ tenant, policyNumber }) =>
      db
        .selectFrom('milepost.policy_event')
        .select(['kind', 'at'])
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .orderBy('id', 'desc')
        .limit(MOST)
        .execute(),
    async actsOn(policyNumber) {
      const entries = await readTrail(db, { on: [policyNumber], most: MOST })
      return entries.filter(({ act, about }) => about.kind === 'policy' && !looks.includes(act))
    },
    correctAddress: ({ tenant, policyNumber, reference }, email, by, now) =>
      recorded(db, by, now, async (transaction, record) => {
        const references = await correctContacts(transaction, { tenant, reference }, { email })
        for (const each of references)
          await correctUnboughtAnswers(transaction, { tenant, reference: each }, { email })
        await transaction
          .insertInto('milepost.policy_event')
          .values({ tenant, policy_number: policyNumber, kind: 'address-corrected', at: now })
          .execute()
        record({ act: 'policy.correct-address', about: { kind: 'policy', id: policyNumber } })
      }),
  }
}
