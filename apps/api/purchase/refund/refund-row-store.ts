import type { DecidedRefund } from '@milepost/domain/desk/refund-authority'
import {
  openRefundStates,
  type RefundReason,
  type RefundState,
  type RefundWay,
} from '@milepost/domain/payment/refund-states'
import { type Pence, pence } from '@milepost/domain/values/pence'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Actor, AuditAct, AuditDetails } from '../../platform/audit/ports.ts'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey, RefundKey } from '../../platform/jobs/ports.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import type { NewRefund, Refund } from './refund-ports.ts'

/** What the stores of refunds and of cancellations share: the rows, their locks, and what is written with them. */

/** Of what is or will be returned to the card, `proposed` still waits for a second person. */
export type Paid = { attemptId: string; captured: Pence; returned: Pence; proposed: Pence }

const countedStates: readonly RefundState[] = ['proposed', 'ready', 'failed', 'refunded', 'transferred']

/** What was captured for a policy and what of it is or will be refunded to the card. Locked until the transaction ends; undefined if nothing was. */
export async function lockPaid(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: PolicyKey,
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
  const returned = await sumOf(transaction, attempt.id, countedStates, { way: 'card' })
  const proposed = await sumOf(transaction, attempt.id, ['proposed'], { way: 'card' })
  return { attemptId: attempt.id, captured: pence(Number(attempt.amount_pence)), returned, proposed }
}

/** What customer and lender paid for a policy in all, and what of it is or will be returned in any way. Its payment is locked. */
export async function lockPrice(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: PolicyKey,
): Promise<{ attemptId: string; price: Pence; returned: Pence }> {
  const { id } = await transaction
    .selectFrom('milepost.payment_attempt as attempt')
    .select('attempt.id')
    .where('attempt.id', '=', ({ selectFrom }) =>
      selectFrom('milepost.policy as policy')
        .select('policy.attempt_id')
        .where((column) => column.and({ tenant, policy_number: policyNumber })),
    )
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ price: string }>`
    select coalesce(sum(line.pence), 0) as price
    from milepost.ledger_entry as entry join milepost.ledger_line as line on line.entry_id = entry.id
    where entry.attempt_id = ${id} and entry.kind = 'sale' and line.account in ('customer', 'lender')
  `.execute(transaction)
  const returned = await sumOf(transaction, id, countedStates)
  return { attemptId: id, price: pence(Number(rows[0]?.price ?? 0)), returned }
}

/** What refunds of a cancellation that are still to be paid will return. */
export const openOwed = (db: Kysely<Database>, attemptId: string): Promise<Pence> =>
  sumOf(db, attemptId, openRefundStates, { reason: 'cancellation' })

/**
 * Until the transaction ends no other refund of this person can be decided, so that simultaneous ones count each other (DSK-513).
 * Taken before the payment is locked, by everyone who takes both.
 */
