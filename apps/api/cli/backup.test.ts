import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSnapshot } from '../platform/db/backup-snapshot.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { Database } from '../platform/db/schema.ts'
import { appliedMigrations } from '../platform/db/stored-rows.ts'
import { everyRow } from '../platform/db/testing/every-row.ts'
import { removeDirectory, temporaryDirectory } from '../platform/db/testing/temporary-directory.ts'
import { testDatabase } from '../platform/db/testing/test-database.ts'
import { decryptDocument, isClearDocument, placeOf } from '../platform/encryption/encrypted-columns.ts'
import { checkAccounts } from '../purchase/accounts/accounts-check-store.ts'
import { type PurchaseServer, purchaseServer } from '../purchase/testing/purchase-server.ts'
import { quoteStore } from '../quote/store.ts'
import { aQuote } from '../quote/testing/made-quote.ts'
import { encryptedTo, newIdentity, openedBackup, readIdentities } from './backup-encryption.ts'
import { tableChecksum } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'
import { workOn } from './testing/work-on.ts'
import { writeBackup } from './write-backup.ts'

const card = 'ANNUAL_CARD_IN_FULL'
const keys = ['0123456789abcdef']
const madeAt = { now: new Date('2026-11-16T09:00:00Z'), encryptionKeys: keys }
let server: PurchaseServer
let folder: string
let places = 0
function newFile(): string {
  places += 1
  return join(folder, `${places}.backup.gz`)
}

beforeAll(async () => {
  folder = await temporaryDirectory()
  server = await purchaseServer()
})
afterAll(async () => {
  await server.stop()
  await removeDirectory(folder)
})

async function buy(code: 'ANNUAL_CARD_IN_FULL' | 'TX_FINANCE_PLAN_V2' = card): Promise<string> {
  const ready = await server.readyToPay()
  const purchase = await server.takeUp(ready, code, await server.confirmed(ready, code))
  expect([purchase.status, purchase.body?.code]).toEqual([200, undefined])
  return purchase.body.policyNumber
}

async function inTurn(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work()
}

/** The states of the payments that led to policies. */
async function statesOf(db: Kysely<Database>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('milepost.policy as policy')
    .innerJoin('milepost.payment_attempt as attempt', 'attempt.id', 'policy.attempt_id')
    .select('attempt.state')
    .distinct()
    .execute()
  return rows.map(({ state }) => state)
}

