import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor, NewAuditEntry } from '../../platform/audit/ports.ts'
import { recorded } from '../../platform/audit/store.ts'
import { deskServer } from '../testing/desk-server.ts'

const server = await deskServer()
const { db } = server
const READ = '/api/desk/v1/Audit/ReadAudit'
const EXPORT = '/api/desk/v1/Audit/ExportAudit'
const VERIFY = '/api/desk/v1/Audit/VerifyAudit'
const day = (date: string) => new Date(`${date}T12:00:00Z`)

const una: Actor = { who: 'Una Wright', account: 'staff-una', door: 'desk', because: 'a case' }
const sam: Actor = { who: 'Sam Duty', door: 'command-line', because: '=HYPERLINK("http://evil.example")' }
const write = (by: Actor, at: Date, ...entries: NewAuditEntry[]) =>
  recorded(db, by, at, async (_transaction, record) => {
    for (const entry of entries) record(entry)
  })
const quote = (id: string, act: NewAuditEntry['act'] = 'quote.lock'): NewAuditEntry => ({
  act,
  about: { kind: 'quote', id },
  before: { isLocked: false },
  after: { isLocked: true, until: null, brands: ['A', 'M'] },
})

let tess: Awaited<ReturnType<typeof server.signedIn>>
let dot: typeof tess
type Entry = { position: number; act: string; who: string; id: string }
const read = async (body: object, by = tess): Promise<{ entries: readonly Entry[]; next?: number }> => {
  const reply = await by.ask('POST', READ, { body })
  expect(reply.status, reply.text).toBe(200)
  return reply.body
}
const ids = async (body: object) => (await read(body)).entries.map(({ id }) => id)

beforeAll(async () => {
  await write(una, day('2026-03-01'), quote('A-00000000001'), quote('F-00000000001'))
  await write(sam, day('2026-03-02'), quote('A-00000000001', 'quote.unlock'), {
    act: 'job.retry',
    about: { kind: 'job', id: 'job-7' },
  })
  tess = await server.signedIn({ subject: 'tess', name: 'Tess H', roles: ['team-lead'], brands: ['A', 'M'] })
  dot = await server.signedIn(
    { subject: 'dot', name: 'Dot P', roles: ['data-protection'], brands: ['A', 'F'] },
    { secondFactor: true },
  )
})

