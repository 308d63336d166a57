import { correctionLines, type PaidFrom, returnLines } from '@milepost/domain/payment/ledger'
import {
  claimOf,
  isRefundStep,
  openRefundStates,
  type RefundState,
} from '@milepost/domain/payment/refund-states'
import { type Pence, pence, subtract } from '@milepost/domain/values/pence'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import type { RefundMoment } from '../../platform/jobs/ports.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import { customerBalance } from '../accounts/balance-store.ts'
import { book } from '../attempt/attempt-store.ts'
import type { Refund, RefundPerson, RefundStore } from './refund-ports.ts'
import {
  addEvent,
  decidedBy,
  insertRefund,
  jobOf,
  lockPaid,
  lockPerson,
  lockPrice,
  named,
  openOwed,
  record,
  refundOf,
  targetOf,
} from './refund-row-store.ts'

/** Refunds in PostgreSQL. The database also has the table of steps, and refuses more than was paid (DSK-504, DSK-506). */
export function refundStore(db: Kysely<Database>, enqueue: Enqueue): RefundStore {
  const tell = (transaction: Transaction<Database>, refund: Refund, moment: RefundMoment) => {
    const { tenant, policyNumber, number } = refund
    return enqueue(transaction, [{ name: 'refund-mail', data: { tenant, policyNumber, number, moment } }])
  }
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
        .where('state', 'in', openRefundStates)
        .orderBy('begun_at')
        .limit(200)
        .execute()
      return rows.map(refundOf)
    },
    decidedBy: (subject, about) => decidedBy(db, subject, about),
    balanceOf: (attemptId) => customerBalance(db, attemptId),
    begin: ({ approval, ...refund }, seen, { now, by }) =>
      db.transaction().execute(async (transaction) => {
        const decided = await lockPerson(transaction, refund.first.subject, { ...refund, now })
        const required = approval(decided)
        if (required === 'not-allowed') return required
        const paid = await lockPaid(transaction, refund)
        if (paid === undefined || paid.returned + refund.amount > paid.captured) return 'above-paid'
        if (paid.returned !== seen.returned) return 'changed'
        const state = required === 'alone' ? 'ready' : 'proposed'
        const begun = await insertRefund(transaction, { ...refund, state }, now, enqueue)
        await record(transaction, begun, state === 'ready' ? 'refund.begin' : 'refund.propose', by, now)
        return begun
      }),
    proposeOwed: (key, first, { now, by }) =>
      db.transaction().execute(async (transaction) => {
        const all = await lockPrice(transaction, key)
        const paid = await lockPaid(transaction, key)
        const uncovered = await uncoveredDebt(transaction, all.attemptId)
        const toCard = Math.min(uncovered, (paid?.captured ?? 0) - (paid?.returned ?? 0))
        const toBank = Math.min(uncovered - toCard, all.price - all.returned - toCard)
        const begun: Refund[] = []
        for (const [way, amount] of [['card', toCard] as const, ['bank', toBank] as const]) {
          if (amount <= 0) continue
          const asked = {
            ...key,
            amount: pence(amount),
            reason: 'cancellation',
            way,
            first,
            state: 'proposed',
          } as const
          begun.push(await insertRefund(transaction, asked, now, enqueue))
        }
        for (const each of begun) await record(transaction, each, 'refund.propose', by, now)
        const [one, ...more] = begun
        return one ? [one, ...more] : 'nothing-owed'
      }),
    decide: (refund, { to, second, mayDecide }, { now, by }) =>
      db.transaction().execute(async (transaction) => {
        const decided = await lockPerson(transaction, second.subject, { ...refund, now })
        if (!mayDecide(decided)) return 'not-them'
        const isSent = to === 'ready' && refund.way === 'card'
        const target = isSent ? await targetOf(transaction, refund) : null
        const moved = await move(transaction, refund, to, { now, second, target })
        if (moved === undefined) return 'moved-on'
        if (isSent) await enqueue(transaction, [jobOf(moved)])
        if (to === 'ready' && moved.corrects !== undefined) {
          await bookCorrection(transaction, moved, now)
          await tell(transaction, moved, 'corrected')
        }
        await record(transaction, moved, to === 'ready' ? 'refund.confirm' : 'refund.refuse', by, now)
        return moved
      }),
    correct: (refund, { amount, first }, { now, by }) =>
      db.transaction().execute(async (transaction) => {
        const { price, returned } = await lockPrice(transaction, refund)
        const paid =
          refund.way === 'card' ? await lockPaid(transaction, refund) : { returned, captured: price }
        if (paid === undefined || paid.returned - refund.amount + amount > paid.captured) return 'above-paid'
        const replaced = await move(transaction, refund, 'replaced', { now, second: first, target: null })
        if (replaced === undefined) return 'moved-on'
        const { tenant, policyNumber, reason, way, number: corrects, waitsSince } = refund
        const asked = { tenant, policyNumber, reason, way, amount, first, corrects, waitsSince } as const
        const begun = await insertRefund(transaction, { ...asked, state: 'proposed' }, now, enqueue)
        await record(transaction, begun, 'refund.correct', by, now, { corrects, pence: refund.amount })
        return begun
      }),
    retry: (refund, { now, by }) =>
      db.transaction().execute(async (transaction) => {
        // One that is on its way stays so: the request states the total, so a repeat refunds nothing more (DSK-506).
        const moved = refund.state === 'ready' ? refund : await move(transaction, refund, 'ready', { now })
        if (moved === undefined) return 'moved-on'
        await enqueue(transaction, [jobOf(moved)])
        await record(transaction, moved, 'refund.retry', by, now)
        return moved
      }),
    transfer: (refund, { now, by }) =>
      db.transaction().execute(async (transaction) => {
        const moved = await move(transaction, refund, 'transferred', { now })
        if (moved === undefined) return 'moved-on'
        await bookReturn(transaction, moved, 'bank', now)
        await record(transaction, moved, 'refund.transfer', by, now)
        await addEvent(transaction, moved, `refund-transferred-${moved.number}`, now)
        await tell(transaction, moved, 'transferred')
        return moved
      }),
    complete: (refund, now) =>
      db.transaction().execute(async (transaction) => {
        const moved = await move(transaction, refund, 'refunded', { now })
        if (moved === undefined) return
        await bookReturn(transaction, moved, 'card-provider', now)
        await addEvent(transaction, moved, `refunded-${moved.number}`, now)
        await tell(transaction, moved, 'paid')
      }),
    delay: (refund, now) =>
      db.transaction().execute(async (transaction) => {
        await lockPaid(transaction, refund)
        const kind = `refund-started-${refund.number}`
        // The email about a cancellation has said what comes back; a correction has been told too.
        if (claimOf(refund.reason) === 'owed' || (await hasEvent(transaction, refund, kind))) return
        await addEvent(transaction, refund, kind, now)
        await tell(transaction, refund, 'started')
      }),
    fail: (refund, now) =>
      db.transaction().execute(async (transaction) => {
        const moved = await move(transaction, refund, 'failed', { now })
        if (moved === undefined) return
        await addEvent(transaction, moved, `refund-failed-${moved.number}`, now)
        await tell(transaction, moved, 'failed')
      }),
  }
}

