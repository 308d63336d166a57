import { goodwillLines, refundLines } from '@milepost/domain/payment/ledger'
import { isRefundStep, type RefundState } from '@milepost/domain/payment/refund-states'
import { type Pence, pence } from '@milepost/domain/values/pence'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Actor, AuditAct } from '../platform/audit/ports'
import { appendEntries } from '../platform/audit/store'
import type { Database } from '../platform/db/schema'
import type { RefundKey } from '../platform/jobs/ports'
import type { Enqueue } from '../platform/jobs/store'
import { book } from './attempt-store'
import type { NewRefund, Refund, RefundPerson, RefundStore } from './refund-ports'

/** Refunds in PostgreSQL. The database also has the table of steps, and refuses more than was paid (DSK-504, DSK-506). */
export function refundStore(db: Kysely<Database>, enqueue: Enqueue): RefundStore {
  return {
    async refundsOf({ tenant, policyNumber }) {
      const rows = await db
        .selectFrom('milepost.policy_refund')
        .selectAll()
        .where((column) => column.and({ tenant, policy_number: policyNumber }))
        .orderBy('number')
        .execute()
      return rows.map(refundOf)
    },
    async findRefund(key) {
      const row = await db
        .selectFrom('milepost.policy_refund')
        .selectAll()
        .where((column) => column.and(named(key)))
        .executeTakeFirst()
      return row && refundOf(row)
    },
    async openRefunds() {
      const rows = await db
        .selectFrom('milepost.policy_refund')
        .selectAll()
        .where('state', 'in', ['proposed', 'ready', 'failed'])
        .orderBy('begun_at')
        .limit(200)
        .execute()
      return rows.map(refundOf)
    },
    begin: (refund, seen, { now, by }) =>
      db.transaction().execute(async (transaction) => {
        const paid = await lockPaid(transaction, refund)
        if (paid === undefined || paid.returned + refund.amount > paid.captured) return 'above-paid'
        if (paid.returned !== seen.returned) return 'changed'
        const begun = await insertRefund(transaction, refund, now, enqueue)
        await record(transaction, begun, begun.state === 'ready' ? 'refund.begin' : 'refund.propose', by, now)
        return begun
      }),
    decide: (refund, { to, second }, { now, by }) =>
      db.transaction().execute(async (transaction) => {
        const target = to === 'ready' ? await targetOf(transaction, refund) : null
        const moved = await move(transaction, refund, to, { now, second, target })
        if (moved === undefined) return 'moved-on'
        if (to === 'ready') await enqueue(transaction, [jobOf(moved)])
        await record(transaction, moved, to === 'ready' ? 'refund.confirm' : 'refund.refuse', by, now)
        return moved
      }),
    retry: (refund, { now, by }) =>
      db.transaction().execute(async (transaction) => {
        const moved = await move(transaction, refund, 'ready', { now })
        if (moved === undefined) return 'moved-on'
        await enqueue(transaction, [jobOf(moved)])
        await record(transaction, moved, 'refund.retry', by, now)
        return moved
      }),
    complete: (refund, now) =>
      db.transaction().execute(async (transaction) => {
        if ((await move(transaction, refund, 'refunded', { now })) === undefined) return
        const { tenant, attemptId, amount, number } = refund
        // A cancellation has already booked what the customer is owed; any other refund reduces our income.
        const lines = refund.reason === 'cancellation' ? refundLines(amount) : goodwillLines(amount)
        await book(transaction, { tenant, attemptId, kind: `return-${number}`, lines, at: now })
        await addEvent(transaction, refund, `refunded-${number}`, now)
      }),
    fail: (refund, now) =>
      db.transaction().execute(async (transaction) => {
        if (await move(transaction, refund, 'failed', { now }))
          await addEvent(transaction, refund, `refund-failed-${refund.number}`, now)
      }),
  }
}

type Paid = { attemptId: string; captured: Pence; returned: Pence }

/** What was captured for a policy and what of it is or will be refunded. Locked until the transaction ends; undefined if nothing was. */
export async function lockPaid(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: Pick<NewRefund, 'tenant' | 'policyNumber'>,
): Promise<Paid | undefined> {
  const attempt = await transaction
    .selectFrom('milepost.payment_attempt as attempt')
    .select(['attempt.id', 'attempt.amount_pence'])
    .where('attempt.id', '=', ({ selectFrom }) =>
      selectFrom('milepost.policy as policy')
        .select('policy.attempt_id')
        .where((column) => column.and({ tenant, policy_number: policyNumber })),
    )
    .where('attempt.state', '=', 'CAPTURED')
    .forUpdate()
    .executeTakeFirst()
  if (attempt === undefined) return undefined
  const returned = await sumOf(transaction, attempt.id, ['proposed', 'ready', 'failed', 'refunded'])
  return { attemptId: attempt.id, captured: pence(Number(attempt.amount_pence)), returned }
}

