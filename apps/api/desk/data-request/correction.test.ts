import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTrail } from '../../platform/audit/store.ts'
import { tablesHolding } from '../../platform/db/testing/every-row.ts'
import { realRenderers } from '../../providers/documents/testing/rendered-once.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

let purchases: PurchaseServer
let desk: DeskServer
let dot: Browser
beforeAll(async () => {
  purchases = await purchaseServer()
  desk = await deskServer({}, { sharing: purchases })
  dot = await desk.signedIn({ subject: 'dot', name: 'Dot Pryce', roles: ['data-protection'], brands: ['A'] })
})
afterAll(() => purchases.stop())

const because = 'case 12'
const post = (call: string, body: object) => dot.ask('POST', `/api/desk/v1/DataRequest/${call}`, { body })
const get = async (id: string) =>
  (await dot.ask('GET', `/api/desk/v1/DataRequest/GetDataRequest?id=${id}`)).body

async function asked(person: string, kind = 'correct'): Promise<string> {
  const made = await post('AddDataRequest', { brand: 'A', kind, person, receivedOn: '2026-11-16' })
  expect(made.status, made.text).toBe(200)
  return made.body.id
}
const correct = (id: string, reference: string, facts: Record<string, string>) =>
  post('CorrectFacts', {
    id,
    reference,
    corrections: Object.entries(facts).map(([fact, text]) => ({ fact, text })),
    because,
  })
const stored = async (reference: string) => {
  const { rows } = await sql<{ version: number; last: string; line: string; postcode: string }>`
    select version, answers #>> '{proposerDetails,lastNames}' as last,
      answers #>> '{proposerDetails,address,line1}' as line,
      answers #>> '{proposerDetails,address,postcode}' as postcode
    from milepost.quote_version where reference = ${reference} order by version`.execute(purchases.db)
  return rows
}