describe('a backup', () => {
  it.runIf(process.env['LONG'])(
    'made during purchases has only complete purchases, and the restored API continues with them',
    async () => {
      for (const code of [card, 'TX_FINANCE_PLAN_V2'] as const) await buy(code)
      const purchases = inTurn(3, () => Promise.all([buy(), buy()]))
      await expect.poll(async () => (await server.policies()).length).toBeGreaterThan(2)
      // With the API role's rights only.
      const { file, rows } = await writeBackup(server.apiDb, newFile(), madeAt)
      await purchases
      expect(rows).toBeGreaterThan(50)

      const { db } = await testDatabase('empty')
      await restoreBackup(db, file, keys)
      expect(await checkAccounts(db, madeAt.now)).toEqual([])
      const policies = await db.selectFrom('milepost.policy').selectAll().orderBy('policy_number').execute()
      // The backup was made during the purchases.
      expect(policies.length).toBeGreaterThan(2)
      expect(policies.length).toBeLessThan((await server.policies()).length)
      // The response to a browser may have been stored a moment later.
      const known = (await server.policies()).map(({ answer: _, ...policy }) => policy)
      for (const { answer: _, ...policy } of policies) expect(known).toContainEqual(policy)

      // Outstanding jobs are done now, with the providers that know the payments.
      const queue = await workOn(db, server)
      await expect.poll(() => statesOf(db)).toEqual(['CAPTURED'])
      await expect
        .poll(async () => [...(await queue.openJobs()).values()].every((jobs) => jobs === 0))
        .toBe(true)
      await queue.stop()
      expect(await checkAccounts(db, madeAt.now)).toEqual([])
      const documents = await db.selectFrom('milepost.policy_document').select(['id', 'bytes']).execute()
      for (const { id, bytes } of documents) {
        const document = decryptDocument(db, placeOf('policy_document.bytes', id), bytes)
        expect(document && isClearDocument(document)).toBe(true)
      }
      // The next policy gets an unused number.
      const { rows: drawn } = await sql<{
        next: string
      }>`select nextval('milepost.policy_number') as next`.execute(db)
      for (const { policy_number: number } of policies)
        expect(Number(number.split('-')[1])).toBeLessThan(Number(drawn[0]?.next))
    },
    120_000,
  )

  it('contains the database as it was at the start, regardless of purchases made meanwhile', async () => {
    await inSnapshot(server.db, async ({ tables, lines }) => {
      const count = async (name: string) => {
        const table = tables.find((each) => each.name === name)
        if (table === undefined) throw new Error(`No table ${name}`)
        let rows = 0
        for await (const _line of lines(table)) rows += 1
        return rows
      }
      const before = await count('milepost.policy')
      await buy()
      expect(await count('milepost.policy')).toBe(before)
      expect(await count('milepost.ledger_entry')).toBe(before)
      expect((await server.policies()).length).toBe(before + 1)
    })
  })

  it('restores every row of every table byte for byte', async () => {
    const { file } = await writeBackup(server.db, newFile(), madeAt)
    const { db } = await testDatabase('empty')
    await restoreBackup(db, file, keys)
    const [before, after] = [await everyRow(server.db), await everyRow(db)]
    // Migration times and the session signing key belong to the database, not to the data.
    for (const table of ['milepost.migration', 'milepost.session_key']) {
      expect(after.get(table)?.length).toBe(before.get(table)?.length)
    }
    const own = (rows: ReadonlyMap<string, readonly string[]>) =>
      [...rows]
        .filter(([name]) => !/migration|session_key/.test(name))
        .map(([name, lines]) => [name, lines.toSorted()])
    expect(own(after)).toEqual(own(before))
    const steps = db.updateTable('milepost.payment_attempt').set({ state: 'CREATED' })
    await expect(steps.execute()).rejects.toThrow(/cannot go from/)
  })

  it('is restored into a database that has only been started, and not into one with rows', async () => {
    const { file } = await writeBackup(server.db, newFile(), madeAt)
    const { db } = await testDatabase('migrated')
    await restoreBackup(db, file, keys)
    await expect(restoreBackup(db, file, keys)).rejects.toThrow(/is not empty: there are rows in milepost\./)
    expect(await checkAccounts(db, madeAt.now)).toEqual([])
  })

  it.runIf(process.env['LONG'])('does not migrate a database with rows', async () => {
    const { file } = await writeBackup(server.db, newFile(), madeAt)
    const { db } = await testDatabase('empty')
    const { migrations } = await import('../platform/db/migrations/all.ts')
    await migrate(db, migrations.slice(0, -1))
    await sql`
      insert into milepost.looked_up_vehicle (registration, info, looked_up_at) values ('AA19AAA', '{}', now())`.execute(
      db,
    )
    await expect(restoreBackup(db, file, keys)).rejects.toThrow(/is not empty/)
    expect(await appliedMigrations(db)).toHaveLength(migrations.length - 1)
  })

  it('of an older build is migrated to this build, and one of a newer build is refused', async () => {
    const { db: old } = await testDatabase('empty')
    const { migrations } = await import('../platform/db/migrations/all.ts')
    await migrate(old, migrations.slice(0, -1))
    const { file } = await writeBackup(old, newFile(), madeAt)
    const { db } = await testDatabase('empty')
    expect((await restoreBackup(db, file, keys)).migrated).toEqual([migrations.at(-1)?.name])
    const { db: ahead } = await testDatabase('migrated')
    await expect(restoreBackup(ahead, file, keys)).rejects.toThrow(/migrated further than the backup/)

    const newer = await changed(file, (text) => text.replace('"0001-draft"', '"0099-later"'))
    await expect(restoreBackup(db, newer, keys)).rejects.toThrow(/0099-later, which this build does not know/)
  })

  it.runIf(process.env['LONG'])(
    'of a build with another job table is restored with all its jobs, dead or not',
    async () => {
      const { db } = await testDatabase('empty')
      const file = join(import.meta.dirname, 'testing/backup-of-0015.gz')
      await restoreBackup(db, file, [])
      const { rows } = await sql`select name, state from milepost.job order by name`.execute(db)
      expect(rows).toEqual([
        { name: 'capture', state: 'waiting' },
        { name: 'documents', state: 'waiting' },
        { name: 'portal-user', state: 'dead' },
      ])
    },
  )

  it('that was cut short or changed, or that is not a backup, changes nothing', async () => {
    const { file } = await writeBackup(server.db, newFile(), madeAt)
    const { db } = await testDatabase('empty')
    const withoutEnd = await changed(file, (text) => text.slice(0, text.lastIndexOf('{"end"')))
    await expect(restoreBackup(db, withoutEnd, keys)).rejects.toThrow(/truncated/)
    const other = await changed(file, (text) => text.replaceAll('buyer@example.com', 'other@example.com'))
    await expect(restoreBackup(db, other, keys)).rejects.toThrow(/is damaged: the checksum of milepost\./)
    const half = newFile()
    await writeFile(half, await readFile(file))
    await truncate(half, 4_000)
    await expect(restoreBackup(db, half, keys)).rejects.toThrow(/is not a readable backup|truncated/)
    const text = newFile()
    await writeFile(text, 'Dear Sir')
    await expect(restoreBackup(db, text, keys)).rejects.toThrow(/backup/)
    const { rows: made } = await sql`
      select from pg_namespace where nspname in ('milepost', 'milepost_months', 'milepost_jobs')`.execute(db)
    expect(made).toEqual([])
    await restoreBackup(db, file, keys)
  })

  it('never overwrites another file, and requires the key that its data is encrypted with', async () => {
    const { file } = await writeBackup(server.db, newFile(), madeAt)
    await expect(writeBackup(server.db, file, madeAt)).rejects.toThrow(/already exists/)
    expect((await writeBackup(server.db, folder, madeAt)).file).toBe(
      join(folder, 'milepost-2026-11-16T09-00-00-000Z.backup.gz'),
    )
    const { db } = await testDatabase('empty')
    await expect(restoreBackup(db, file, [])).rejects.toThrow(/0123456789abcdef, but no key is set here/)
    await restoreBackup(db, file, [], { withoutKey: true })
  })

  it('encrypted to a recipient is read with the identity only, and a damaged one changes nothing', async () => {
    const path = join(folder, 'identity.txt')
    const recipient = await newIdentity(path)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    const identities = await readIdentities(path)
    const { file, rows } = await writeBackup(server.db, newFile(), { ...madeAt, recipients: [recipient] })
    const bytes = await readFile(file)
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(() => gunzipSync(bytes)).toThrow()

    const { db } = await testDatabase('empty')
    await expect(restoreBackup(db, file, keys)).rejects.toThrow(/is encrypted. Add --identity/)
    await newIdentity(join(folder, 'other.txt'))
    const others = await readIdentities(join(folder, 'other.txt'))
    await expect(restoreBackup(db, file, keys, { identities: others })).rejects.toThrow(/another identity/)
    for (const damage of [
      (whole: Buffer) => whole.subarray(0, whole.length - 1),
      (whole: Buffer) => whole.subarray(0, whole.length >> 1),
      // Whole chunks are cut off: the format marks its last one.
      (whole: Buffer) => whole.subarray(0, whole.length - (whole.length % 65_552)),
      (whole: Buffer) => Buffer.concat([whole, Buffer.of(0)]),
      (whole: Buffer) => {
        whole.writeUInt8(whole.readUInt8(whole.length - 20) ^ 1, whole.length - 20)
        return whole
      },
      (whole: Buffer) => {
        whole.writeUInt8(whole.readUInt8(400) ^ 1, 400)
        return whole
      },
    ]) {
      const damaged = newFile()
      await writeFile(damaged, damage(Buffer.from(bytes)))
      await expect(restoreBackup(db, damaged, keys, { identities })).rejects.toThrow(/Nothing was changed/)
    }
    expect(await schemasOf(db)).toEqual([])
    expect((await restoreBackup(db, file, keys, { identities })).rows).toBe(rows)
  })

  it.runIf(process.env['LONG'])(
    'that is large is encrypted as a stream',
    async () => {
      const path = join(folder, 'streaming.txt')
      const recipients = [await newIdentity(path)]
      const file = newFile()
      const part = randomBytes(1 << 20)
      let written = 0
      let most = 0
      async function* source() {
        for (let megabytes = 0; megabytes < 32; megabytes += 1) {
          yield part
          most = Math.max(most, (megabytes + 1) * part.length - written)
        }
      }
      const count = async function* (encrypted: AsyncIterable<Uint8Array>) {
        for await (const each of encrypted) {
          written += each.length
          yield each
        }
      }
      await pipeline(source(), encryptedTo(recipients), count, createWriteStream(file))
      // Only a few chunks are buffered between reading and writing.
      expect(most).toBeLessThan(24 << 20)
      let read = 0
      for await (const each of await openedBackup(file, await readIdentities(path))) read += each.length
      expect(read).toBe(32 << 20)
    },
    60_000,
  )

  it('with quotes of months long past restores each into its own month [CLU-606]', async () => {
    const quote = aQuote({ createdAt: new Date('2023-03-14T10:00:00Z') })
    await sql`select milepost.make_quote_month('2023-03-01')`.execute(server.db)
    await quoteStore(server.db).createQuotes([quote], undefined)
    const { file } = await writeBackup(server.apiDb, newFile(), madeAt)
    const { db } = await testDatabase('empty')
    await restoreBackup(db, file, keys)
    const places = async (of: Kysely<Database>) => {
      const { rows } = await sql<object>`
        select tableoid::regclass::text as place, count(*)::integer from milepost.quote_version group by 1 order by 1
      `.execute(of)
      return rows
    }
    expect(await places(db)).toContainEqual({ place: 'milepost_months.m2023_03', count: 1 })
    expect(await places(db)).toEqual(await places(server.db))
    expect((await quoteStore(db).findQuote(quote, madeAt.now))?.current.outcomeId).toBe(quote.first.outcomeId)
    // Triggers are enabled again, also in the months that were created meanwhile.
    const changing = sql`update milepost.quote_version set cause = 'answers'`.execute(db)
    await expect(changing).rejects.toThrow('written once')
    await sql`delete from milepost.quote where reference = ${quote.reference}`.execute(db)
    expect(await places(db)).not.toContainEqual({ place: 'milepost_months.m2023_03', count: 1 })
    await sql`delete from milepost.quote where reference = ${quote.reference}`.execute(server.db)
  })

  it('with rows that the database refuses leaves no table behind', async () => {
    const { file } = await writeBackup(server.db, newFile(), madeAt)
    const { db } = await testDatabase('empty')
    // A deliberate change: counts and hashes agree, the rows do not.
    const wrong = await changed(file, (text) => {
      const lines = text.split('\n')
      const at = lines.findIndex((line) => line.includes('{"table":"milepost.quote_version"'))
      const lost = lines.findIndex((line) => line.includes('{"table":"milepost.quote",'))
      expect(at).toBeGreaterThan(lost)
      const sum = tableChecksum()
      const stored = lines.filter((_line, place) => place !== lost + 1)
      const end = stored.findIndex((line, place) => place > lost && !line.startsWith('['))
      for (const line of stored.slice(lost + 1, end)) sum.add(line)
      return stored
        .map((line) => {
          if (!line.startsWith('{"end"')) return line
          const record = JSON.parse(line)
          record.end.tables['milepost.quote'] = sum.end()
          return JSON.stringify(record)
        })
        .join('\n')
    })
    await expect(restoreBackup(db, wrong, keys)).rejects.toThrow(/foreign key/)
    expect(await schemasOf(db)).toEqual([])
    await restoreBackup(db, file, keys)
  })
})

async function schemasOf(db: Kysely<Database>): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select nspname from pg_namespace where nspname in ('milepost', 'milepost_months', 'milepost_jobs')`.execute(
    db,
  )
  return rows
}

async function changed(file: string, change: (text: string) => string): Promise<string> {
  const other = newFile()
  await writeFile(other, gzipSync(change(gunzipSync(await readFile(file)).toString('utf8'))))
  return other
}
