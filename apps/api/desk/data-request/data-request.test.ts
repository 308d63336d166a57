import { dataRequestSteps } from '@milepost/domain/privacy/data-request'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTrail } from '../../platform/audit/store.ts'
import { type PurchaseServer, purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { type Browser, type DeskServer, deskServer } from '../testing/desk-server.ts'

let purchases: PurchaseServer
let desk: DeskServer
let dot: Browser
let dan: Browser
beforeAll(async () => {
  purchases = await purchaseServer()
  desk = await deskServer({}, { sharing: purchases })
  const role = { roles: ['data-protection'], brands: ['A', 'M'] } as const
  dot = await desk.signedIn({ subject: 'staff-dot', name: 'Dot Pryce', ...role }, { secondFactor: true })
  dan = await desk.signedIn({ subject: 'staff-dan', name: 'Dan Moss', ...role }, { secondFactor: true })
})
afterAll(() => purchases.stop())

const post = (by: Browser, call: string, body: object) =>
  by.ask('POST', `/api/desk/v1/DataRequest/${call}`, { body })
const get = async (id: string, by = dot) =>
  (await by.ask('GET', `/api/desk/v1/DataRequest/GetDataRequest?id=${id}`)).body
const receivedOn = '2026-11-16'
const because = 'case 4711'
async function added(kind: string, person: string, brand = 'A'): Promise<string> {
  const made = await post(dot, 'AddDataRequest', { brand, kind, person, receivedOn })
  expect(made.status, made.text).toBe(200)
  return made.body.id
}
const quotesOf = async (email: string) => {
  const { rows } = await sql<{ reference: string }>`
    select reference from milepost.quote_contact where contact ->> 'email' = ${email}`.execute(purchases.db)
  return rows.length
}

describe('a data request', () => {
  it('has a legal deadline from the day it was received, and needs a reason for an extension [DSK-701]', async () => {
    const id = await added('export', 'a@example.com')
    expect(await get(id)).toMatchObject({
      dueOn: '2026-12-16',
      state: 'open',
      isLate: false,
      mayExtend: true,
    })
    expect((await post(dot, 'ExtendDataRequest', { id, because: 'x' })).status).toBe(400)
    expect((await post(dot, 'ExtendDataRequest', { id, because })).body).toEqual({ dueOn: '2027-02-16' })
    expect((await post(dot, 'ExtendDataRequest', { id, because })).status).toBe(409)
  })

  it('needs a valid person and a day of receipt that is not in the future [DSK-701]', async () => {
    const add = (body: object) =>
      post(dot, 'AddDataRequest', {
        brand: 'A',
        kind: 'export',
        person: 'a@example.com',
        receivedOn,
        ...body,
      })
    expect((await add({ person: 'nobody' })).body.errors[0].field).toBe('body.person')
    expect((await add({ person: 'M-2345678923' })).body.errors[0].field).toBe('body.person')
    expect((await add({ receivedOn: '2027-01-01' })).body.errors[0].field).toBe('body.receivedOn')
    expect((await add({ receivedOn: '2026-02-30' })).status).toBe(400)
    expect((await add({ kind: 'sell' })).status).toBe(400)
  })

  it('is listed by due date and only at its own brand, opening it is recorded, and the trail names no person [DSK-703]', async () => {
    const id = await added('correct', 'listed@example.com')
    const { body } = await dot.ask('GET', '/api/desk/v1/DataRequest/ListDataRequests?brand=A')
    const dueDays = body.requests.map(({ dueOn }: { dueOn: string }) => dueOn)
    expect(dueDays).toEqual([...dueDays].sort())
    expect(JSON.stringify(body)).not.toContain('@example.com')
    const other = await desk.signedIn({ roles: ['data-protection'], brands: ['M'] }, { secondFactor: true })
    expect((await other.ask('GET', `/api/desk/v1/DataRequest/GetDataRequest?id=${id}`)).status).toBe(404)
    expect((await other.ask('GET', '/api/desk/v1/DataRequest/ListDataRequests?brand=M')).text).not.toContain(
      id,
    )
    await get(id)
    const trail = await readTrail(purchases.db, { on: [id], most: 50 })
    expect(trail.map(({ act }) => act)).toEqual(['data-request.add', 'data-request.open'])
    expect(JSON.stringify(trail)).not.toContain('listed@')
    const { rows } = await sql<{
      row: string
    }>`select data_request::text as row from milepost.data_request`.execute(purchases.db)
    expect(rows.some(({ row }) => row.includes('listed'))).toBe(false)
  })

  it('is closed with its outcome and no longer names the person [DSK-702]', async () => {
    const id = await added('correct', 'closed@example.com')
    const close = () => post(dot, 'CloseDataRequest', { id, decision: 'done', outcome: 'Postcode corrected' })
    expect((await close()).body).toEqual({ state: 'done' })
    expect((await close()).status).toBe(409)
    const shown = await get(id)
    expect(shown).toMatchObject({ outcome: 'Postcode corrected', state: 'done' })
    expect(shown.person).toBeUndefined()
  })

  it('has the same steps in the database as in the code; the database refuses others and an erasure by one person [DSK-702] [DSK-705]', async () => {
    const { rows } = await sql<{ step: string }>`
      select from_state || ' ' || to_state as step from milepost.data_request_step`.execute(purchases.db)
    const steps = Object.entries(dataRequestSteps).flatMap(([from, next]) =>
      next.map((to) => `${from} ${to}`),
    )
    expect(rows.map(({ step }) => step).sort()).toEqual(steps.sort())
    const id = await added('erase', 'alone@example.com')
    const set = (change: string) =>
      sql.raw(`update milepost.data_request set ${change} where id = '${id}'`).execute(purchases.db)
    await expect(set(`state = 'done', outcome = 'x'`)).rejects.toThrow(/check constraint/)
    await expect(set(`kind = 'export'`)).rejects.toThrow('of one kind and day for ever')
    expect((await post(dot, 'CloseDataRequest', { id, decision: 'done', outcome: 'Erased' })).status).toBe(
      409,
    )
  })
})

describe('a data request in the queue', () => {
  type Line = { id: string; kind: string; reference?: string; dueAt: string; why: string }
  const queue = async (by: Browser): Promise<readonly Line[]> =>
    (await by.ask('GET', '/api/desk/v1/Queue/ListWork?kind=request&snoozed=SHOWN')).body.work
  const lineOf = async (id: string, by = dot) =>
    (await queue(by)).find((line) => line.id === `request.A.${id}`)
  const onWork = (by: Browser, call: string, body: object) =>
    by.ask('POST', `/api/desk/v1/Queue/${call}`, { body })

  it('is listed with its legal deadline, without the person’s name, until it is answered [DSK-410]', async () => {
    const id = await added('correct', 'queued@example.com')
    const line = await lineOf(id)
    expect(line).toMatchObject({
      kind: 'request',
      dueAt: '2026-12-16T17:00:00.000Z',
      why: 'Someone asked us to correct their data',
      endsByHand: false,
    })
    expect(JSON.stringify(line)).not.toContain('queued@')
    await post(dot, 'ExtendDataRequest', { id, because })
    expect(await lineOf(id)).toMatchObject({ dueAt: '2027-02-16T17:00:00.000Z' })
    await post(dot, 'CloseDataRequest', { id, decision: 'done', outcome: 'Corrected' })
    expect(await lineOf(id)).toBeUndefined()
  })

  it('shows that an erasure is waiting for a second person [DSK-410]', async () => {
    const id = await added('erase', 'waits@example.com')
    await post(dot, 'ProposeErasure', { id, because })
    expect(await lineOf(id)).toMatchObject({ why: 'An erasure waits for a second person' })
    await post(dan, 'DecideErasure', { id, decision: 'erase', because })
    expect(await lineOf(id)).toBeUndefined()
  })

  it('is taken like any other work, which is recorded, and ends only when the request is closed [DSK-410]', async () => {
    const id = await added('export', 'taken@example.com')
    const work = `request.A.${id}`
    expect((await onWork(dot, 'TakeWork', { work })).status).toBe(204)
    expect((await onWork(dan, 'TakeWork', { work })).body.message).toBe('Dot Pryce has it.')
    expect((await onWork(dot, 'FinishWork', { work, reason: 'put-right' })).status).toBe(409)
    const trail = await readTrail(purchases.db, { on: [id], most: 50 })
    expect(trail.at(-1)).toMatchObject({ act: 'work.take', about: { kind: 'data-request', id } })
  })

  it('does not exist for other roles and other brands [DSK-410]', async () => {
    const id = await added('export', 'unseen@example.com')
    const work = `request.A.${id}`
    const others = [
      await desk.signedIn({ roles: ['team-lead', 'adviser', 'underwriter', 'finance'], brands: ['A'] }),
      await desk.signedIn({ roles: ['data-protection'], brands: ['M'] }),
    ]
    for (const other of others) {
      expect(await lineOf(id, other)).toBeUndefined()
      expect((await onWork(other, 'TakeWork', { work })).status).toBe(404)
    }
  })
})

describe('an export', () => {
  it('contains all data held at the brand, is recorded, and needs a second factor [DSK-704]', async () => {
    const email = 'export@example.com'
    const { reference } = await purchases.readyToPay('acorn_pc', undefined, email)
    const stranger = await purchases.readyToPay('acorn_pc', undefined, 'other@example.com')
    const id = await added('export', email)
    expect((await get(id)).held).toEqual({ quotes: 1, sold: 0, drafts: 0 })
    const plain = await desk.signedIn({ roles: ['data-protection'], brands: ['A'] })
    expect((await post(plain, 'ExportForDataRequest', { id })).body).toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
    })
    const { body } = await post(dot, 'ExportForDataRequest', { id })
    expect(JSON.parse(body.content).held.quote).toMatchObject([{ reference }])
    expect(body.content).not.toContain(stranger.reference)
    expect((await readTrail(purchases.db, { on: [id, reference], most: 50 })).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['data-request.export', 'quote.export']),
    )
    const elsewhere = await added('export', email, 'M')
    expect((await post(dot, 'ExportForDataRequest', { id: elsewhere })).body.message).toMatch(
      /Nothing is held/,
    )
  })
})

