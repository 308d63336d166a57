import { pence } from '@milepost/domain/values/pence'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Actor } from '../../platform/audit/ports.ts'
import { appendEntries } from '../../platform/audit/store.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { Enqueue } from '../../platform/jobs/store.ts'
import { cancellationOf } from '../ending/cancellation-store.ts'
import { withdrawIn } from '../ending/withdrawn-notice-store.ts'
import type { LenderEntry, LenderEventStore, RecordedLenderEvent } from './loan-ports.ts'

/** What finance recorded of a loan, with its entry in the trail, its email and the notice that it ends (DSK-520). */
export function lenderEventStore(db: Kysely<Database>, enqueue: Enqueue): LenderEventStore {
  return {
    lenderEventsOf: (key) => countingEventsOf(db, key),
    allLenderEventsOf: (key) => eventsOf(db, key),
    recordLenderEvent: (key, entry, by, now) =>
      db.transaction().execute(async (transaction) => {
        // The policy is locked, so that two people do not take the same number, and no figures are committed meanwhile.
        await sql`
          select from milepost.policy
          where tenant = ${key.tenant} and policy_number = ${key.policyNumber} for update
        `.execute(transaction)
        const before = await eventsOf(transaction, key)
        const { event, replaces } = entry
        const replaced = before.find(({ number }) => number === replaces)
        if (replaces !== undefined && (replaced === undefined || !counts(replaced)))
          return { kind: 'replaced-before' }
        const kept = before.filter((each) => counts(each) && each !== replaced)
        if (event && kept.some(({ kind, on }) => kind === event.kind && on === event.on))
          return { kind: 'recorded-before' }
        await write(transaction, key, { entry, replaced, number: before.length + 1 }, by, now)
        const isGood = entry.isMadeGood(event ? [...kept, event] : kept)
        const because = event?.kind === 'collected' ? 'paid' : 'our-mistake'
        const noticeWithdrawn = isGood && (await endNotice(transaction, key, because, { by, now, enqueue }))
        // The withdrawal of the notice thanks for the payment.
        const isInOtherEmail = noticeWithdrawn && event?.kind === 'collected'
        const numbers = [
          ...(replaced && replaced.kind !== 'default-notice' ? [replaced.number] : []),
          ...(event && event.kind !== 'default-notice' && !isInOtherEmail ? [before.length + 1] : []),
        ]
        await enqueue(
          transaction,
          numbers.map((number) => ({ name: 'lender-event-mail', data: { ...keyOnly(key), number } })),
        )
        return { kind: 'recorded', noticeWithdrawn }
      }),
  }
}

/** Those that count, read in a transaction that holds the policy. */
export const countingEventsOf = async (db: Kysely<Database>, key: PolicyKey) =>
  (await eventsOf(db, key)).filter(counts)

const counts = ({ replacedAt }: RecordedLenderEvent) => replacedAt === undefined
const keyOnly = ({ tenant, policyNumber }: PolicyKey): PolicyKey => ({ tenant, policyNumber })

async function eventsOf(
  db: Kysely<Database>,
  { tenant, policyNumber }: PolicyKey,
): Promise<readonly RecordedLenderEvent[]> {
  const rows = await db
    .selectFrom('milepost.lender_event')
    .selectAll()
    .where((column) => column.and({ tenant, policy_number: policyNumber }))
    .orderBy('number')
    .execute()
  return rows.map(({ number, kind, on_day, amount_pence, who, recorded_at, replaced_at }) => ({
    number,
    kind,
    on: on_day,
    amount: pence(Number(amount_pence)),
    who,
    recordedAt: recorded_at,
    replacedAt: replaced_at ?? undefined,
  }))
}

/** Both stay in the trail: what was recorded by mistake, and what replaces it. */
async function write(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: PolicyKey,
  {
    entry: { event },
    replaced,
    number,
  }: { entry: LenderEntry; replaced: RecordedLenderEvent | undefined; number: number },
  by: Actor,
  now: Date,
) {
  if (replaced)
    await transaction
      .updateTable('milepost.lender_event')
      .set({ replaced_at: now })
      .where((column) => column.and({ tenant, policy_number: policyNumber, number: replaced.number }))
      .execute()
  if (event)
    await transaction
      .insertInto('milepost.lender_event')
      .values({
        tenant,
        policy_number: policyNumber,
        number,
        kind: event.kind,
        on_day: event.on,
        amount_pence: event.amount,
        who: by.who,
        recorded_at: now,
      })
      .execute()
  await appendEntries(transaction, by, now, [
    {
      act: 'lender.record',
      about: { kind: 'policy', id: policyNumber },
      after: {
        ...(event && { kind: event.kind, on: event.on, amount: event.amount }),
        ...(replaced && { replaces: `${replaced.kind} ${replaced.on}` }),
      },
    },
  ])
}

/** Withdraws a notice for non-payment that is still to take effect, with what it brought. False if none runs (D-286). */
async function endNotice(
  transaction: Transaction<Database>,
  { tenant, policyNumber }: PolicyKey,
  because: 'paid' | 'our-mistake',
  by: Parameters<typeof withdrawIn>[3],
): Promise<boolean> {
  const running = await transaction
    .selectFrom('milepost.policy_cancellation')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('reason', '=', 'non-payment')
    .where('effected_at', 'is', null)
    .where('cancelled_at', '>', by.now)
    .where((column) =>
      column.or([column('policy_number', '=', policyNumber), column('brought_by', '=', policyNumber)]),
    )
    .forUpdate()
    .execute()
  if (!running.some((each) => each.policy_number === policyNumber)) return false
  for (const row of running) await withdrawIn(transaction, cancellationOf(row), because, by)
  return true
}
