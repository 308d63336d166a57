import { type EndedLoan, isAsSeen } from '@milepost/domain/ending/loan-ending'
import { undrawnLoanLines } from '@milepost/domain/payment/ledger'
import { pence } from '@milepost/domain/values/pence'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Actor } from '../../platform/audit/ports.ts'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import { book } from '../attempt/attempt-store.ts'
import { countingEventsOf } from './lender-event-store.ts'
import type { EndAloneWritten, LoanAloneStore, LoanToEnd } from './loan-ports.ts'

/** Ends a loan whose policy goes on, with its entry in the accounts and in the trail, the lender's job and the email (DSK-523). */
export function loanAloneStore(db: Kysely<Database>, enqueue: Enqueue): LoanAloneStore {
  return {
    endLoanAlone: (key, ending, by, now) =>
      db.transaction().execute(async (transaction) => {
        const attemptId = await lockSale(transaction, key)
        const why = await whyNotNow(transaction, key, ending, now)
        if (why !== undefined) return why
        await write(transaction, key, { ...ending, attemptId }, by, now)
        const { tenant, policyNumber } = key
        await enqueue(transaction, [
          { name: 'end-loan', data: { tenant, policyNumber }, once: true },
          { name: 'loan-over-mail', data: { tenant, policyNumber }, once: true },
        ])
        return 'done'
      }),
  }
}

/** The payment first, as everyone who locks it and its policy does: no cancellation, refund or event of the loan comes between. */
export async function lockSale(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: PolicyKey,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from milepost.payment_attempt
    where id = (select attempt_id from milepost.policy where tenant = ${tenant} and policy_number = ${policyNumber})
    for update
  `.execute(transaction)
  await sql`
    select from milepost.policy where tenant = ${tenant} and policy_number = ${policyNumber} for update
  `.execute(transaction)
  const [attempt] = rows
  if (attempt === undefined) throw new TypeError('A policy without its payment')
  return attempt.id
}

/** What became of the loan or the policy since the figures were worked out. */
async function whyNotNow(
  transaction: Transaction<Database>,
  key: PolicyKey,
  { figures, figuresFor }: LoanToEnd,
  now: Date,
): Promise<Exclude<EndAloneWritten, 'done'> | undefined> {
  const named = { tenant: key.tenant, policy_number: key.policyNumber }
  const ended = await transaction
    .selectFrom('milepost.loan_ending')
    .select('kind')
    .where((column) => column.and(named))
    .executeTakeFirst()
  if (ended) return 'ended-before'
  const cancelled = await transaction
    .selectFrom('milepost.policy_cancellation')
    .select('cancelled_at')
    .where((column) => column.and(named))
    .executeTakeFirst()
  if (cancelled && cancelled.cancelled_at <= now) return 'changed'
  const mandate = await transaction
    .selectFrom('milepost.finance_mandate')
    .select('state')
    .where((column) => column.and(named))
    .executeTakeFirst()
  const events = await countingEventsOf(transaction, key)
  const current = figuresFor({ events, isRefusedByBank: mandate?.state === 'rejected' })
  return figures.kind === current.kind && isAsSeen(figures, current) ? undefined : 'changed'
}

async function write(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: PolicyKey,
  { figures, act, attemptId }: LoanToEnd & { attemptId: string },
  by: Actor,
  now: Date,
): Promise<void> {
  const { kind, lent, due, back, payTo, payBy, settledOn } = figures
  await transaction
    .insertInto('milepost.loan_ending')
    .values({
      tenant,
      policy_number: policyNumber,
      kind,
      lent_pence: lent,
      sent_pence: 0,
      owed_pence: payTo === 'lender' ? due : 0,
      back_pence: back,
      settled_on: settledOn,
      asked_at: now,
      alone: JSON.stringify(figures),
    })
    .execute()
  if (kind === 'undrawn')
    await book(transaction, {
      tenant,
      attemptId,
      kind: 'undrawn-loan',
      lines: undrawnLoanLines(lent),
      at: now,
    })
  await transaction
    .insertInto('milepost.policy_event')
    .values({ tenant, policy_number: policyNumber, kind: 'loan-ended-alone', at: now })
    .execute()
  await appendEntries(transaction, by, now, [
    { act, about: { kind: 'policy', id: policyNumber }, after: { kind, due, back, payTo, payBy } },
  ])
}

/** The loan that ended alone, with what its customer has paid us since; undefined while it runs, and if it ended with the policy. */
export async function endedLoanOf(
  db: Kysely<Database>,
  { tenant, policyNumber }: PolicyKey,
): Promise<EndedLoan | undefined> {
  const named = { tenant, policy_number: policyNumber }
  const row = await db
    .selectFrom('milepost.loan_ending')
    .select(['kind', 'lent_pence'])
    .where((column) => column.and(named))
    .where('alone', 'is not', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { paid } = await db
    .selectFrom('milepost.customer_payment')
    .select(({ fn }) => fn.sum<string>('amount_pence').as('paid'))
    .where((column) => column.and(named))
    .executeTakeFirstOrThrow()
  const lent = pence(Number(row.lent_pence))
  // What came above the loan was for a debt of another kind.
  return { kind: row.kind, lent, paidToUs: pence(Math.min(Number(paid ?? 0), lent)) }
}
