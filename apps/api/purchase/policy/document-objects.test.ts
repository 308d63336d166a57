import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { restoreBackup } from '../../cli/restore-backup.ts'
import { writeBackup } from '../../cli/write-backup.ts'
import type { Database } from '../../platform/db/schema.ts'
import { removeDirectory, temporaryDirectory } from '../../platform/db/testing/temporary-directory.ts'
import { testDatabase, testKey } from '../../platform/db/testing/test-database.ts'
import { aesEncryption } from '../../platform/encryption/aes-encryption.ts'
import { withKeys } from '../../platform/encryption/database-keys.ts'
import { isClearDocument } from '../../platform/encryption/encrypted-columns.ts'
import { noteKeys } from '../../platform/encryption/known-keys-store.ts'
import { rotate } from '../../platform/encryption/rotation-store.ts'
import { addressOf, withObjects } from '../../platform/objects/database-objects.ts'
import type { ObjectStore } from '../../platform/objects/ports.ts'
import {
  endFaults,
  orderFaults,
  testObjects,
  testSettings,
} from '../../providers/objects/testing/test-objects.ts'
import { realSandbox } from '../../providers/testing/real-sandbox.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'
import { moveDocuments } from './document-move-store.ts'
import { checkObjects, removeUnnamed } from './object-check-store.ts'
import { policyStore } from './store.ts'

const never = { aborted: false }
/** A real store has no switch for faults. */
const isSandbox = process.env['S3_TEST_URL'] === undefined
const HOURS = 3_600_000
const inFull = 'ANNUAL_CARD_IN_FULL'

let sandbox: Awaited<ReturnType<typeof realSandbox>>
let settings: ReturnType<typeof testSettings>
let objects: ObjectStore
let server: PurchaseServer
/** As the API's role, with the object store for new documents. */
let db: Kysely<Database>
beforeAll(async () => {
  sandbox = await realSandbox()
  settings = testSettings(sandbox.url)
  objects = await testObjects(settings)
  const database = await testDatabase()
  db = withObjects(await database.asApi(), { store: objects, isForNew: true })
  server = await purchaseServer(undefined, undefined, undefined, { ...database, asApi: async () => db })
  server.work()
})
afterEach(() => endFaults(sandbox.url))
afterAll(async () => {
  await server.stop()
  await sandbox.stop()
})

type Bought = { tenant: 'A'; policyNumber: string }
let sold: Promise<Bought> | undefined
/** A policy for all tests that leave its documents in the object store. */
function alreadySold(): Promise<Bought> {
  sold ??= buy()
  return sold
}

async function buy(): Promise<Bought> {
  const ready = await server.readyToPay()
  const { body, text } = await server.takeUp(ready, inFull, await server.confirmed(ready, inFull))
  const key = { tenant: 'A', policyNumber: String(body.policyNumber) } as const
  expect(key.policyNumber, text).not.toBe('undefined')
  await server.jobsDone(key)
  return key
}

/** Where the documents of a policy are stored. */
async function placesOf({ policyNumber }: { policyNumber: string }) {
  const rows = await server.db
    .selectFrom('milepost.policy_document')
    .select(['id', 'object_address', sql<boolean>`bytes is not null`.as('isInRow')])
    .where('policy_number', '=', policyNumber)
    .orderBy('id')
    .execute()
  expect(rows.length).toBeGreaterThan(2)
  return rows
}

/** Every document of a policy can be read, regardless of where it is stored. */
async function expectReadable(key: { tenant: 'A'; policyNumber: string }, from = db): Promise<void> {
  for (const { id } of await placesOf(key)) {
    const document = await policyStore(from).findDocument(key.tenant, id)
    expect(document?.bytes && isClearDocument(document.bytes)).toBe(true)
  }
}

const inObjects = async (key: { policyNumber: string }) =>
  (await placesOf(key)).filter(({ object_address: address }) => address !== null).length

