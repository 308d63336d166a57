import type { Kysely, Selectable } from 'kysely'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import type { PolicyProof, ProofStore } from './proof-ports.ts'

/** The proofs of policies in PostgreSQL. */
export function proofStore(db: Kysely<Database>, enqueue: Enqueue): ProofStore {
  return {
    async saveAsked({ tenant, policyNumber }, asked, now) {
      if (asked.length === 0) return
      await db
        .insertInto('milepost.policy_proof')
        .values(
          asked.map(({ code, dueOn }) => ({
            tenant,
            policy_number: policyNumber,
            code,
            state: 'asked' as const,
            refusal: null,
            asked_at: now,
            due_on: dueOn,
            moved_at: now,
          })),
        )
        .onConflict((clash) => clash.columns(['tenant', 'policy_number', 'code']).doNothing())
        .execute()
    },
    async proofsOf({ tenant, policyNumber }) {
      const rows = await db
        .selectFrom('milepost.policy_proof')
        .selectAll()
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .orderBy('due_on')
        .orderBy('code')
        .execute()
      return rows.map(proofOf)
    },
    moveProof: ({ tenant, policyNumber, code, state, movedAt }, move, { by, now }) =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction
          .updateTable('milepost.policy_proof')
          .set({
            state: move.to,
            refusal: 'refusal' in move ? move.refusal : null,
            moved_at: now,
            ...('dueOn' in move && { due_on: move.dueOn }),
          })
          .where((column) =>
            column.and({ tenant, policy_number: policyNumber, code, state, moved_at: movedAt }),
          )
          .returning('code')
          .executeTakeFirst()
        if (row === undefined) return false
        await appendEntries(transaction, by, now, [
          {
            act: 'policy.proof',
            about: { kind: 'policy', id: policyNumber },
            before: { proof: code, state },
            after: { proof: code, state: move.to, ...('refusal' in move && { refusal: move.refusal }) },
          },
        ])
        await enqueue(transaction, [{ name: 'proof-mail', data: { tenant, policyNumber, code } }])
        return true
      }),
  }
}

function proofOf(row: Selectable<Database['milepost.policy_proof']>): PolicyProof {
  return {
    tenant: row.tenant,
    policyNumber: row.policy_number,
    code: row.code,
    state: row.state,
    refusal: row.refusal ?? undefined,
    dueOn: row.due_on,
    askedAt: row.asked_at,
    movedAt: row.moved_at,
  }
}
