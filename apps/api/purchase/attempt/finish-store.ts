import type { AttemptState } from '@milepost/domain/payment/attempt-states'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../platform/audit/ports.ts'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { JobName } from '../../platform/jobs/ports.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import type { QuoteKey } from '../../quote/ports.ts'
import { attemptOf, moveIn } from './attempt-store.ts'
import type { Attempt } from './ports.ts'

/** What people have done about a payment or a quote that was left between two states (DSK-517). */

type At = { now: Date; by: Actor }
type Finishing = Extract<JobName, 'capture' | 'release' | 'settle-attempt'>

/** The job that finishes a payment. Each may run twice and has one effect. */
const finishing: Partial<Record<AttemptState, Finishing>> = {
  CREATED: 'settle-attempt',
  CONFIRM_READY: 'settle-attempt',
  ACTION_REQUIRED: 'settle-attempt',
  UNKNOWN: 'settle-attempt',
  AUTHORISED: 'settle-attempt',
  TAKEN_UP: 'capture',
  CAPTURE_READY: 'capture',
  CAPTURE_ERROR: 'capture',
  VOID_READY: 'release',
  REFUND_READY: 'settle-attempt',
}

/** Has a payment finished that nothing finishes any more. */
export function finishAgain(
  db: Kysely<Database>,
  attemptId: string,
  { now, by }: At,
  enqueue: Enqueue,
): Promise<'not-found' | 'has-ended' | 'begun'> {
  return db.transaction().execute(async (transaction) => {
    const attempt = await lockAttempt(transaction, attemptId)
    if (attempt === undefined) return 'not-found'
    const name = finishing[attempt.state]
    if (name === undefined) return 'has-ended'
    await enqueue(transaction, [{ name, data: { attemptId } }])
    await appendEntries(transaction, by, now, [
      { act: 'payment.again', about: aboutQuote(attempt), after: { attemptId, state: attempt.state } },
    ])
    return 'begun'
  })
}

/**
 * Returns money that was taken and has no policy. The card provider refunds only what it has captured, so a payment that is authorised is
 * captured first. Its quote is for sale again.
 */
export function returnPayment(
  db: Kysely<Database>,
  attemptId: string,
  { now, by }: At,
  enqueue: Enqueue,
): Promise<
  'not-found' | 'nothing-taken' | 'captured-first' | 'returned' | ({ kind: 'has-policy' } & QuoteKey)
> {
  return db.transaction().execute(async (transaction) => {
    const attempt = await lockAttempt(transaction, attemptId)
    if (attempt === undefined) return 'not-found'
    const { tenant, reference } = attempt
    if (await policyOf(transaction, attempt)) return { kind: 'has-policy', tenant, reference }
    const isCaptured = attempt.state === 'CAPTURED'
    if (!isCaptured && finishing[attempt.state] !== 'capture') return 'nothing-taken'
    if (isCaptured) {
      const jobs = [{ name: 'settle-attempt', data: { attemptId } }] as const
      await moveIn(transaction, attempt, { to: 'REFUND_READY', now, jobs }, enqueue)
      await setStatus(transaction, attempt, 'priced')
    } else await enqueue(transaction, [{ name: 'capture', data: { attemptId } }])
    await appendEntries(transaction, by, now, [
      { act: 'payment.return', about: aboutQuote(attempt), after: { attemptId, isCaptured } },
    ])
    return isCaptured ? 'returned' : 'captured-first'
  })
}

/** Marks a quote as sold if it has a policy, and as for sale if it has neither a policy nor a payment. */
export function reconcileQuote(
  db: Kysely<Database>,
  key: QuoteKey,
  { now, by }: At,
): Promise<'not-found' | 'nothing-wrong' | 'is-paid' | 'taken-up' | 'priced'> {
  return db.transaction().execute(async (transaction) => {
    const quote = await transaction
      .selectFrom('milepost.quote')
      .select('status')
      .where((column) => column.and({ tenant: key.tenant, reference: key.reference }))
      .forUpdate()
      .executeTakeFirst()
    if (quote === undefined) return 'not-found'
    const isSold = await policyOf(transaction, key)
    if (isSold === (quote.status === 'taken-up')) return 'nothing-wrong'
    if (!isSold && (await isPaid(transaction, key))) return 'is-paid'
    const status = isSold ? 'taken-up' : 'priced'
    await setStatus(transaction, key, status)
    await appendEntries(transaction, by, now, [
      {
        act: 'quote.reconcile',
        about: aboutQuote(key),
        before: { status: quote.status },
        after: { status },
      },
    ])
    return status
  })
}

async function lockAttempt(transaction: Transaction<Database>, id: string): Promise<Attempt | undefined> {
  const row = await transaction
    .selectFrom('milepost.payment_attempt')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && attemptOf(transaction, row)
}

async function policyOf(
  transaction: Transaction<Database>,
  { tenant, reference }: QuoteKey,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('milepost.policy')
    .select('policy_number')
    .where((column) => column.and({ tenant, reference }))
    .executeTakeFirst()
  return row !== undefined
}

async function isPaid(transaction: Transaction<Database>, { tenant, reference }: QuoteKey): Promise<boolean> {
  const row = await transaction
    .selectFrom('milepost.payment_attempt')
    .select('id')
    .where((column) => column.and({ tenant, reference }))
    .where('state', 'in', ['TAKEN_UP', 'CAPTURE_READY', 'CAPTURE_ERROR', 'CAPTURED'])
    .executeTakeFirst()
  return row !== undefined
}

async function setStatus(
  transaction: Transaction<Database>,
  { tenant, reference }: QuoteKey,
  status: 'taken-up' | 'priced',
): Promise<void> {
  await transaction
    .updateTable('milepost.quote')
    .set({ status })
    .where((column) => column.and({ tenant, reference }))
    .execute()
}

const aboutQuote = ({ reference }: QuoteKey) => ({ kind: 'quote', id: reference }) as const
