import { attemptStates, attemptSteps, isStep, liveStates } from '@milepost/domain/payment/attempt-states'
import { pence } from '@milepost/domain/values/pence'
import { type Kysely, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../platform/db/schema.ts'
import { testDatabase } from '../../platform/db/testing/test-database.ts'
import { quoteStore } from '../../quote/store.ts'
import { aQuote, evening, grantOf, morning, noon } from '../../quote/testing/made-quote.ts'
import { newAttemptRow } from './attempt-store.ts'
import type { NewAttempt } from './ports.ts'
import { paymentStore } from './store.ts'

let db: Kysely<Database>
const quote = aQuote()
beforeAll(async () => {
  db = (await testDatabase()).db
  await quoteStore(db).createQuotes([quote], grantOf('somebody'))
})

function anAttempt(email: string): NewAttempt {
  return {
    id: `pay_${email.repeat(22)}`,
    tenant: quote.tenant,
    reference: quote.reference,
    quoteVersion: 1,
    optionId: 'one',
    collectionCode: 'ANNUAL_CARD_IN_FULL',
    amount: pence(51_234),
    provider: 'sandbox-intents',
    nonceHash: undefined,
    state: 'CREATED',
    requested: undefined,
    account: undefined,
    createdAt: morning,
    payBy: morning,
  }
}

/** An attempt put into a state by bypassing the rules; removed when its test is over. */
async function tried(from: (typeof attemptStates)[number], change: ReturnType<typeof sql>): Promise<unknown> {
  return db
    .transaction()
    .execute(async (transaction) => {
      await transaction
        .insertInto('milepost.payment_attempt')
        .values(newAttemptRow(db, anAttempt('a')))
        .execute()
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`update milepost.payment_attempt set state = ${from}`.execute(transaction)
      await sql`set local session_replication_role = origin`.execute(transaction)
      await change.execute(transaction)
      throw new RangeError('It went through')
    })
    .catch((error: unknown) => error)
}

const wentThrough = (outcome: unknown) => outcome instanceof RangeError

describe('the table of payments', () => {
  it('has the same steps as the code [F2]', async () => {
    const rows = await db.selectFrom('milepost.payment_step').selectAll().execute()
    const known = attemptStates.flatMap((from) => attemptSteps[from].map((to) => `${from} ${to}`))
    expect(rows.map((row) => `${row.from_state} ${row.to_state}`).sort()).toEqual(known.sort())
  })

  it('accepts every step of the table and refuses all others [F23]', async () => {
    for (const from of attemptStates)
      for (const to of attemptStates.filter((state) => state !== from)) {
        const outcome = await tried(
          from,
          sql`update milepost.payment_attempt set state = ${to}, revision = revision + 1`,
        )
        expect(`${from} ${to} ${wentThrough(outcome)}`).toBe(`${from} ${to} ${isStep(from, to)}`)
      }
  })

  it('refuses a step without a new revision, and a change of the price [F8] [T9]', async () => {
    const uncounted = await tried('CREATED', sql`update milepost.payment_attempt set state = 'DECLINED'`)
    expect(wentThrough(uncounted)).toBe(false)
    const cheaper = await tried('CREATED', sql`update milepost.payment_attempt set amount_pence = 1`)
    expect(wentThrough(cheaper)).toBe(false)
  })

  it('allows only one live attempt for a quote [F5]', async () => {
    for (const state of attemptStates) {
      const outcome = await tried(
        state,
        sql`insert into milepost.payment_attempt
          select ('pay_' || repeat('b', 22)), tenant, reference, quote_version, option_id, collection_code, amount_pence,
            provider, null, nonce_hash, 'CREATED', 1, failure, wanted, sealed_account, created_at, moved_at, looked_at, pay_by
          from milepost.payment_attempt`,
      )
      const isLive = liveStates.some((live) => live === state)
      expect(`${state} ${wentThrough(outcome)}`).toBe(`${state} ${!isLive}`)
    }
  })

  it('records every step, and refuses to change the record', async () => {
    await db
      .insertInto('milepost.payment_attempt')
      .values(newAttemptRow(db, anAttempt('c')))
      .execute()
    await sql`update milepost.payment_attempt set state = 'DECLINED', revision = 2 where id = ${anAttempt('c').id}`.execute(
      db,
    )
    const events = await db
      .selectFrom('milepost.payment_event')
      .select(['from_state', 'to_state'])
      .where('attempt_id', '=', anAttempt('c').id)
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { from_state: null, to_state: 'CREATED' },
      { from_state: 'CREATED', to_state: 'DECLINED' },
    ])
    await expect(sql`update milepost.payment_event set to_state = 'CAPTURED'`.execute(db)).rejects.toThrow(
      /never changed/,
    )
  })

  it('gives reconciliation the customers who have paid before those who only opened a card page [F2]', async () => {
    const [looking, paid] = [aQuote(), aQuote()]
    await quoteStore(db).createQuotes([looking, paid], grantOf('somebody'))
    const rows = [
      { ...anAttempt('d'), reference: looking.reference },
      { ...anAttempt('e'), reference: paid.reference, state: 'AUTHORISED', createdAt: noon },
    ] as const
    await db
      .insertInto('milepost.payment_attempt')
      .values(rows.map((each) => newAttemptRow(db, each)))
      .execute()
    const { claimUnresolved } = paymentStore(db, async () => {})
    const since = { lookedBefore: evening, movedBefore: evening, now: evening }
    const claimed = await claimUnresolved({ ...since, most: 1 })
    expect(claimed.map(({ id }) => id)).toEqual([anAttempt('e').id])
  })
})
