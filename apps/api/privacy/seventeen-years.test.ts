import { addYears, type LocalDate, localDate } from '@milepost/domain/values/local-date'
import { instantOf } from '@milepost/domain/values/london-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { injury } from '../cli/commands/injury.ts'
import { everyRow, tablesHolding } from '../platform/db/testing/every-row.ts'
import { cards } from '../providers/card/testing/card-sandbox.ts'
import { reconcilePayments } from '../purchase/attempt/reconcile.ts'
import { voidAuthorisation } from '../purchase/attempt/void-authorisation.ts'
import type { Policy } from '../purchase/policy/ports.ts'
import { recordCancelled } from '../purchase/testing/recorded-cancellation.ts'
import { documentStore } from '../quote/store.ts'
import { lastOf } from '../renewal/subscription.ts'
import { type RenewalServer, renewalServer } from '../renewal/testing/renewal-server.ts'
import { eraseOld } from './erase-old.ts'
import { retentionRules } from './retention-rules.ts'
import { retentionStore } from './store.ts'

let server: RenewalServer
beforeAll(async () => {
  server = await renewalServer()
  await sellTheBook()
}, 180_000)
afterAll(() => server.stop())

const IN_FULL = 'ANNUAL_CARD_IN_FULL'
const because = { who: 'Tess', door: 'command-line', because: 'case 4711' } as const
const book: Record<'card' | 'monthly' | 'cancelled' | 'injury' | 'chain' | keyof typeof held, Policy[]> = {
  card: [],
  monthly: [],
  cancelled: [],
  injury: [],
  chain: [],
  restricted: [],
  refund: [],
  uneven: [],
}
const release = new Map<string, () => Promise<unknown>>()
/** Paid for, and the money returned before it was sold. */
let refunded: { reference: string; email: string }

async function yearFor(email: string, code: 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2' = IN_FULL) {
  const ready = await server.readyToPay('acorn_pc', undefined, email)
  const { policy } = await server.buy(ready, code, { more: { automaticRenewal: false, saveCard: false } })
  await documentStore(server.db).documentIds(policy, 1, ['ipid'])
  return policy
}

/** A policy of every kind, sold on 19 November 2026; the chain goes on for three periods. */
async function sellTheBook() {
  book.card.push(await yearFor('card@example.com'))
  book.monthly.push(await yearFor('monthly@example.com', 'TX_FINANCE_PLAN_V2'))
  book.injury.push(await yearFor('injury@example.com'))
  const cancelled = await yearFor('cancelled@example.com')
  book.cancelled.push(cancelled)
  const { policy } = await server.subscribe({ email: 'chain@example.com' })
  book.chain.push(policy)
  for (const why of ['restricted', 'refund', 'uneven'] as const)
    book[why].push(await yearFor(`${why}@example.com`))
  const ready = await server.readyToPay('acorn_pc', undefined, 'refunded@example.com')
  await server.confirmed(ready, IN_FULL, { number: cards.visa })
  refunded = { reference: ready.reference, email: 'refunded@example.com' }

  server.at('2026-12-12T10:00:00Z')
  await server.run()
  server.at('2026-12-18T09:00:00Z')
  await server.run()
  await server.capture()
  await server.run()
  const renewed = (await server.rows()).find(({ policy_number: number }) => number !== null)
  const next = await server.ports.policies.findPolicy({
    tenant: 'A',
    policyNumber: renewed?.policy_number ?? '',
  })
  if (next) book.chain.push(next)

  // The second period is not renewed; a year's policy is cancelled on the same day.
  await server.renewing.renewals.stopChain(
    { ...policy, firstPolicy: policy.policyNumber },
    { now: server.time.now, by: undefined },
  )
  server.at('2027-02-01T10:00:00Z')
  const key = { tenant: 'A', reference: refunded.reference } as const
  const closed = await server.ports.payments.lastAttempt(key)
  if (closed) await reconcilePayments(server.ports, 60_000)
  const left = await server.ports.payments.lastAttempt(key)
  if (left?.state === 'VOID_READY') await voidAuthorisation(left, server.ports)
  await bookReturnOf(refunded.reference)
  const { policyNumber } = cancelled
  await recordCancelled(server.db, { tenant: 'A', policyNumber }, { reason: 'customer', at: server.time.now })
  for (const why of Object.keys(held) as (keyof typeof held)[]) {
    const [policy] = book[why]
    if (policy) release.set(why, await held[why](policy))
  }
  const recorded = await injury.does([book.injury[0]?.policyNumber ?? '', '2027-02-01'], {
    database: { db: server.db },
    clock: () => server.time.now,
    by: because,
  } as never)
  expect(recorded.join()).toContain('15 years')
}

