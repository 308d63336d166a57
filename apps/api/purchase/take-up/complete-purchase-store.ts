import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { crashpoint } from '../../platform/crashpoint.ts'
import type { Database } from '../../platform/db/schema.ts'
import { retried } from '../../platform/db/storage-error.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import { storedQuote } from '../../quote/row-store.ts'
import { contactStore, pairOf, quoteOf } from '../../quote/store.ts'
import { attemptOf, book, moveIn } from '../attempt/attempt-store.ts'
import type { Attempt, CommittedPurchase, Decision, PaymentStore } from '../attempt/ports.ts'
import type { NewPolicy, Policy } from '../policy/ports.ts'
import { newPolicyRow, policyOf } from '../policy/store.ts'

/**
 * The one transaction in which a quote becomes a policy or its authorisation is voided. It locks the quote, then the attempt, and
 * decides on their locked state, not on what was read before (take-up, steps 4 to 7).
 */
export function purchaseCommits(
  db: Kysely<Database>,
  enqueue: Enqueue,
): Pick<PaymentStore, 'commitPurchase'> {
  return {
    commitPurchase: (attempt, now, decide) =>
      retried(() =>
        db.transaction().execute(async (transaction) => {
          const locked = await lockPurchase(transaction, attempt, now)
          const decision = decide(locked)
          return carryOut(transaction, locked.attempt, decision, now, enqueue)
        }),
      ),
  }
}

async function lockPurchase(
  transaction: Transaction<Database>,
  { id, tenant, reference }: Attempt,
  now: Date,
) {
  // Also locks the paired quote, always in the same order: only one of a pair is sold, even by simultaneous payments (DAT-22).
  await transaction
    .selectFrom('milepost.quote')
    .select('reference')
    .where('tenant', '=', tenant)
    .where('reference', 'in', pairOf({ tenant, reference }))
    .orderBy('reference')
    .forUpdate()
    .execute()
  const quote = await quoteOf(transaction, { tenant, reference }).executeTakeFirstOrThrow()
  const attempt = await transaction
    .selectFrom('milepost.payment_attempt')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const policy = await transaction
    .selectFrom('milepost.policy')
    .selectAll()
    .where((column) => column.and({ tenant, reference }))
    .executeTakeFirst()
  return {
    quote: storedQuote(transaction, quote, now),
    attempt: attemptOf(transaction, attempt),
    policy: policy && policyOf(transaction, policy),
    // Read under the lock: an address that is corrected meanwhile is the policy's.
    contact: await contactStore(transaction).findContact({ tenant, reference }),
  }
}

async function carryOut(
  transaction: Transaction<Database>,
  attempt: Attempt,
  decision: Decision,
  now: Date,
  enqueue: Enqueue,
): Promise<CommittedPurchase> {
  switch (decision.kind) {
    case 'leave':
      return { kind: 'left', attempt }
    case 'release':
      await moveIn(transaction, attempt, { to: 'VOID_READY', now, jobs: decision.jobs }, enqueue)
      return { kind: 'released', because: decision.because }
    case 'issue': {
      const policy = await issue(transaction, attempt, decision.policy)
      crashpoint('takeup.midTx')
      await moveIn(transaction, attempt, { to: 'TAKEN_UP', now, jobs: decision.jobs(policy) }, enqueue)
      return { kind: 'issued', policy }
    }
  }
}

async function issue(
  transaction: Transaction<Database>,
  { tenant, reference }: Attempt,
  { ledger, documents, ...made }: NewPolicy,
): Promise<Policy> {
  const policyNumber = `${tenant}-${await nextNumber(transaction)}`
  const policy: Policy = { ...made, tenant, reference, policyNumber, portalUser: undefined }
  const at = made.issuedAt
  await transaction.insertInto('milepost.policy').values(newPolicyRow(transaction, policy)).execute()
  await transaction
    .insertInto('milepost.policy_event')
    .values({ tenant, policy_number: policyNumber, kind: 'issued', at })
    .execute()
  await book(transaction, { tenant, attemptId: policy.attemptId, kind: 'sale', lines: ledger, at })
  await transaction
    .insertInto('milepost.policy_document')
    .values(
      documents(policyNumber).map(({ kind, name, fileName }, place) => ({
        // 128 random bits: it cannot be guessed (safety T3).
        id: randomBytes(16).toString('base64url'),
        tenant,
        policy_number: policyNumber,
        place,
        kind,
        name,
        file_name: fileName,
      })),
    )
    .execute()
  await transaction
    .updateTable('milepost.quote')
    .set({ status: 'taken-up' })
    .where((column) => column.and({ tenant, reference }))
    .execute()
  if (made.requested.automaticRenewal && !made.requested.isAutomatic)
    await liftStop(transaction, { tenant, reference }, policyNumber, at)
  return policy
}

/** A renewal that its customer bought, and asked to renew automatically, replaces an earlier stop of the chain (D-279). */
async function liftStop(
  transaction: Transaction<Database>,
  { tenant, reference }: Pick<Attempt, 'tenant' | 'reference'>,
  policyNumber: string,
  at: Date,
): Promise<void> {
  const lifted = await transaction
    .deleteFrom('milepost.subscription_stop')
    .where('tenant', '=', tenant)
    .where('first_policy_number', 'in', (chain) =>
      chain
        .selectFrom('milepost.renewal')
        .select('first_policy_number')
        .where((column) => column.and({ tenant, reference })),
    )
    .executeTakeFirst()
  if (lifted.numDeletedRows > 0n)
    await transaction
      .insertInto('milepost.policy_event')
      .values({ tenant, policy_number: policyNumber, kind: 'renewal-resumed', at })
      .execute()
}

async function nextNumber(transaction: Transaction<Database>): Promise<string> {
  const { rows } = await sql<{ drawn: string }>`select nextval('milepost.policy_number') as drawn`.execute(
    transaction,
  )
  const [row] = rows
  if (row === undefined) throw new TypeError('A sequence gave no number')
  return row.drawn
}