describe('an erasure', () => {
  it('is proposed by one person and done by another, once, and leaves purchases stored [DSK-705]', async () => {
    const email = 'erase@example.com'
    await purchases.readyToPay('acorn_pc', undefined, email)
    const sold = await purchases.readyToPay('acorn_cv', undefined, email)
    const code = 'ANNUAL_CARD_IN_FULL'
    await purchases.takeUp(sold, code, await purchases.confirmed(sold, code))
    const id = await added('erase', email)
    const decide = (by: Browser, decision = 'erase') => post(by, 'DecideErasure', { id, decision, because })
    expect((await decide(dan)).status).toBe(409)
    expect((await post(dot, 'ProposeErasure', { id, because })).body).toEqual({ state: 'proposed' })
    expect((await decide(dot)).body.message).toMatch(/never the first/)
    expect(await quotesOf(email)).toBe(2)
    // After it is sent back, the procedure starts again.
    expect((await decide(dan, 'send-back')).body).toEqual({ state: 'open' })
    await post(dan, 'ProposeErasure', { id, because })
    expect((await get(id)).maySecond).toBe(true)
    const both = await Promise.all([decide(dot), decide(dot)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await quotesOf(email)).toBe(1)
    expect(await get(id)).toMatchObject({
      state: 'done',
      firstPerson: 'Dan Moss',
      secondPerson: 'Dot Pryce',
      outcome: expect.stringMatching(/Kept by law: 1 quote/),
    })
  })
})
