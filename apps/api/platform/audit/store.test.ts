import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql, type Transaction } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { accountsInWords, checkAccounts } from '../../purchase/accounts/accounts-check-store.ts'
import type { Connection } from '../db/connect.ts'
import type { Database } from '../db/schema.ts'
import { programFile } from '../db/testing/programs.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import { brokenTrail, type TrailAnchor, trailHead } from './check-store.ts'
import type { Actor, NewAuditEntry } from './ports.ts'
import { cutTrail, readTrail, recorded } from './store.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-16T09:00:00.123Z')
const sam: Actor = {
  who: 'Sam Duty',
  door: 'command-line',
  because: 'the customer rang about case 4711',
  account: 'sam',
}
const locked: NewAuditEntry = {
  act: 'quote.lock',
  about: { kind: 'quote', id: 'A-0123456789A' },
  before: { until: null, isLocked: false },
  after: { isLocked: true, until: '2026-11-20T09:00:00.000Z' },
}
const act = (entry: NewAuditEntry = locked, at = now, by = sam) =>
  recorded(db, by, at, async (_transaction, record) => record(entry))

for (let made = 0; made < 5; made += 1) await act()

/** What a check finds after a change that bypasses every rule of the database; reverted afterwards. */
async function foundAfter(
  change: (transaction: Transaction<Database>) => Promise<unknown>,
  anchor?: TrailAnchor,
): Promise<string | undefined> {
  let found: string | undefined
  await db
    .transaction()
    .execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await change(transaction)
      found = (await brokenTrail(transaction, anchor))?.says
      throw new RangeError('Put back')
    })
    .catch((error: unknown) => {
      if (!(error instanceof RangeError)) throw error
    })
  return found
}
const tampered = (statement: string, anchor?: TrailAnchor) =>
  foundAfter((transaction) => sql.raw(statement).execute(transaction), anchor)

afterEach(async () => expect(await checkAccounts(db, now)).toEqual([]))

describe('a recorded act', () => {
  it('names the actor, time, subject, reason and channel, and the state before and after [ASVS 16.2.1]', async () => {
    const [entry] = await readTrail(db, { most: 1 })
    expect(entry).toEqual({ ...sam, ...locked, at: now, position: 5 })
  })

  it('is found by its subject, by its actor and by a start date', async () => {
    const cancelled = { act: 'policy.cancel', about: { kind: 'policy', id: 'A-10000001' } } as const
    await act(cancelled, new Date('2026-12-01T09:00:00Z'), { ...sam, who: 'Jo Lead' })
    const positions = async (asked: object) =>
      (await readTrail(db, { most: 10, ...asked })).map(({ position }) => position)
    expect(await positions({ on: ['A-10000001'] })).toEqual([6])
    expect(await positions({ by: 'jo lead' })).toEqual([6])
    expect(await positions({ since: new Date('2026-11-30T00:00:00Z') })).toEqual([6])
    expect(await positions({ on: ['A-10000001'], by: 'Sam Duty' })).toEqual([])
  })

  it('is rolled back if the act fails, and an act that records nothing is refused', async () => {
    const before = await trailHead(db)
    const broken = recorded(db, sam, now, async (_transaction, record) => {
      record(locked)
      throw new RangeError('No')
    })
    await expect(broken).rejects.toThrow('No')
    await expect(recorded(db, sam, now, async () => {})).rejects.toThrow('An act was recorded nowhere')
    expect(await trailHead(db)).toEqual(before)
  })

  it('has its own position when 40 acts run simultaneously', async () => {
    const { position } = await trailHead(db)
    await Promise.all(Array.from({ length: 40 }, () => act()))
    expect((await trailHead(db)).position).toBe(position + 40)
  })
})

describe('the audit table', () => {
  it.each([
    `update milepost.audit_entry set who = 'Nobody' where position = 2`,
    'delete from milepost.audit_entry where position = 2',
    'delete from milepost.audit_entry where position = (select max(position) from milepost.audit_entry)',
    'truncate milepost.audit_entry',
    'truncate milepost.audit_head',
    'delete from milepost.audit_head',
    'update milepost.audit_head set position = 3',
    `update milepost.audit_head set cut_position = 2, cut_hash = sha256('x')`,
    'insert into milepost.audit_entry select * from milepost.audit_entry where position = 2',
    `insert into milepost.audit_entry select position + 1000, at, who, account, door, because, act, about_kind, about_id, before,
      after, previous_hash, hash from milepost.audit_entry where position = 2`,
  ])('refuses: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(
      /can only be added to|moves with its entries|must follow the last one/,
    )
  })

  it('never erases an entry younger than six years, regardless of the retention date it is passed', async () => {
    await expect(cutTrail(db, new Date('2030-01-01T00:00:00Z'), 3, now)).rejects.toThrow(
      'can only be added to',
    )
  })
})