describe('a correction', () => {
  it('replaces the wrong value everywhere it is stored, and the trail contains neither value [DSK-709]', async () => {
    const email = 'wrongly-spelt@example.com'
    const { reference } = await purchases.readyToPay('acorn_pc', undefined, email)
    const id = await asked(email)
    expect((await get(id)).records).toEqual([{ reference }])
    const before = await stored(reference)
    const wrong = before[0]?.last ?? ''
    const done = await correct(id, reference, {
      lastNames: 'Wrightly-Spelt',
      emailAddress: 'rightly-spelt@example.com',
      'address.line1': '1 Right Street',
    })
    expect(done.body, done.text).toEqual({ facts: ['lastNames', 'emailAddress', 'address'] })
    expect(await stored(reference)).toEqual(
      before.map((row) => ({ ...row, last: 'Wrightly-Spelt', line: '1 Right Street' })),
    )
    expect(await tablesHolding(purchases.db, email)).toEqual([])
    const { rows: found } = await sql<{ surname: string; email: string }>`
      select surname, email from milepost.search_entry where reference = ${reference} and number = 1
    `.execute(purchases.db)
    expect(found).toEqual([{ surname: 'wrightlyspelt', email: 'rightly-spelt@example.com' }])
    const trail = await readTrail(purchases.db, { on: [id, reference], most: 50 })
    expect(trail.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['quote.correct', 'data-request.correct']),
    )
    for (const value of [wrong, 'Wrightly', 'rightly-spelt', 'Right Street'])
      expect(JSON.stringify(trail)).not.toContain(value)
  })

  it('of a policy creates its documents again, sends them, and informs the old address [DSK-709]', async () => {
    const email = 'policyholder@example.com'
    const ready = await purchases.readyToPay('acorn_pc', undefined, email)
    const code = 'ANNUAL_CARD_IN_FULL'
    await purchases.takeUp(ready, code, await purchases.confirmed(ready, code))
    const policy = (await purchases.policies()).find(({ reference }) => reference === ready.reference)
    if (policy === undefined) throw new Error('No policy')
    const key = { tenant: policy.tenant, policyNumber: policy.policy_number }
    purchases.work(realRenderers)
    await purchases.jobsDone(key)
    const sums = async () => {
      const { rows } = await sql<{ kind: string; sum: string }>`
        select kind, encode(sha256, 'hex') as sum from milepost.policy_document
        where policy_number = ${key.policyNumber} and made_at is not null order by kind`.execute(purchases.db)
      return rows
    }
    const before = await sums()
    const sent = (await purchases.emailsTo('right-address@example.com')).length
    const id = await asked(ready.reference)
    const done = await correct(id, ready.reference, {
      lastNames: 'Truename',
      emailAddress: 'right-address@example.com',
    })
    expect(done.body, done.text).toMatchObject({ policyNumber: key.policyNumber })
    await purchases.jobsDone(key)
    const after = await sums()
    expect(after.map(({ kind }) => kind)).toEqual(before.map(({ kind }) => kind))
    expect(after.some(({ sum }, at) => sum !== before[at]?.sum)).toBe(true)
    expect((await purchases.emailsTo('right-address@example.com')).length).toBeGreaterThan(sent)
    expect((await purchases.emailsTo(email)).some((text) => /changed/.test(text))).toBe(true)
  })

  it('is allowed only for one of the person’s own quotes and for an open request of its kind [DSK-709]', async () => {
    const email = 'theirs@example.com'
    const { reference } = await purchases.readyToPay('acorn_pc', undefined, email)
    const other = await purchases.readyToPay('acorn_pc', undefined, 'somebody-else@example.com')
    const id = await asked(email)
    expect((await correct(id, other.reference, { lastNames: 'Right' })).body.errors[0].field).toBe(
      'body.reference',
    )
    const wrong = await asked(email, 'export')
    expect((await correct(wrong, reference, { lastNames: 'Right' })).status).toBe(409)
    await post('CloseDataRequest', { id, decision: 'done', outcome: 'Corrected' })
    expect((await correct(id, reference, { lastNames: 'Right' })).status).toBe(409)
  })

  it('refuses a value that its question refuses and facts that are part of the risk, and stores nothing [DSK-709]', async () => {
    const email = 'refused@example.com'
    const { reference } = await purchases.readyToPay('acorn_pc', undefined, email)
    const id = await asked(email)
    const before = await stored(reference)
    const fieldOf = async (facts: Record<string, string>) => {
      const { status, body } = await correct(id, reference, facts)
      expect(status).toBe(400)
      return body.errors[0].field
    }
    expect(await fieldOf({ emailAddress: 'nobody' })).toBe('body.corrections.emailAddress')
    expect(await fieldOf({ 'address.line1': ' ' })).toBe('body.corrections.address.line1')
    expect(await fieldOf({})).toBe('body.corrections')
    expect(await fieldOf({ 'address.postcode': 'SW1A 1AA' })).toMatch(/corrections/)
    expect(await fieldOf({ dateOfBirth: '1990-01-01' })).toMatch(/corrections/)
    expect(await stored(reference)).toEqual(before)
  })

  it('is the only change to a version that the database accepts [DSK-709]', async () => {
    const email = 'database@example.com'
    const { reference } = await purchases.readyToPay('acorn_pc', undefined, email)
    const id = await asked(email)
    const closed = await asked(email, 'export')
    const attempt = (request: string, change: string) =>
      sql
        .raw(
          `select milepost.correct_answers('${request}', 'A', reference, version, answers, (${change})::json)
          from milepost.quote_version where reference = '${reference}'`,
        )
        .execute(purchases.apiDb)
    const set = (path: string, value: string) => `jsonb_set(answers::jsonb, '{${path}}', '"${value}"')`
    await expect(attempt(id, set('proposerDetails,dateOfBirth', '1990-01-01'))).rejects.toThrow('facts about')
    await expect(attempt(id, set('proposerDetails,address,postcode', 'SW1A 1AA'))).rejects.toThrow(
      'facts about',
    )
    await expect(attempt(id, set('vehicleDetails,registration', 'AA19 BBB'))).rejects.toThrow('facts about')
    await expect(attempt(closed, set('proposerDetails,lastNames', 'Right'))).rejects.toThrow('nobody asked')
    await expect(
      sql`update milepost.quote_version set cause = 'x' where reference = ${reference}`.execute(purchases.db),
    ).rejects.toThrow('written once')
  })
})