/** The customer's debt is paid first, as far as no open refund of a cancellation is going to pay it (DSK-514). */
async function bookReturn(
  transaction: Transaction<Database>,
  refund: Refund,
  from: PaidFrom,
  at: Date,
): Promise<void> {
  const { tenant, attemptId, amount, number } = refund
  await lockPrice(transaction, refund)
  const owed = await uncoveredDebt(transaction, attemptId)
  const lines = returnLines(amount, owed, from)
  await book(transaction, { tenant, attemptId, kind: `return-${number}`, lines, at })
}

/** What we owe the customer and no open refund of a cancellation is going to pay. The payment is locked by the caller. */
async function uncoveredDebt(transaction: Transaction<Database>, attemptId: string): Promise<Pence> {
  const covered = await openOwed(transaction, attemptId)
  return pence(Math.max(0, -(await customerBalance(transaction, attemptId)) - covered))
}

/** From the moment it is confirmed, the corrected amount is what the customer is owed. */
async function bookCorrection(transaction: Transaction<Database>, refund: Refund, at: Date): Promise<void> {
  const { tenant, policyNumber, attemptId, amount: to, number } = refund
  // What the card and the bank account get are refunds of their own.
  const other = subtract(await openOwed(transaction, attemptId), to)
  const from = pence(-(await customerBalance(transaction, attemptId)) - other)
  if (from === to) return
  const cancelled = await transaction
    .selectFrom('milepost.policy_cancellation')
    .select('figures')
    .where((column) => column.and({ tenant, policy_number: policyNumber }))
    .executeTakeFirst()
  const figures = cancelled?.figures ?? { refund: pence(0), tax: pence(0), premium: pence(0) }
  const lines = correctionLines({ from, to }, figures)
  await book(transaction, { tenant, attemptId, kind: `correction-${number}`, lines, at })
}

async function move(
  transaction: Transaction<Database>,
  refund: Refund,
  to: RefundState,
  { now, second, target }: { now: Date; second?: RefundPerson; target?: number | null },
): Promise<Refund | undefined> {
  const { state } = refund
  if (!isRefundStep(refund, state, to)) throw new TypeError(`No refund goes from ${state} to ${to}`)
  // A person may correct a proposal of their own; only another one counts as the second.
  const other = second?.subject === refund.first.subject ? undefined : second
  const row = await transaction
    .updateTable('milepost.policy_refund')
    .set({
      state: to,
      moved_at: now,
      ...(other && { second_subject_id: other.subject, second_who: other.name }),
      ...(target !== undefined && { target_pence: target }),
    })
    .where((column) => column.and({ ...named(refund), state }))
    .returningAll()
    .executeTakeFirst()
  return row && refundOf(row)
}

async function hasEvent(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: Refund,
  kind: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from milepost.policy_event
      where tenant = ${tenant} and policy_number = ${policyNumber} and kind = ${kind}) as found`.execute(
    transaction,
  )
  return rows[0]?.found === true
}