/** Writes a refund and its job. The payment is locked by the caller. */
export async function insertRefund(
  transaction: Transaction<Database>,
  { tenant, policyNumber, amount, reason, state, first }: NewRefund,
  now: Date,
  enqueue: Enqueue,
): Promise<Refund> {
  const paid = await lockPaid(transaction, { tenant, policyNumber })
  if (paid === undefined) throw new TypeError('Nothing was taken that could be refunded')
  const { attemptId } = paid
  const last = await transaction
    .selectFrom('milepost.policy_refund')
    .select('number')
    .where((column) => column.and({ tenant, policy_number: policyNumber }))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const key = { tenant, policyNumber, number: (last?.number ?? 0) + 1 }
  const target = state === 'ready' ? await targetOf(transaction, { attemptId, amount }) : null
  const row = await transaction
    .insertInto('milepost.policy_refund')
    .values({
      ...named(key),
      attempt_id: attemptId,
      amount_pence: amount,
      reason,
      state,
      target_pence: target,
      first_subject_id: first.subject,
      first_who: first.name,
      begun_at: now,
      moved_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const refund = refundOf(row)
  if (state === 'ready') await enqueue(transaction, [jobOf(refund)])
  return refund
}

const jobOf = ({ tenant, policyNumber, number }: RefundKey) =>
  ({ name: 'refund', data: { tenant, policyNumber, number } }) as const

/** The total refunded or being refunded of the payment, with this refund. A failed refund may have been carried out after all. */
async function targetOf(
  transaction: Transaction<Database>,
  { attemptId, amount }: Pick<Refund, 'attemptId' | 'amount'>,
): Promise<number> {
  await sql`select from milepost.payment_attempt where id = ${attemptId} for update`.execute(transaction)
  return (await sumOf(transaction, attemptId, ['ready', 'failed', 'refunded'])) + amount
}

async function sumOf(
  transaction: Transaction<Database>,
  attemptId: string,
  states: readonly RefundState[],
): Promise<Pence> {
  const { sum } = await transaction
    .selectFrom('milepost.policy_refund')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount_pence'), sql<string>`0`).as('sum'))
    .where('attempt_id', '=', attemptId)
    .where('state', 'in', [...states])
    .executeTakeFirstOrThrow()
  return pence(Number(sum))
}

async function move(
  transaction: Transaction<Database>,
  refund: Refund,
  to: RefundState,
  { now, second, target }: { now: Date; second?: RefundPerson; target?: number | null },
): Promise<Refund | undefined> {
  if (!isRefundStep(refund.state, to)) throw new TypeError(`No refund goes from ${refund.state} to ${to}`)
  const row = await transaction
    .updateTable('milepost.policy_refund')
    .set({
      state: to,
      moved_at: now,
      ...(second && { second_subject_id: second.subject, second_who: second.name }),
      ...(target !== undefined && { target_pence: target }),
    })
    .where((column) => column.and({ ...named(refund), state: refund.state }))
    .returningAll()
    .executeTakeFirst()
  return row && refundOf(row)
}

async function record(
  transaction: Transaction<Database>,
  { policyNumber, number, amount, reason, state }: Refund,
  act: AuditAct,
  by: Actor,
  now: Date,
): Promise<void> {
  const after = { number, pence: amount, reason, state }
  await appendEntries(transaction, by, now, [{ act, about: { kind: 'policy', id: policyNumber }, after }])
}

async function addEvent(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: RefundKey,
  kind: string,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('milepost.policy_event')
    .values({ tenant, policy_number: policyNumber, kind, at })
    .execute()
}

const named = ({ tenant, policyNumber, number }: RefundKey) => ({
  tenant,
  policy_number: policyNumber,
  number,
})

function refundOf(row: Selectable<Database['milepost.policy_refund']>): Refund {
  return {
    tenant: row.tenant,
    policyNumber: row.policy_number,
    number: row.number,
    attemptId: row.attempt_id,
    amount: pence(Number(row.amount_pence)),
    reason: row.reason,
    state: row.state,
    target: row.target_pence === null ? undefined : pence(Number(row.target_pence)),
    first: { subject: row.first_subject_id, name: row.first_who },
    second:
      row.second_subject_id === null || row.second_who === null
        ? undefined
        : { subject: row.second_subject_id, name: row.second_who },
    begunAt: row.begun_at,
    movedAt: row.moved_at,
  }
}
