import { aCar } from '@milepost/domain/questions/vehicle/testing'
import { erasedBefore } from '@milepost/domain/terms/retention'
import { addDays, addMonths } from '@milepost/domain/values/local-date'
import { londonDate, startOfLondonDay } from '@milepost/domain/values/london-time'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { draftStore } from '../draft/store.ts'
import { lookedUpVehicles } from '../lookup/store.ts'
import { everyRow, tablesHolding } from '../platform/db/testing/every-row.ts'
import { jobStore } from '../platform/jobs/store.ts'
import { cards } from '../providers/card/testing/card-sandbox.ts'
import { checkAccounts } from '../purchase/accounts/accounts-check-store.ts'
import { reconcilePayments } from '../purchase/attempt/reconcile.ts'
import { purchaseServer } from '../purchase/testing/purchase-server.ts'
import { documentStore } from '../quote/store.ts'
import { hashOf } from '../quote/testing/made-quote.ts'
import { quoteTokenStore } from '../retrieval/store.ts'
import { eraseOld } from './erase-old.ts'
import { retentionStore } from './store.ts'

const server = await purchaseServer()
afterAll(() => server.stop())
const { db } = server
const madeAt = server.time.now
// With the rights of the nightly job.
const retention = retentionStore(server.apiDb)
const inFull = 'ANNUAL_CARD_IN_FULL'

/** In the night of the day 18 months later, plus or minus that many days. */
const eighteenMonths = (days: number) =>
  new Date(startOfLondonDay(addDays(addMonths(londonDate(madeAt), 18), days)).getTime() + 3 * 3_600_000)
const eraseOn = (now: Date, batch?: number) => eraseOld({ retention, clock: () => now }, undefined, batch)

/** A quote with everything that can belong to one. */
async function lookedAt(email: string) {
  const ready = await server.readyToPay('acorn_pc', undefined, email)
  const key = { tenant: 'A', reference: ready.reference } as const
  const token = { tenant: 'A', tokenHash: hashOf(email) } as const
  const endsAt = new Date(madeAt.getTime() + 60_000)
  await quoteTokenStore(db).saveToken({ ...key, ...token, kind: 'reminder', madeAt, endsAt })
  await quoteTokenStore(db).unlockToken(token, { sessionHash: hashOf('session'), until: endsAt })
  await documentStore(db).documentIds(key, 1, ['ipid'])
  return ready
}

const draft = (id: string, email: string, at: Date) =>
  draftStore(db).saveDraft({
    tenant: 'A',
    journey: 'acorn_pc',
    idHash: hashOf(id),
    answers: { proposerDetails: { emailAddress: email } },
    completedSteps: [],
    besides: {},
    shape: 1,
    saveId: id,
    unconfirmed: [],
    expectedRevision: 0,
    now: at,
  })

const sold = await server.readyToPay('acorn_pc', undefined, 'sold@example.com')
const purchase = await server.takeUp(sold, inFull, await server.confirmed(sold, inFull))
const lost = await lookedAt('lost@example.com')
const declined = await server.confirmed(lost, inFull, { number: cards.declined })
const refused = await server.takeUp(lost, inFull, declined)
await draft('lost', 'lost@example.com', madeAt)
await lookedUpVehicles(db).remember('LOST 1', {
  info: aCar,
  at: madeAt,
})
await sql`insert into milepost.check_tally values ('quote', 'A', ${hashOf('lost')}, 1, 1, ${madeAt})`.execute(
  db,
)
await sql`
  insert into milepost.webhook_event values ('STRIPE', 'evt_1', 'payment', 'pi_1', ${declined.paymentId}, ${madeAt})
`.execute(db)
await server.ports.policies.recordEmailed(`A:${declined.paymentId}`, 'not-charged', madeAt)
await server.queue.enqueue(jobStore(db), [
  { name: 'not-charged-mail', data: { attemptId: declined.paymentId } },
])
await sql`update milepost.job set created_at = ${madeAt} where data ->> 'attemptId' = ${declined.paymentId}`.execute(
  db,
)

// The customer leaves: their open payment is closed with the provider.
server.pass(24 * 60)
await reconcilePayments(server.ports, 60_000)
server.time.now = madeAt
const accounts = await checkAccounts(db, madeAt)

describe('a quote that was never purchased', () => {
  it('is stored completely for 18 months less a day [CON-26] [T30]', async () => {
    expect([purchase.status, refused.status]).toEqual([200, 402])
    // Except sessions, which open nothing once they have ended and are deleted when none of their quotes exists.
    const rows = async () =>
      [...(await everyRow(db))].filter(([name]) => !/^milepost\.session(_id)?$/.test(name))
    const before = await rows()
    const { sessions, ...erased } = await eraseOn(eighteenMonths(-1))
    expect(sessions).toBeGreaterThan(0)
    expect(Object.values(erased).every((count) => count === 0)).toBe(true)
    expect(await rows()).toEqual(before)
  })

  it('is erased from every table and from the queue after 18 months and a day [CON-26] [D-251] [T30]', async () => {
    for (const trace of [lost.reference, 'lost@example.com', declined.paymentId, 'LOST1'])
      expect(await tablesHolding(db, trace)).not.toEqual([])
    await eraseOn(eighteenMonths(1))
    for (const trace of [lost.reference, 'lost@example.com', declined.paymentId, 'LOST1'])
      expect(await tablesHolding(db, trace)).toEqual([])
    const rows = await everyRow(db)
    for (const table of ['draft', 'check_tally', 'quote_token', 'quote_token_unlock', 'webhook_event'])
      expect(rows.get(`milepost.${table}`), table).toEqual([])
  })

  it('is erased without any data of a policy or of the accounts [T30]', async () => {
    expect(await tablesHolding(db, sold.reference)).toEqual(
      expect.arrayContaining([
        'milepost.quote',
        'milepost.quote_version',
        'milepost.payment_attempt',
        'milepost.policy',
      ]),
    )
    expect(await checkAccounts(db, madeAt)).toEqual(accounts)
  })
})

