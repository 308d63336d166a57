import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftStore } from '../../draft/store.ts'
import { policyStore } from '../../purchase/policy/store.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { storeAsEarlier } from '../../purchase/testing/sold-earlier.ts'
import { quoteStore } from '../../quote/store.ts'
import { hashOf } from '../../quote/testing/made-quote.ts'
import type { Database } from '../db/schema.ts'
import { testKey } from '../db/testing/test-database.ts'
import { aesEncryption } from './aes-encryption.ts'
import { withKeys } from './database-keys.ts'
import { decryptDocument, isClearDocument, placeOf } from './encrypted-columns.ts'
import { noteKeys } from './known-keys-store.ts'
import { rotate } from './rotation-store.ts'
import { tablesInClear } from './testing/in-clear.ts'

const MORGAN = 'MORGA803277A99AB'
const secrets = [MORGAN, 'NG999853277J99AB', '66374958']
const monthly = 'TX_FINANCE_PLAN_V2'
const never = { aborted: false }
const next = randomBytes(32)
const [old, both, newest] = [aesEncryption([testKey]), aesEncryption([next, testKey]), aesEncryption([next])]

/** Before the change, and after it with both keys. */
let before: PurchaseServer
let after: PurchaseServer
beforeAll(async () => {
  before = await purchaseServer()
  const [db, apiDb] = [withKeys(before.db, both), withKeys(before.apiDb, both)]
  const database = { db, connection: before.connection, asApi: async () => apiDb }
  after = await purchaseServer(undefined, undefined, undefined, database)
})
afterAll(async () => {
  await before.stop()
  await after.stop()
})

async function buy(server: PurchaseServer): Promise<string> {
  const ready = await server.readyToPay()
  const purchase = await server.takeUp(ready, monthly, await server.confirmed(ready, monthly))
  expect(purchase.status, purchase.text).toBe(200)
  return String(purchase.body.policyNumber)
}

/** What a release before encryption left: the licence number and a document in clear, the account not bound to a row. */
async function leaveAsEarlier(policyNumber: string): Promise<void> {
  const { db } = before
  const policy = await policyStore(db).findPolicy({ tenant: 'A', policyNumber })
  const quote = policy && (await quoteStore(db).findQuote(policy, before.time.now))
  if (!policy || !quote) throw new Error('Not sold')
  await storeAsEarlier(db, quote, { answers: quote.current.answers })
  await sql`
    update milepost.policy set sealed_account = ${encryptedUnbound(policy.account)}
    where policy_number = ${policyNumber}`.execute(db)
  const documents = await db
    .selectFrom('milepost.policy_document')
    .select(['id', 'bytes'])
    .where('policy_number', '=', policyNumber)
    .execute()
  for (const { id, bytes } of documents)
    await db
      .updateTable('milepost.policy_document')
      .set({ bytes: decryptDocument(db, placeOf('policy_document.bytes', id), bytes) ?? null })
      .where('id', '=', id)
      .execute()
}

/** As releases up to 0018-job encrypted. */
function encryptedUnbound(secret: unknown): Uint8Array {
  const id = createHash('sha256').update('milepost sealing key').update(testKey).digest().subarray(0, 4)
  const header = Buffer.concat([Buffer.of(1), id])
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', testKey, nonce, { authTagLength: 16 }).setAAD(header)
  const hidden = Buffer.concat([cipher.update(JSON.stringify(secret), 'utf8'), cipher.final()])
  return Buffer.concat([header, nonce, cipher.getAuthTag(), hidden])
}

const keysOf = (db: Kysely<Database>) =>
  db.selectFrom('milepost.encryption_key').selectAll().orderBy('first_used_at').execute()

