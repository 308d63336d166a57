import { staysWithinAuthority } from '@milepost/domain/desk/refund-authority'
import { type CancellationFigures, cancellationLines } from '@milepost/domain/ending/cancellation-refund'
import { pence } from '@milepost/domain/values/pence'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Actor } from '../../platform/audit/ports.ts'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import { waivePennies } from '../accounts/balance-store.ts'
import { book } from '../attempt/attempt-store.ts'
import { endedLoanOf } from '../loan/loan-alone-store.ts'
import { writeLoanEnding } from '../loan/loan-ending-store.ts'
import type { Cancellation, CancellationRefundStore, NewCancellation, NotWritten } from '../policy/ports.ts'
import type { RefundPerson } from '../refund/refund-ports.ts'
import { insertRefund, lockPaid, lockPerson, type Paid } from '../refund/refund-row-store.ts'
import { refuseProposalsAbove } from '../refund/refused-proposal-store.ts'
import { stopRenewal } from './cancelled-renewal-store.ts'
import { withdrawIn } from './withdrawn-notice-store.ts'

/** Cancellations with their accounts, refunds and emails, in one transaction (DSK-505). */
export function cancellationRefundStore(db: Kysely<Database>, enqueue: Enqueue): CancellationRefundStore {
  return {
    cancel: (cancellations, by, now) =>
      allOrNone(db, async (transaction) => {
        // Before any payment: a transaction that locks a person and a payment locks the person first.
        for (const cancellation of cancellations) await lockFirst(transaction, cancellation, now)
        for (const cancellation of cancellations) {
          await write(transaction, cancellation, now)
          const { tenant, policyNumber, reason, cancelledAt, figures, broughtBy, replaces } = cancellation
          const isNow = cancelledAt <= now
          await addEvent(transaction, cancellation, isNow ? 'cancelled' : 'notice-given', now)
          if (isNow) await effectNow(transaction, cancellation, figures, { now, by }, enqueue)
          // Each notice has an email of its own, after one that was withdrawn or replaced too.
          else await enqueue(transaction, [{ name: 'notice-mail', data: { tenant, policyNumber } }])
          const after = {
            reason,
            endsAt: cancelledAt.toISOString(),
            ...(broughtBy !== undefined && { broughtBy }),
            ...(replaces && { insteadOf: replaces.toISOString() }),
            ...amountsOf(cancellation),
          }
          await appendEntries(transaction, by, now, [
            { act: 'policy.cancel', about: { kind: 'policy', id: policyNumber }, after },
          ])
        }
      }),
    effect: (cancellation, reckoned, now) =>
      db.transaction().execute(async (transaction) => {
        await lockFirst(transaction, cancellation, now)
        const paid = await lockPaid(transaction, cancellation)
        if (reckoned && certainlyReturned(paid) !== reckoned.returned) return 'changed'
        if (reckoned && (await isOtherLoan(transaction, cancellation, reckoned.figures))) return 'changed'
        const { figures } = cancellation
        const isChanged = reckoned && figures && !isSame(figures, reckoned.figures)
        const { numUpdatedRows } = await transaction
          .updateTable('milepost.policy_cancellation')
          .set({
            effected_at: now,
            ...(isChanged && {
              figures: JSON.stringify(reckoned.figures),
              promised_figures: JSON.stringify(figures),
            }),
          })
          .where((column) => column.and(named(cancellation)))
          .where('effected_at', 'is', null)
          .executeTakeFirst()
        if (numUpdatedRows !== 1n) return 'effected-before'
        await addEvent(transaction, cancellation, 'cancellation-effected', now)
        // More than was promised needs a second person again.
        const isMore = isChanged && reckoned.figures.toCard > figures.toCard
        const decided = { ...cancellation, isWithinAuthority: cancellation.isWithinAuthority && !isMore }
        const at = { now, by: byItsDay }
        await effectNow(transaction, decided, reckoned?.figures ?? figures, at, enqueue)
        return 'done'
      }),
    withdraw: (cancellations, because, by, now) =>
      allOrNone(db, async (transaction) => {
        for (const cancellation of cancellations)
          if (!(await withdrawIn(transaction, cancellation, because, { by, now, enqueue })))
            throw new NotWrittenError('changed')
      }).then((outcome) => outcome === 'done'),
    async documentsSentAt({ tenant, policyNumber }) {
      const { rows } = await sql<{ at: Date }>`
        select sent_at as at from milepost.mail_sent
        where subject = ${`${tenant}:${policyNumber}`} and template = 'policy'
      `.execute(db)
      return rows[0]?.at
    },
    endedLoan: (key) => endedLoanOf(db, key),
  }
}