describe('the check of the audit trail', () => {
  it.each([
    `who = 'Nobody'`,
    `because = 'no reason at all'`,
    `at = at + interval '1 microsecond'`,
    `after = '{"isLocked": false}'`,
    'before = null',
    `about_id = 'A-0123456789B'`,
    `door = 'desk'`,
    'account = null',
    `act = 'quote.unlock'`,
  ])('names the first changed entry: %s', async (change) => {
    const statement = `update milepost.audit_entry set ${change} where position >= 3`
    expect(await tampered(statement)).toBe('Audit entry 3 was changed after it was written.')
  })

  it('names an entry that was changed and given a matching hash', async () => {
    const found = await foundAfter(async (transaction) => {
      await sql`update milepost.audit_entry set hash = sha256('another') where position = 3`.execute(
        transaction,
      )
    })
    expect(found).toBe('Audit entry 3 was changed after it was written.')
    const next = await tampered(
      `update milepost.audit_entry set previous_hash = sha256('x') where position = 4`,
    )
    expect(next).toBe('Audit entry 3 was changed after it was written.')
  })

  it('names an entry that is missing from the middle or from the start', async () => {
    expect(await tampered('delete from milepost.audit_entry where position in (2, 4)')).toBe(
      'Audit entry 2 is missing: after entry 1 comes 3.',
    )
    expect(await tampered('delete from milepost.audit_entry where position = 1')).toBe(
      'Audit entry 1 is missing: after entry 0 comes 2.',
    )
  })

  it('reports a trail that is cut off at the end', async () => {
    const { position } = await trailHead(db)
    expect(await tampered('delete from milepost.audit_entry where position > 3')).toBe(
      `The audit trail is cut off after entry 3: entries 4 to ${position} are missing.`,
    )
    expect(await tampered('delete from milepost.audit_entry')).toContain('cut off after entry 0')
  })

  it('reports a trail cut off or rewritten together with its head, from the position and hash noted in the log', async () => {
    const noted = await trailHead(db)
    const head = `update milepost.audit_head set (position, hash) = (select position, hash from milepost.audit_entry where position = 3)`
    expect(await tampered(`delete from milepost.audit_entry where position > 3; ${head}`)).toBeUndefined()
    expect(await tampered(`delete from milepost.audit_entry where position > 3; ${head}`, noted)).toBe(
      `The audit trail is cut off after entry 3: the anchor names entry ${noted.position}.`,
    )
    expect(await tampered('select 1', noted)).toBeUndefined()
    expect(await tampered('select 1', { ...noted, hash: '0'.repeat(64) })).toContain(
      `Audit entry ${noted.position} does not have the hash of the anchor`,
    )
  })

  it('reports a cut at the start that no entry records', async () => {
    const cut = `
      update milepost.audit_head set (cut_position, cut_hash) = (select position, hash from milepost.audit_entry where position = 2);
      delete from milepost.audit_entry where position <= 2`
    expect(await tampered(cut)).toBe(
      'Audit entry 2 and the entries before it are missing, and no entry records that retention erased them.',
    )
  })

  it('is reported as a sentence by npm run accounts', async () => {
    const says = 'Audit entry 3 was changed after it was written.'
    expect(accountsInWords([{ check: 'AUDIT_ENTRY_CHANGED', count: 1, says }])).toEqual([
      `AUDIT_ENTRY_CHANGED: ${says}`,
    ])
    expect(accountsInWords(await checkAccounts(db, now))).toEqual([
      'Policies, payments and accounts agree, and the audit trail is whole.',
    ])
    await db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`update milepost.audit_entry set who = 'Nobody' where position = 3`.execute(transaction)
    })
    expect(await checkAccounts(db, now)).toEqual([{ check: 'AUDIT_ENTRY_CHANGED', count: 1, says }])
    await db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`update milepost.audit_entry set who = 'Sam Duty' where position = 3`.execute(transaction)
    })
  })
})

describe('npm run accounts', () => {
  it('exits with 1 and names the first broken entry', async () => {
    const { db: own, connection } = await testDatabase()
    for (let made = 0; made < 3; made += 1)
      await recorded(own, sam, now, async (_transaction, record) => record(locked))
    await own.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction)
      await sql`delete from milepost.audit_entry where position = 2`.execute(transaction)
    })
    const ran = promisify(execFile)(process.execPath, [programFile('accounts')], {
      env: { ...process.env, DATABASE_URL: urlOf(connection) },
    })
    await expect(ran).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining(
        'AUDIT_ENTRY_MISSING: Audit entry 2 is missing: after entry 1 comes 3.',
      ),
    })
  })
})

function urlOf(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, database } = connection
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

describe('retention [T30]', () => {
  it('erases entries older than seven years, stores the hash of the cut, and the rest still verifies', async () => {
    const { asApi } = await testDatabase()
    const own = await asApi()
    const years = ['2018', '2018', '2019', '2020', '2026']
    for (const year of years)
      await recorded(own, sam, new Date(`${year}-05-01T09:00:00Z`), async (_transaction, record) =>
        record(locked),
      )
    const before = new Date('2019-11-16T00:00:00Z')
    expect(await cutTrail(own, before, 2, now)).toBe(2)
    expect(await cutTrail(own, before, 2, now)).toBe(1)
    expect(await cutTrail(own, before, 2, now)).toBe(0)
    const left = await readTrail(own, { most: 10 })
    expect(left.map(({ position, act: done }) => `${position} ${done}`)).toEqual([
      '4 quote.lock',
      '5 quote.lock',
      '6 trail.cut',
      '7 trail.cut',
    ])
    expect(left.at(-1)).toMatchObject({ who: 'retention', door: 'nightly-job', after: { through: 3 } })
    expect(await checkAccounts(own, now)).toEqual([])
  })
})
