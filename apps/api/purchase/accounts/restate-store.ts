import type { Account, LedgerLine } from '@milepost/domain/payment/ledger'
import type { PaymentOption } from '@milepost/domain/payment/payment-option'
import { openRefundStates } from '@milepost/domain/payment/refund-states'
import {
  type BookedEntry,
  lackingLine,
  type PaymentRecords,
  type Restatement,
  restatements,
} from '@milepost/domain/payment/restatement'
import { pence } from '@milepost/domain/values/pence'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Actor } from '../../platform/audit/ports.ts'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import { book } from '../attempt/attempt-store.ts'
import type { Attempt } from '../attempt/ports.ts'
import { sumOf } from '../refund/refund-row-store.ts'

/** What was booked, or why nothing was. */
export type Restated =
  | { kind: 'restated'; changes: readonly Restatement[]; completed: number }
  | { kind: 'nothing-wrong' }
  /** An entry is restated once; what is wrong after that has another cause. */
  | { kind: 'restated-before' }

/**
 * Books what the records of a payment say that its accounts hold, and they do not (DSK-517). Entries never change: a missing one is booked, a
 * wrong one gets another beside it, and one that does not come to nothing gets the line that it lacks.
 */
export function restate(
  db: Kysely<Database>,
  {
    attempt,
    sold,
    policyNumber,
  }: { attempt: Attempt; sold: PaymentOption | undefined; policyNumber: string | undefined },
  { now, by }: { now: Date; by: Actor },
): Promise<Restated> {
  return db.transaction().execute(async (transaction) => {
    await sql`select from milepost.payment_attempt where id = ${attempt.id} for update`.execute(transaction)
    const completed = await completeEntries(transaction, attempt.id)
    const records = await recordsOf(transaction, attempt, sold)
    const booked = await bookedOf(transaction, attempt.id)
    const changes = restatements(records, booked)
    if (changes.length === 0 && completed === 0) return { kind: 'nothing-wrong' }
    for (const { kind, isMissing, lines } of changes) {
      const named = isMissing ? kind : (`restated-${kind}` as const)
      const entry = { tenant: attempt.tenant, attemptId: attempt.id, kind: named, lines, at: now }
      if (!(await book(transaction, entry))) return { kind: 'restated-before' }
    }
    const about =
      policyNumber === undefined
        ? ({ kind: 'quote', id: attempt.reference } as const)
        : ({ kind: 'policy', id: policyNumber } as const)
    const after = { kinds: changes.map(({ kind }) => kind), completed }
    await appendEntries(transaction, by, now, [{ act: 'balance.restate', about, after }])
    return { kind: 'restated', changes, completed }
  })
}

/** Each entry as it is now, with what was restated of it. */
async function bookedOf(
  transaction: Transaction<Database>,
  attemptId: string,
): Promise<readonly BookedEntry[]> {
  const rows = await transaction
    .selectFrom('milepost.ledger_entry as entry')
    .leftJoin('milepost.ledger_line as line', 'line.entry_id', 'entry.id')
    .select(['entry.kind', 'line.account', 'line.pence'])
    .where('entry.attempt_id', '=', attemptId)
    .orderBy('entry.id')
    .execute()
  const entries = new Map<string, LedgerLine[]>()
  for (const { kind: written, account, pence: amount } of rows) {
    const kind = written.replace(/^restated-/, '')
    const lines = entries.get(kind) ?? []
    if (account !== null) lines.push({ account: account as Account, pence: Number(amount) })
    entries.set(kind, lines)
  }
  return [...entries].map(([kind, lines]) => ({ kind, lines }))
}

/** The number of entries that lacked a line. */
async function completeEntries(transaction: Transaction<Database>, attemptId: string): Promise<number> {
  const { rows } = await sql<{ id: string; kind: string; lines: LedgerLine[] }>`
    select entry.id, entry.kind, json_agg(json_build_object('account', account, 'pence', pence)) as lines
    from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
    where entry.attempt_id = ${attemptId} group by entry.id having sum(pence) <> 0`.execute(transaction)
  for (const { id, kind, lines } of rows) {
    const line = lackingLine({ kind, lines })
    if (line === undefined) throw new Error(`Entry ${id} of the accounts names every account`)
    await transaction
      .insertInto('milepost.ledger_line')
      .values({ entry_id: id, ...line })
      .execute()
  }
  return rows.length
}

async function recordsOf(
  transaction: Transaction<Database>,
  { id, amount, state }: Attempt,
  sold: PaymentOption | undefined,
): Promise<PaymentRecords> {
  const refunds = await transaction
    .selectFrom('milepost.policy_refund')
    .select(['number', 'amount_pence', 'state'])
    .where('attempt_id', '=', id)
    .orderBy('number')
    .execute()
  return {
    sold,
    captured: state === 'CAPTURED' ? { amount, isRefunded: false } : undefined,
    returned: refunds.map((refund) => ({
      number: refund.number,
      amount: pence(Number(refund.amount_pence)),
      from:
        refund.state === 'refunded' ? 'card-provider' : refund.state === 'transferred' ? 'bank' : undefined,
    })),
    covered: await sumOf(transaction, id, openRefundStates, { reason: 'cancellation' }),
    mostToLender: await mostToLender(transaction, id, sold),
  }
}

/** Figures of before the loan was worked out count as no interest. */
async function mostToLender(
  transaction: Transaction<Database>,
  attemptId: string,
  sold: PaymentOption | undefined,
): Promise<PaymentRecords['mostToLender']> {
  if (sold?.method !== 'DIRECT_DEBIT') return undefined
  const cancelled = await transaction
    .selectFrom('milepost.policy_cancellation as cancelled')
    .innerJoin('milepost.policy as policy', (join) =>
      join
        .onRef('policy.tenant', '=', 'cancelled.tenant')
        .onRef('policy.policy_number', '=', 'cancelled.policy_number'),
    )
    .select('cancelled.figures')
    .where('policy.attempt_id', '=', attemptId)
    .where('cancelled.effected_at', 'is not', null)
    .executeTakeFirst()
  if (cancelled === undefined) return undefined
  const loan = cancelled.figures?.loan
  return pence(sold.plan.credit + (loan?.earned ?? 0) - (loan?.collected ?? 0))
}