describe('the audit trail at the desk', () => {
  it('can be filtered by person, act, record and day, separately or combined [DSK-801]', async () => {
    expect(await ids({ person: 'una wright' })).toEqual(['A-00000000001'])
    expect(await ids({ person: 'staff-una' })).toEqual(['A-00000000001'])
    expect(await ids({ act: 'job.retry' })).toEqual(['job-7'])
    expect((await read({ record: 'a-00000000001' })).entries.map(({ act }) => act)).toEqual([
      'quote.unlock',
      'quote.lock',
    ])
    expect(await ids({ from: '2026-03-02', to: '2026-03-02' })).toEqual(['job-7', 'A-00000000001'])
    expect(await ids({ from: '2026-02-01', to: '2026-02-27' })).toEqual([])
    expect(await ids({ from: '2026-03-02', to: '2026-03-02', person: 'Una Wright' })).toEqual([])
  })

  it('shows what changed, with time, channel and reason [DSK-801]', async () => {
    const [entry] = (await read({ person: 'Una Wright' })).entries
    expect(entry).toEqual({
      position: 1,
      at: '2026-03-01T12:00:00.000Z',
      who: 'Una Wright',
      account: 'staff-una',
      door: 'desk',
      because: 'a case',
      act: 'quote.lock',
      kind: 'quote',
      id: 'A-00000000001',
      details: [
        { name: 'isLocked', before: 'false', after: 'true' },
        { name: 'until' },
        { name: 'brands', after: 'A, M' },
      ],
    })
  })

  it('leaves out entries about another brand, even when filtered by their id [DSK-802]', async () => {
    expect(await ids({ record: 'F-00000000001' })).toEqual([])
    expect(await ids({ person: 'Una Wright' })).toEqual(['A-00000000001'])
    const seen = await read({ record: 'F-00000000001' }, dot)
    expect(seen.entries.map(({ id }) => id)).toEqual(['F-00000000001'])
    // The id of a data request does not contain its brand.
    const [ours, theirs] = [`dr_${'a'.repeat(22)}`, `dr_${'f'.repeat(22)}`] as const
    await sql`
      insert into milepost.data_request (id, tenant, kind, received_on, due_on, made_at, moved_at) values
        (${ours}, 'A', 'export', '2026-03-01', '2026-04-01', now(), now()),
        (${theirs}, 'F', 'export', '2026-03-01', '2026-04-01', now(), now())`.execute(db)
    const opened = (id: string): NewAuditEntry => ({
      act: 'data-request.open',
      about: { kind: 'data-request', id },
    })
    await write(una, day('2026-03-03'), opened(ours), opened(theirs))
    expect(await ids({ act: 'data-request.open' })).toEqual([ours])
    expect(await ids({ record: theirs })).toEqual([])
  })

  it('is paged by position, so new entries do not shift the pages [DSK-801]', async () => {
    const many = Array.from({ length: 120 }, (_, at) => quote(`M-${String(at).padStart(11, '0')}`))
    await write({ ...una, who: 'Paging Person' }, day('2026-04-01'), ...many)
    const seen: string[] = []
    let before: number | undefined
    do {
      const page = await read({ person: 'Paging Person', ...(before !== undefined && { before }) })
      expect(page.entries.length).toBeLessThanOrEqual(50)
      seen.push(...page.entries.map(({ id }) => id))
      before = page.next
      await write({ ...una, who: 'Paging Person' }, day('2026-04-01'), quote('M-99999999999'))
    } while (before !== undefined)
    expect(seen).toEqual(many.map(({ about }) => about.id).toReversed())
  })

  it('records that it was read, exported or verified, with the filter used [DSK-805]', async () => {
    await read({ act: 'quote.lock', from: '2026-03-01' })
    expect((await server.trail()).at(-1)).toMatchObject({
      act: 'audit.read',
      account: 'tess',
      after: { act: 'quote.lock', from: '2026-03-01' },
    })
    await tess.ask('POST', VERIFY, { body: {} })
    expect((await server.trail()).at(-1)).toMatchObject({ act: 'audit.verify', after: { isWhole: true } })
    await dot.ask('POST', EXPORT, { body: { act: 'job.retry' } })
    expect((await server.trail()).at(-1)).toMatchObject({
      act: 'audit.export',
      account: 'dot',
      after: { act: 'job.retry', entries: 1 },
    })
  })

  it.each([
    [{ record: 'robin@example.com' }, 'body.record'],
    [{ record: "x' or 1=1" }, 'body.record'],
    [{ act: 'everything' }, 'body.act'],
    [{ from: '2026-02-30' }, 'body.from'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'body.to'],
    [{ before: 0 }, 'body.before'],
    [{ person: '' }, 'body.person'],
    [{ brand: 'F' }, 'body.brand'],
  ])('refuses %j and names the field [DSK-801]', async (body, field) => {
    const reply = await tess.ask('POST', READ, { body })
    expect(reply.status, reply.text).toBe(400)
    expect(reply.body.errors.map((each: { field: string }) => each.field)).toEqual([field])
  })
})

describe('the export of the audit trail', () => {
  it('is a file with no cell that a spreadsheet would run, oldest entry first [DSK-803]', async () => {
    const { body } = await dot.ask('POST', EXPORT, { body: { from: '2026-03-01', to: '2026-03-02' } })
    expect(body.fileName).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
    expect(body.entries).toBe(4)
    const [head, ...lines] = body.csv.trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFF"Entry","Time \(UTC\)","Person"/)
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain(
      '"1","2026-03-01T12:00:00.000Z","Una Wright","staff-una","desk","quote.lock","Locked a quote"',
    )
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(body.csv).not.toMatch(/"[=+\-@]/)
  })

  it('includes only the person’s brands [DSK-802]', async () => {
    const { body } = await dot.ask('POST', EXPORT, { body: { person: 'Paging Person' } })
    expect(body.entries).toBe(0)
  })
})

describe('the hash chain of the audit trail', () => {
  it('is verified from the oldest entry to the newest [DSK-804]', async () => {
    const { body } = await tess.ask('POST', VERIFY, { body: {} })
    expect(body).toMatchObject({ isWhole: true, from: 1, through: expect.any(Number) })
    expect(body.through).toBeGreaterThan(100)
  })

  it('is reported as broken at an entry that was changed directly in the database [DSK-804]', async () => {
    await sql`alter table milepost.audit_entry disable trigger audit_entry_stays`.execute(db)
    await sql`update milepost.audit_entry set who = 'Nobody' where position = 3`.execute(db)
    const { body } = await tess.ask('POST', VERIFY, { body: {} })
    expect(body).toMatchObject({
      isWhole: false,
      broken: { entry: 3, says: 'Audit entry 3 was changed after it was written.' },
    })
    await sql`update milepost.audit_entry set who = ${sam.who} where position = 3`.execute(db)
    await sql`alter table milepost.audit_entry enable trigger audit_entry_stays`.execute(db)
    expect((await tess.ask('POST', VERIFY, { body: {} })).body.isWhole).toBe(true)
  })
})