/** Rolls the transaction back. */
class NotWrittenError extends Error {
  override readonly name = 'NotWrittenError'
  readonly outcome: NotWritten
  constructor(outcome: NotWritten) {
    super(outcome)
    this.outcome = outcome
  }
}

async function allOrNone(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<void>,
): Promise<'done' | NotWritten> {
  try {
    await db.transaction().execute(work)
    return 'done'
  } catch (error) {
    if (error instanceof NotWrittenError) return error.outcome
    throw error
  }
}

/** The row, and the stop of the renewal. */
async function write(transaction: Transaction<Database>, cancellation: NewCancellation, now: Date) {
  const { cancelledAt, figures, first } = cancellation
  // The payment is locked first, so that no refund can happen between the figures and the cancellation.
  const paid = await lockPaid(transaction, cancellation)
  const isChanged = certainlyReturned(paid) !== cancellation.returned
  const isOther = isChanged || (await isOtherLoan(transaction, cancellation, figures))
  if (isOther || (figures.toCard > 0 && paid === undefined)) throw new NotWrittenError('changed')
  const replaced = await removeReplaced(transaction, cancellation, now)
  const stopped = await stopRenewal(transaction, cancellation, now)
  // What the renewal was before the first notice.
  const before = replaced && stopped !== 'charging' ? (replaced.renewal_before ?? undefined) : stopped
  if (before === 'charging') throw new NotWrittenError('being-renewed')
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('milepost.policy_cancellation')
    .values({
      ...named(cancellation),
      reason: cancellation.reason,
      cancelled_at: cancelledAt,
      asked_at: cancellation.askedAt,
      effected_at: cancelledAt <= now ? now : null,
      has_claimed: cancellation.hasClaimed,
      is_within_authority: cancellation.isWithinAuthority,
      default_notice_on: cancellation.defaultNoticeOn ?? null,
      brought_by: cancellation.broughtBy ?? null,
      ...(first && { first_subject_id: first.subject, first_who: first.name }),
      figures: JSON.stringify(figures),
      ...(before && { renewal_before: JSON.stringify(before) }),
    })
    .onConflict((clash) => clash.columns(['tenant', 'policy_number']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new NotWrittenError('cancelled-before')
}

/** The notice that this cancellation replaces; its trail and its events stay. */
async function removeReplaced(transaction: Transaction<Database>, cancellation: NewCancellation, now: Date) {
  const { replaces } = cancellation
  if (replaces === undefined) return undefined
  const row = await transaction
    .deleteFrom('milepost.policy_cancellation')
    .where((column) => column.and({ ...named(cancellation), cancelled_at: replaces }))
    .where('effected_at', 'is', null)
    .where('cancelled_at', '>', now)
    .returning('renewal_before')
    .executeTakeFirst()
  if (row === undefined) throw new NotWrittenError('changed')
  return row
}

/** Cover ends: the accounts, the refund and the email that says so. */
async function effectNow(
  transaction: Transaction<Database>,
  cancellation: Pick<Cancellation, 'tenant' | 'policyNumber' | 'first' | 'isWithinAuthority'>,
  figures: CancellationFigures | undefined,
  { now, by }: { now: Date; by: Actor },
  enqueue: Enqueue,
) {
  const { tenant, policyNumber, first } = cancellation
  if (figures) {
    const sold = await transaction
      .selectFrom('milepost.policy')
      .select('attempt_id')
      .where((column) => column.and(named(cancellation)))
      .executeTakeFirstOrThrow()
    const entry = { tenant, attemptId: sold.attempt_id, at: now }
    const lines = cancellationLines(figures)
    if (lines.length > 0) await book(transaction, { ...entry, kind: 'cancellation', lines })
    await waivePennies(transaction, entry)
  }
  // Only now: a notice that is withdrawn leaves the loan as it is.
  if (figures) await writeLoanEnding(transaction, cancellation, figures, now, enqueue)
  if (figures && first)
    await beginRefunds(transaction, { ...cancellation, figures, first }, { now, by }, enqueue)
  await enqueue(transaction, [{ name: 'cancelled-mail', data: { tenant, policyNumber }, once: true }])
}

type Owing = Pick<Cancellation, 'tenant' | 'policyNumber' | 'isWithinAuthority'> & {
  figures: CancellationFigures
  first: RefundPerson
}

/** The card gets back what it paid. What the customer paid the lender goes to their bank account, which another person always confirms (DSK-522). */
async function beginRefunds(
  transaction: Transaction<Database>,
  { tenant, policyNumber, isWithinAuthority, figures, first }: Owing,
  { now, by }: { now: Date; by: Actor },
  enqueue: Enqueue,
) {
  const owed = { tenant, policyNumber, reason: 'cancellation', first } as const
  if (figures.toCard > 0) {
    const amount = figures.toCard
    const refunded = await lockPerson(transaction, first.subject, { policyNumber, now })
    const isAlone = isWithinAuthority && staysWithinAuthority({ policyNumber, amount, now }, refunded)
    const paid = await lockPaid(transaction, owed)
    const most = (paid?.captured ?? 0) - certainlyReturned(paid) - amount
    await refuseProposalsAbove(transaction, { tenant, policyNumber, most }, { now, by })
    await insertRefund(transaction, { ...owed, amount, state: isAlone ? 'ready' : 'proposed' }, now, enqueue)
  }
  const byTransfer = figures.loan?.byTransfer ?? 0
  if (byTransfer > 0)
    await insertRefund(
      transaction,
      { ...owed, amount: pence(byTransfer), way: 'bank', state: 'proposed' },
      now,
      enqueue,
    )
}

function amountsOf({ figures, isWithinAuthority }: NewCancellation) {
  const { basis, charge, refund, toCard, toLender, loan } = figures
  const state = toCard > 0 ? (isWithinAuthority ? 'ready' : 'proposed') : 'none'
  const byTransfer = loan?.byTransfer ?? 0
  return { basis, charge, refund, toCard, toLender, ...(byTransfer > 0 && { byTransfer }), state }
}

/** What happens on the day that a notice named is done by the day itself. */
const byItsDay: Actor = {
  who: 'cancellations',
  door: 'nightly-job',
  because: 'a notice of cancellation took effect',
}

/** The person who asked cannot refund anything else until the transaction ends (DSK-513). */
async function lockFirst(
  transaction: Transaction<Database>,
  { first, policyNumber }: Pick<Cancellation, 'first' | 'policyNumber'>,
  now: Date,
): Promise<void> {
  if (first) await lockPerson(transaction, first.subject, { policyNumber, now })
}

/** Whether the loan has ended alone since the figures were worked out, or the customer has paid us for it. The payment is locked. */
async function isOtherLoan(
  transaction: Transaction<Database>,
  key: PolicyKey,
  { loan }: CancellationFigures,
): Promise<boolean> {
  const ended = await endedLoanOf(transaction, key)
  if ((ended !== undefined) !== (loan?.kind === 'over')) return true
  return ended?.kind === 'undrawn' && ended.paidToUs !== loan?.paidToUs
}

/** Without proposals, which may still be refused (DSK-514). */
const certainlyReturned = (paid: Paid | undefined) => (paid?.returned ?? 0) - (paid?.proposed ?? 0)

const isSame = (one: CancellationFigures, other: CancellationFigures) =>
  one.charge === other.charge &&
  one.toCard === other.toCard &&
  one.toLender === other.toLender &&
  (one.loan?.byTransfer ?? 0) === (other.loan?.byTransfer ?? 0) &&
  one.stillOwedToUs === other.stillOwedToUs &&
  one.stillOwedToLender === other.stillOwedToLender

async function addEvent(
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

const named = ({ tenant, policyNumber }: PolicyKey) => ({ tenant, policy_number: policyNumber })