describe('documents in an object store', () => {
  it('are stored there encrypted and are read back from there [CLU-401]', async () => {
    const key = await alreadySold()
    for (const { object_address: address, isInRow } of await placesOf(key)) {
      expect(isInRow).toBe(false)
      const found = await objects.get(address ?? '')
      if (found.kind !== 'found') throw new Error(found.kind)
      expect(addressOf(found.value)).toBe(address)
      expect(isClearDocument(found.value)).toBe(false)
    }
    await expectReadable(key)
  })

  it.runIf(isSandbox)(
    'stay in their rows while it is unavailable: customers still buy and get their email, and the documents are moved later [CLU-404]',
    async () => {
      await orderFaults(sandbox.url, { kind: 'fail-before', times: 1_000 })
      const key = await buy()
      expect(await inObjects(key)).toBe(0)
      await expectReadable(key)
      await endFaults(sandbox.url)
      const { moved } = await moveDocuments(db, { to: 'objects', signal: never })
      expect(moved).toBe((await placesOf(key)).length)
      expect(await inObjects(key)).toBe(moved)
      await expectReadable(key)
    },
  )

  it.runIf(isSandbox)(
    'are answered with 503 while it is unavailable, and with 200 later [CLU-404]',
    async () => {
      const ready = await server.readyToPay()
      const { body } = await server.takeUp(ready, inFull, await server.confirmed(ready, inFull))
      const key = { tenant: 'A', policyNumber: String(body.policyNumber) } as const
      await server.jobsDone(key)
      const [{ id } = { id: '' }] = await placesOf(key)
      const open = () => server.send('GET', `/api/v1/Document/DownloadDocumentById/${id}`, ready.headers)
      await orderFaults(sandbox.url, { kind: 'fail-before', times: 1 })
      const away = await open()
      expect([away.status, away.body.code, away.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2'])
      expect((await open()).status).toBe(200)
    },
  )

  it('that were changed or are missing are never served, and the check names their policy [CLU-403]', async () => {
    const key = await buy()
    const [changed, gone] = await placesOf(key)
    const [changedAt, goneAt] = [changed?.object_address ?? '', gone?.object_address ?? '']
    await objects.remove([changedAt, goneAt])
    await objects.put(changedAt, randomBytes(1_000))
    for (const { id } of [changed, gone].flatMap((each) => each ?? []))
      await expect(policyStore(db).findDocument('A', id)).rejects.toThrow(/was changed|is gone/)
    const { damaged } = await checkObjects(db)
    expect(damaged.map(({ policyNumber }) => policyNumber)).toEqual([key.policyNumber, key.policyNumber])
    // Rows of another policy must not stay damaged for the tests below.
    await sql`delete from milepost.policy_document where policy_number = ${key.policyNumber}`.execute(
      server.db,
    )
  })
})

describe('moving documents', () => {
  it.runIf(process.env['LONG'])(
    'can be stopped and resumed in both directions while customers buy, and loses none [CLU-402]',
    async () => {
      const sold = [await buy(), await buy()]
      let looks = 0
      const soon = {
        get aborted() {
          looks += 1
          return looks > 3
        },
      }
      const stopped = await moveDocuments(db, { to: 'database', signal: soon })
      expect(stopped).toEqual({ moved: 3, isFinished: false })
      const buying = buy()
      const rest = await moveDocuments(db, { to: 'database', signal: never })
      expect(rest.isFinished).toBe(true)
      sold.push(await buying)
      for (const key of sold) await expectReadable(key)
      expect(await inObjects(sold[0] ?? { policyNumber: '' })).toBe(0)

      await moveDocuments(db, { to: 'objects', signal: never })
      for (const key of sold) {
        expect(await inObjects(key)).toBe((await placesOf(key)).length)
        await expectReadable(key)
      }
      expect(await moveDocuments(db, { to: 'objects', signal: never })).toEqual({
        moved: 0,
        isFinished: true,
      })
    },
  )

  it('leaves a document where it is if its object cannot be read back [CLU-402]', async () => {
    const key = await buy()
    await moveDocuments(db, { to: 'database', signal: never })
    const silent: ObjectStore = { ...objects, put: async () => ({ kind: 'stored' }) }
    const losing = withObjects(db, { store: silent, isForNew: true })
    const places = await placesOf(key)
    for (const { id } of places) {
      const { bytes } = await server.db
        .selectFrom('milepost.policy_document')
        .select('bytes')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await objects.remove([addressOf(bytes ?? new Uint8Array())])
    }
    await expect(moveDocuments(losing, { to: 'objects', signal: never })).rejects.toThrow('is gone')
    await expectReadable(key)
    await moveDocuments(db, { to: 'objects', signal: never })
  })
})

describe('objects that no document names', () => {
  it('are removed a day after they were first seen, and no others [CLU-405]', async () => {
    const key = await alreadySold()
    const lost = randomBytes(5_000)
    await objects.put(addressOf(lost), lost)
    const first = new Date('2026-11-20T09:00:00Z')
    const later = (hours: number) => new Date(first.getTime() + hours * HOURS)
    expect(await removeUnnamed(db, first, never)).toBe(0)
    expect(await removeUnnamed(db, later(23), never)).toBe(0)
    expect((await objects.get(addressOf(lost))).kind).toBe('found')
    expect(await removeUnnamed(db, later(25), never)).toBeGreaterThan(0)
    expect((await objects.get(addressOf(lost))).kind).toBe('not-found')
    await expectReadable(key)
    expect(await removeUnnamed(db, later(80), never)).toBe(0)
  })
})

describe('the rest of the product', () => {
  it('encrypts objects again when the key changes, and only then retires the old key [CLU-406]', async () => {
    const key = await alreadySold()
    const next = randomBytes(32)
    const both = aesEncryption([next, testKey])
    const now = new Date('2026-11-21T09:00:00Z')
    const changing = withKeys(db, both)
    await noteKeys(changing, aesEncryption([testKey]).fingerprints, now)
    await noteKeys(changing, both.fingerprints, now)
    const before = await placesOf(key)
    expect((await rotate(changing, never, now)).isFinished).toBe(false)
    const { retired } = await rotate(changing, never, now)
    expect(retired).toEqual(aesEncryption([testKey]).fingerprints)
    const after = await placesOf(key)
    expect(after.map(({ object_address: at }) => at)).not.toEqual(before.map(({ object_address: at }) => at))
    await expectReadable(key, withKeys(db, aesEncryption([next])))
    await rotate(withKeys(db, aesEncryption([testKey, next])), never, now)
  })

  it('backs up documents from rows and objects; one file restores all without the object store [CLU-407]', async () => {
    const key = await alreadySold()
    expect(await inObjects(key)).toBeGreaterThan(0)
    const folder = await temporaryDirectory()
    const { file } = await writeBackup(db, join(folder, 'a.backup.gz'), {
      now: new Date('2026-11-22T09:00:00Z'),
      encryptionKeys: [],
    })
    const { db: restored } = await testDatabase('empty')
    await restoreBackup(restored, file, [])
    await expectReadable(key, restored)
    await removeDirectory(folder)
  })
})