describe('changing the key', () => {
  it('encrypts everything again while customers buy, even if stopped and resumed, and then the old key can be removed', async () => {
    const { db: underOld } = before
    const { now } = before.time
    await noteKeys(underOld, old.fingerprints, now)
    before.work()
    const earlier = await buy(before)
    await before.jobsDone({ tenant: 'A', policyNumber: earlier })
    await leaveAsEarlier(earlier)
    const key = { tenant: 'A', journey: 'acorn_pc', idHash: hashOf('draft') } as const
    const answers = { proposerDetails: { licenceNumber: MORGAN } }
    const draft = { ...key, answers, completedSteps: [], besides: {}, shape: 1, saveId: 'a', unconfirmed: [] }
    await draftStore(underOld).saveDraft({ ...draft, expectedRevision: 0, now })
    const sold = [earlier, await buy(before)]
    expect(await tablesInClear(underOld, [MORGAN])).toEqual([
      'milepost.policy_document',
      'milepost.quote_version',
    ])

    // Its providers know its payments, so it finishes its sales before the other process takes over the jobs.
    for (const policyNumber of sold) await before.jobsDone({ tenant: 'A', policyNumber })
    await before.queue.stop()

    // With the API role's rights only.
    const { apiDb: db } = after
    await noteKeys(db, both.fingerprints, now)
    // Too early: stored values still need the old key.
    await expect(noteKeys(db, newest.fingerprints, now)).rejects.toThrow(old.fingerprints[0])
    after.work()
    let isRotating = true
    const purchases = (async () => {
      while (isRotating && sold.length < 5) sold.push(await buy(after))
    })()
    let runs = 0
    for (let isFinished = false; !isFinished; runs += 1) {
      let looks = 0
      // Every run is stopped after a few batches of two rows.
      const soon = {
        get aborted() {
          looks += 1
          return looks > 6
        },
      }
      isFinished = (await rotate(db, soon, now, 2)).isFinished
      if (runs > 500) throw new Error('It never ends')
      // Purchases were made during the rotation.
      if (runs === 1) await expect.poll(() => sold.length).toBeGreaterThan(2)
    }
    isRotating = false
    await purchases
    expect(runs).toBeGreaterThan(3)
    expect((await keysOf(db)).map(({ fingerprint, retired_at: at }) => [fingerprint, at !== null])).toEqual(
      expect.arrayContaining([
        [old.fingerprints[0], true],
        [newest.fingerprints[0], false],
      ]),
    )
    for (const policyNumber of sold.slice(2)) await after.jobsDone({ tenant: 'A', policyNumber })

    // The old key is removed.
    await noteKeys(db, newest.fingerprints, now)
    const without = withKeys(before.db, newest)
    expect(await tablesInClear(without, secrets)).toEqual([])
    expect(sold.length).toBeGreaterThan(2)
    const policies = policyStore(without)
    for (const policyNumber of sold) {
      const policy = await policies.findPolicy({ tenant: 'A', policyNumber })
      expect(policy?.account?.accountNumber).toBe('66374958')
      const quote = policy && (await quoteStore(without).findQuote(policy, now))
      expect(quote?.current.answers.proposerDetails.licenceNumber).toBe(MORGAN)
      for (const { id } of await policies.documentsOf({ tenant: 'A', policyNumber })) {
        const bytes = (await policies.findDocument('A', id))?.bytes
        expect(bytes && isClearDocument(bytes)).toBe(true)
      }
    }
    expect((await draftStore(without).findDraft(key))?.answers).toEqual(answers)
    expect(await rotate(withKeys(before.apiDb, newest), never, now)).toEqual({
      changed: 0,
      isFinished: true,
      retired: [],
    })
  }, 240_000)

  it('still requires the newest key while another process has the keys in the old order', async () => {
    const { now } = before.time
    const [old1st, new1st] = [aesEncryption([testKey, next]), both].map((keys) =>
      withKeys(before.apiDb, keys),
    )
    if (!old1st || !new1st) throw new Error('Two processes')
    for (const process of [old1st, new1st]) await noteKeys(process, both.fingerprints, now)
    const finish = async (process: Kysely<Database>) => {
      for (let runs = 0; !(await rotate(process, never, now)).isFinished; runs += 1)
        if (runs > 20) throw new Error('It never ends')
    }
    await finish(old1st)
    await expect(noteKeys(new1st, [old.fingerprints[0]], now)).resolves.toBeUndefined()
    await finish(new1st)
    // A process with only the old key could no longer read the stored values.
    await expect(noteKeys(old1st, [old.fingerprints[0]], now)).rejects.toThrow(newest.fingerprints[0])
    await expect(noteKeys(new1st, [newest.fingerprints[0]], now)).resolves.toBeUndefined()
  })

  it('refuses any other change to a price through the function for encryption', async () => {
    const { reference } = await after.readyToPay()
    const change = (text: string) => sql`
      select milepost.encrypt_answers_anew(tenant, reference, version, answers, ${text}::json)
      from milepost.quote_version where reference = ${reference}`
    const { answers } = await after.db
      .selectFrom('milepost.quote_version')
      .select(sql<string>`answers::text`.as('answers'))
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    for (const changed of ['{"vehicleDetails":{"annualMileage":1}}', answers.replace('Morgan', 'Mallory')])
      for (const db of [after.db, after.apiDb])
        await expect(change(changed).execute(db)).rejects.toThrow(
          'encrypting anew changes encrypted texts only',
        )
    await expect(
      sql`update milepost.quote_version set answers = '{}' where reference = ${reference}`.execute(after.db),
    ).rejects.toThrow('written once and never changed')
  })
})