describe('a quote or a draft that names a conviction', () => {
  const ninety = (days: number) =>
    new Date(startOfLondonDay(addDays(londonDate(madeAt), 90 + days)).getTime() + 3 * 3_600_000)
  /** As an answer of the first named driver, where a version is stored. */
  const convict = (reference: string, name: string) =>
    db.transaction().execute(async (transaction) => {
      await sql`select set_config('milepost.encrypts_anew', 'on', true)`.execute(transaction)
      await sql`update milepost.quote_version
        set answers = jsonb_set(answers::jsonb, '{additionalDrivers}', ${`[{"${name}": true}]`}::jsonb)::json
        where reference = ${reference}`.execute(transaction)
    })

  it.each(['hasMotoringConvictions', 'hasCriminalConvictions'])(
    'is erased whole after 90 days, and one without only after 18 months: %s [D-281]',
    async (name) => {
      const convicted = await server.readyToPay('acorn_pc', undefined, `${name}@example.com`)
      const clean = await server.readyToPay('acorn_pc', undefined, 'clean@example.com')
      await convict(convicted.reference, name)
      await convict(sold.reference, name)
      await eraseOn(ninety(0))
      expect(await tablesHolding(db, convicted.reference)).not.toEqual([])
      const { 'quotes-with-convictions': erased } = await eraseOn(ninety(1))
      expect(erased).toBe(1)
      expect(await tablesHolding(db, convicted.reference)).toEqual([])
      expect(await tablesHolding(db, clean.reference)).toContain('milepost.quote')
      expect(await tablesHolding(db, sold.reference)).toContain('milepost.policy')
    },
  )

  it('is erased as a draft too [D-281]', async () => {
    await draft('plain', 'plain@example.com', madeAt)
    await draft('convicted', 'convicted@example.com', madeAt)
    await sql`update milepost.draft set answers = '{"proposerDetails": {"hasCriminalConvictions": true}}'
      where id_hash = ${hashOf('convicted')}`.execute(db)
    await eraseOn(ninety(1))
    const rows = await sql<{ hash: Uint8Array }>`select id_hash as hash from milepost.draft`.execute(db)
    const left = rows.rows.map(({ hash }) => Buffer.from(hash).toString('hex'))
    expect(left).toContain(Buffer.from(hashOf('plain')).toString('hex'))
    expect(left).not.toContain(Buffer.from(hashOf('convicted')).toString('hex'))
  })
})

describe('does not erase', () => {
  it('a quote or draft that was changed since [D-251]', async () => {
    const stored = await server.readyToPay('acorn_pc', undefined, 'kept@example.com')
    await sql`update milepost.quote_contact set updated_at = ${eighteenMonths(0)} where reference = ${stored.reference}`.execute(
      db,
    )
    await draft('kept', 'kept@example.com', madeAt)
    await sql`update milepost.draft set updated_at = ${eighteenMonths(0)} where id_hash = ${hashOf('kept')}`.execute(
      db,
    )
    await eraseOn(eighteenMonths(1))
    expect(await tablesHolding(db, 'kept@example.com')).toEqual([
      'milepost.draft',
      'milepost.quote_contact',
      'milepost.search_entry',
    ])
  })

  it('a quote whose money may still be held, until the provider reports the outcome', async () => {
    const held = await server.readyToPay('acorn_pc', undefined, 'held@example.com')
    await server.confirmed(held, inFull)
    await eraseOn(eighteenMonths(1))
    expect(await tablesHolding(db, held.reference)).toContain('milepost.payment_attempt')
  })

  it('the annual quote paired with a thirty-day quote that was purchased: it shows the alternative (D-210)', async () => {
    const pair = await server.readyToPay('acorn_pc', undefined, 'pair@example.com')
    await sql`update milepost.quote set beside_reference = ${sold.reference} where reference = ${pair.reference}`.execute(
      db,
    )
    await eraseOn(eighteenMonths(1))
    expect(await tablesHolding(db, pair.reference)).toContain('milepost.quote')
  })
})

it('erases in batches, continues after it was stopped, and shares the work with a second run', async () => {
  for (let each = 0; each < 7; each += 1) await server.readyToPay('acorn_pc', undefined, 'many@example.com')
  const now = eighteenMonths(1)
  const stopped = new AbortController()
  stopped.abort()
  await eraseOld({ retention, clock: () => now }, stopped.signal, 2)
  expect(await retention.eraseSome('quotes', erasedBefore(now), 2)).toBe(2)
  const [one, other] = await Promise.all([eraseOn(now, 2), eraseOn(now, 2)])
  expect(one.quotes + other.quotes).toBe(5)
  expect(await tablesHolding(db, 'many@example.com')).toEqual([])
})

it('never erases a job that is still open for a policy', async () => {
  const waiting = await server.jobs()
  await sql`update milepost.job set created_at = ${madeAt}`.execute(db)
  await eraseOn(eighteenMonths(1))
  expect(waiting).toContain('documents')
  expect(await server.jobs()).toEqual(waiting)
})