export async function lockPerson(
  transaction: Transaction<Database>,
  subject: string,
  about: { policyNumber: string; now: Date },
): Promise<readonly DecidedRefund[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`refund:${subject}`}, 0))`.execute(transaction)
  return decidedBy(transaction, subject, about)
}

/** What a person has decided about a policy, and on all policies in the last two days, which contain every London day of now. */
export async function decidedBy(
  db: Kysely<Database>,
  subject: string,
  { policyNumber, now }: { policyNumber: string; now: Date },
): Promise<readonly DecidedRefund[]> {
  const { rows } = await sql<{ policyNumber: string; amount: string; as: DecidedRefund['as']; at: Date }>`
    select policy_number as "policyNumber", amount_pence as amount, begun_at as at,
      case when first_subject_id = ${subject} then 'alone' else 'second' end as as
    from milepost.policy_refund
    where state in ('ready', 'failed', 'refunded', 'transferred')
      and (policy_number = ${policyNumber} or begun_at > ${now}::timestamptz - interval '2 days')
      and ((first_subject_id = ${subject} and second_subject_id is null) or second_subject_id = ${subject})
  `.execute(db)
  return rows.map(({ amount, ...row }) => ({ ...row, amount: pence(Number(amount)) }))
}

type Inserted = PolicyKey &
  Pick<NewRefund, 'amount' | 'reason' | 'first'> & {
    state: 'proposed' | 'ready'
    way?: RefundWay
    corrects?: number
    waitsSince?: Date
  }

/** Writes a refund and its job. The payment is locked by the caller. */
export async function insertRefund(
  transaction: Transaction<Database>,
  { tenant, policyNumber, amount, reason, state, way = 'card', first, corrects, waitsSince }: Inserted,
  now: Date,
  enqueue: Enqueue,
): Promise<Refund> {
  const lock = way === 'bank' ? lockPrice : lockPaid
  const paid = await lock(transaction, { tenant, policyNumber })
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
      way,
      state,
      target_pence: target,
      first_subject_id: first.subject,
      first_who: first.name,
      corrects: corrects ?? null,
      waits_since: waitsSince ?? null,
      begun_at: now,
      moved_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const refund = refundOf(row)
  if (state === 'ready') await enqueue(transaction, [jobOf(refund)])
  return refund
}

export const jobOf = ({ tenant, policyNumber, number }: RefundKey) =>
  ({ name: 'refund', data: { tenant, policyNumber, number } }) as const

/** The total refunded or being refunded to the card, with this refund. A failed refund may have been carried out after all. */
export async function targetOf(
  transaction: Transaction<Database>,
  { attemptId, amount }: Pick<Refund, 'attemptId' | 'amount'>,
): Promise<number> {
  await sql`select from milepost.payment_attempt where id = ${attemptId} for update`.execute(transaction)
  const states = ['ready', 'failed', 'refunded'] as const
  return (await sumOf(transaction, attemptId, states, { way: 'card' })) + amount
}

export async function sumOf(
  db: Kysely<Database>,
  attemptId: string,
  states: readonly RefundState[],
  { reason, way }: { reason?: RefundReason; way?: RefundWay } = {},
): Promise<Pence> {
  const { sum } = await db
    .selectFrom('milepost.policy_refund')
    .select(({ fn }) => fn.coalesce(fn.sum<string>('amount_pence'), sql<string>`0`).as('sum'))
    .where('attempt_id', '=', attemptId)
    .where('state', 'in', [...states])
    .where((column) => column.and({ ...(reason && { reason }), ...(way && { way }) }))
    .executeTakeFirstOrThrow()
  return pence(Number(sum))
}

export async function record(
  transaction: Transaction<Database>,
  { policyNumber, number, amount, reason, way, state }: Refund,
  act: AuditAct,
  by: Actor,
  now: Date,
  before?: AuditDetails,
): Promise<void> {
  const after = { number, pence: amount, reason, ...(way === 'bank' && { way }), state }
  const about = { kind: 'policy', id: policyNumber } as const
  await appendEntries(transaction, by, now, [{ act, about, ...(before && { before }), after }])
}

export async function addEvent(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: PolicyKey,
  kind: string,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('milepost.policy_event')
    .values({ tenant, policy_number: policyNumber, kind, at })
    .execute()
}

export const named = ({ tenant, policyNumber, number }: RefundKey) => ({
  tenant,
  policy_number: policyNumber,
  number,
})

export function refundOf(row: Selectable<Database['milepost.policy_refund']>): Refund {
  return {
    tenant: row.tenant,
    policyNumber: row.policy_number,
    number: row.number,
    attemptId: row.attempt_id,
    amount: pence(Number(row.amount_pence)),
    reason: row.reason,
    way: row.way,
    state: row.state,
    target: row.target_pence === null ? undefined : pence(Number(row.target_pence)),
    first: { subject: row.first_subject_id, name: row.first_who },
    second:
      row.second_subject_id === null || row.second_who === null
        ? undefined
        : { subject: row.second_subject_id, name: row.second_who },
    corrects: row.corrects ?? undefined,
    begunAt: row.begun_at,
    waitsSince: row.waits_since ?? row.begun_at,
    movedAt: row.moved_at,
  }
}
