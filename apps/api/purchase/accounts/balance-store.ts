import { unpaidStates } from '@milepost/domain/payment/attempt-states'
import { type LedgerLine, rebookedLines, waiverLines, writeOffLines } from '@milepost/domain/payment/ledger'
import { pence } from '@milepost/domain/values/pence'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Actor } from '../../platform/audit/ports.ts'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey, RefundKey } from '../../platform/jobs/ports.ts'
import { book } from '../attempt/attempt-store.ts'

/** The customer's account of a payment: what they owe us, or negative what we owe them. */
export async function customerBalance(db: Kysely<Database>, attemptId: string): Promise<number> {
  const { rows } = await sql<{ balance: string }>`
    select coalesce(sum(line.pence), 0) as balance
    from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
    where entry.attempt_id = ${attemptId} and line.account = 'customer'`.execute(db)
  return Number(rows[0]?.balance ?? 0)
}

/** Waives pennies that the customer owes at an ending, as the last entry of the transaction that ends the policy (DSK-514). */
export async function waivePennies(
  transaction: Transaction<Database>,
  { tenant, attemptId, at }: { tenant: PolicyKey['tenant']; attemptId: string; at: Date },
): Promise<void> {
  const lines = waiverLines(await customerBalance(transaction, attemptId))
  if (lines.length > 0) await book(transaction, { tenant, attemptId, kind: 'waiver', lines, at })
}

type At = { now: Date; by: Actor }

/**
 * Gives up what the customer of a policy still owes that has ended or whose payment never came; undefined if they owe nothing, or it may
 * still come.
 */
export function writeOff(db: Kysely<Database>, key: PolicyKey, { now, by }: At): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const attemptId = await lockEnded(transaction, key, now)
    if (attemptId === undefined) return undefined
    const balance = await customerBalance(transaction, attemptId)
    if (balance <= 0) return undefined
    await bookWithRecord(
      transaction,
      { key, attemptId, kind: 'write-off', lines: writeOffLines(balance) },
      {
        now,
        by,
        act: 'balance.write-off',
      },
    )
    return balance
  })
}

/**
 * Books a refund that our fees paid against the customer's account, as far as the customer is owed money; undefined if our fees did
 * not pay it or nothing is owed.
 */
export function rebookRefund(
  db: Kysely<Database>,
  key: RefundKey,
  { now, by }: At,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const attemptId = await lockEnded(transaction, key, now)
    if (attemptId === undefined) return undefined
    const fromFees = await transaction
      .selectFrom('milepost.ledger_line as line')
      .innerJoin('milepost.ledger_entry as entry', 'entry.id', 'line.entry_id')
      .select('line.pence')
      .where('entry.attempt_id', '=', attemptId)
      .where('entry.kind', '=', `return-${key.number}`)
      .where('line.account', '=', 'fees')
      .executeTakeFirst()
    const owed = -(await customerBalance(transaction, attemptId))
    const amount = Math.min(Number(fromFees?.pence ?? 0), owed)
    if (amount <= 0) return undefined
    const kind = `rebooked-${key.number}` as const
    await bookWithRecord(
      transaction,
      { key, attemptId, kind, lines: rebookedLines(pence(amount)) },
      {
        now,
        by,
        act: 'balance.rebook',
      },
    )
    return amount
  })
}

async function bookWithRecord(
  transaction: Transaction<Database>,
  entry: {
    key: PolicyKey
    attemptId: string
    kind: 'write-off' | `rebooked-${number}`
    lines: readonly LedgerLine[]
  },
  { now, by, act }: At & { act: 'balance.write-off' | 'balance.rebook' },
): Promise<void> {
  const { key, attemptId, kind, lines } = entry
  if (!(await book(transaction, { tenant: key.tenant, attemptId, kind, lines, at: now })))
    throw new Error(`The accounts have a ${kind} of this payment already`)
  const after = { kind, pence: Math.abs(lines[0]?.pence ?? 0) }
  await appendEntries(transaction, by, now, [{ act, about: { kind: 'policy', id: key.policyNumber }, after }])
}

/** The payment of a policy that is cancelled or has ended, or of which we have no money; locked until the transaction ends. */
async function lockEnded(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: PolicyKey,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select attempt.id from milepost.payment_attempt as attempt
      join milepost.policy on policy.attempt_id = attempt.id
    where policy.tenant = ${tenant} and policy.policy_number = ${policyNumber}
      and (policy.cover_end <= ${now} or attempt.state in (${sql.join(unpaidStates)}) or exists (
        select from milepost.policy_cancellation as ended
        where ended.tenant = policy.tenant and ended.policy_number = policy.policy_number
          and ended.effected_at is not null))
    for update of attempt`.execute(transaction)
  return rows[0]?.id
}