/** As a payment is booked that was captured and returned before its quote became a policy. */
async function bookReturnOf(reference: string) {
  const attempt = await server.ports.payments.lastAttempt({ tenant: 'A', reference })
  await sql`
    with entry as (
      insert into milepost.ledger_entry (tenant, attempt_id, kind, at)
      select 'A', ${attempt?.id}, kind, ${server.time.now} from unnest(array['capture', 'refund']) as kind returning id
    )
    insert into milepost.ledger_line (entry_id, account, pence)
    select id, account, pence from entry, (values ('customer', -100), ('card-provider', 100)) as line (account, pence)
  `.execute(server.db)
}

/** Who is not erased, and why. */
const held = {
  restricted: async ({ reference }: Policy) => {
    const id = `dr_${'r'.repeat(22)}`
    await sql`
      with request as (
        insert into milepost.data_request (id, tenant, kind, received_on, due_on, made_at, moved_at)
        values (${id}, 'A', 'restrict', '2027-01-01', '2027-02-01', now(), now()) returning id
      ), restriction as (
        insert into milepost.restriction (request_id, tenant, since) select id, 'A', now() from request returning request_id
      )
      insert into milepost.restricted_quote (tenant, reference, request_id)
      select 'A', ${reference}, request_id from restriction`.execute(server.db)
    return () => sql`delete from milepost.restricted_quote`.execute(server.db)
  },
  refund: async ({ policyNumber, attemptId }: Policy) => {
    await sql`insert into milepost.policy_refund (tenant, policy_number, number, attempt_id, amount_pence, reason,
        state, first_subject_id, first_who, begun_at, moved_at)
      values ('A', ${policyNumber}, 1, ${attemptId}, 100, 'goodwill', 'proposed', 's', 'Tess', now(), now())`.execute(
      server.db,
    )
    return () => sql`update milepost.policy_refund set state = 'refused'`.execute(server.db)
  },
  uneven: async ({ attemptId }: Policy) => {
    const book = (kind: string, customer: number) =>
      sql`with entry as (
          insert into milepost.ledger_entry (tenant, attempt_id, kind, at)
          values ('A', ${attemptId}, ${kind}, '2027-01-01') returning id
        )
        insert into milepost.ledger_line (entry_id, account, pence)
        select id, account, pence from entry, (values ('customer', ${customer}::bigint), ('fees', ${-customer}::bigint))
          as line (account, pence)`.execute(server.db)
    await book('cancellation', -100)
    return () => book('return-1', 100)
  },
} satisfies Record<string, (policy: Policy) => Promise<() => Promise<unknown>>>

/** The database's clock moves too: it refuses to delete accounts that are young. */
async function nightOf(date: LocalDate) {
  const now = instantOf({ date, hour: 3, minute: 0 })
  server.time.now = now
  await sql`create or replace function milepost.now() returns timestamptz language sql stable
    as ${sql.lit(`select '${now.toISOString()}'::timestamptz`)}`.execute(server.db)
  return eraseOld({ retention: retentionStore(server.apiDb), clock: () => now })
}

const traces = (policies: readonly Policy[]) =>
  policies.flatMap(({ policyNumber, reference, attemptId, contact }) => [
    policyNumber,
    reference,
    attemptId,
    contact.email,
  ])
const holding = async (policies: readonly Policy[]) =>
  (await Promise.all(traces(policies).map((trace) => tablesHolding(server.db, trace)))).flat()
/** The audit trail has ages of its own and names numbers, no person. */
const besidesTrail = (tables: readonly string[]) => tables.filter((table) => table !== 'milepost.audit_entry')

describe('a policy', () => {
  it('loses its bank account the night after cover ended, and nothing else [D-281]', async () => {
    const [monthly] = book.monthly
    const accounts = async () =>
      (
        await sql<{
          count: string
        }>`select count(*) from milepost.policy where sealed_account is not null`.execute(server.db)
      ).rows[0]?.count
    expect(await accounts()).toBe('1')
    await nightOf(localDate('2027-11-19'))
    expect(await accounts()).toBe('1')
    const { policies, 'bank-accounts': forgotten } = await nightOf(localDate('2027-11-22'))
    expect({ policies, forgotten }).toEqual({ policies: 0, forgotten: 1 })
    expect(await accounts()).toBe('0')
    const attempt = await server.ports.payments.findAttempt(monthly?.attemptId ?? '')
    expect(attempt?.account).toBeUndefined()
    expect(await holding(book.monthly)).toContain('milepost.ledger_entry')
  })

  it('is kept whole for seven years after its end, and its accounts cannot be deleted before [D-281] [T30]', async () => {
    await nightOf(localDate('2033-11-18'))
    for (const policies of [book.card, book.monthly])
      expect(await holding(policies)).toEqual(
        expect.arrayContaining([
          'milepost.policy',
          'milepost.quote',
          'milepost.quote_version',
          'milepost.ledger_entry',
        ]),
      )
    await sql`create or replace function milepost.now() returns timestamptz language sql stable
      as 'select ''2030-01-01''::timestamptz'`.execute(server.db)
    for (const table of ['ledger_line', 'ledger_entry'])
      for (const db of [server.db, server.apiDb])
        await expect(sql`delete from ${sql.table(`milepost.${table}`)}`.execute(db)).rejects.toThrow(
          /only be added to/,
        )
  })

  it('that was renewed goes before the next one, and links to the first still find the last [D-281]', async () => {
    const [first, second] = book.chain
    if (!first || !second) throw new Error('It was not renewed')
    await nightOf(localDate('2033-12-25'))
    expect(await server.ports.policies.findPolicy(first)).toBeUndefined()
    expect((await lastOf(first, server.renewing)).policy.policyNumber).toBe(second.policyNumber)
    // The price of the next one names it as the highest it may cost (D-262): a reference, and no person.
    expect(await tablesHolding(server.db, first.reference)).toEqual(['milepost.quote'])
    expect(await tablesHolding(server.db, first.attemptId)).toEqual([])
    await nightOf(localDate('2034-01-25'))
    expect(besidesTrail(await holding(book.chain))).toEqual([])
  })

  it('that was cancelled is erased from the day it was cancelled on [D-281]', async () => {
    expect(besidesTrail(await holding(book.cancelled))).not.toEqual([])
    await nightOf(localDate('2034-02-02'))
    expect(besidesTrail(await holding(book.cancelled))).toEqual([])
  })

  it('is erased from every table seven years after its end: quote, prices, payments, accounts and emails [D-281]', async () => {
    await nightOf(localDate('2034-11-22'))
    expect(besidesTrail(await holding([...book.card, ...book.monthly]))).toEqual([])
  })

  it('is kept for fifteen years after an injury report [D-281]', async () => {
    await nightOf(localDate('2042-11-18'))
    expect(await holding(book.injury)).toContain('milepost.policy')
    await nightOf(localDate('2042-11-22'))
    expect(besidesTrail(await holding(book.injury))).toEqual([])
  })

  it.each(Object.keys(held) as (keyof typeof held)[])(
    'is not erased before that is over: %s [DSK-706] [D-281]',
    async (why) => {
      const [policy] = book[why]
      if (policy === undefined) throw new Error('It was not sold')
      expect(await holding([policy])).toContain('milepost.policy')
      await release.get(why)?.()
      await nightOf(localDate('2042-12-01'))
      expect(besidesTrail(await holding([policy]))).toEqual([])
    },
  )
})

it('leaves nothing in any table seventeen years later, but what names no one [D-281] [T30]', async () => {
  await nightOf(addYears(localDate('2026-11-19'), 17))
  const left = [...(await everyRow(server.db))].flatMap(([table, rows]) => (rows.length > 0 ? [table] : []))
  const named = left.map((table) => table.replace('milepost.', ''))
  expect(named.filter((table) => !('kept' in (retentionRules[table] ?? {})))).toEqual(['audit_entry'])
  expect(await tablesHolding(server.db, refunded.email)).toEqual([])
})
