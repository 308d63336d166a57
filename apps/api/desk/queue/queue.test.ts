import { workStates, workSteps } from '@milepost/domain/work/states'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { brokenTrail } from '../../platform/audit/check-store.ts'
import { lockQuote, unlockQuote } from '../../quote/store.ts'
import { deskServer } from '../testing/desk-server.ts'
import { pricedQuote, referredWork, undeliveredWork } from '../testing/made-work.ts'
import { workStore } from './store.ts'

const server = await deskServer()
const { db, time } = server
const una = await server.signedIn({
  subject: 'una',
  name: 'Una Wright',
  roles: ['underwriter'],
  brands: ['A', 'M'],
})
const ugo = await server.signedIn({
  subject: 'ugo',
  name: 'Ugo Marsh',
  roles: ['underwriter'],
  brands: ['A', 'B'],
})
const tom = await server.signedIn({
  subject: 'tom',
  name: 'Tom Ellery',
  roles: ['team-lead'],
  brands: ['A', 'M'],
})

type Person = typeof una
const act = (by: Person, name: string, body: object) => by.ask('POST', `/api/desk/v1/Queue/${name}`, { body })
const take = (by: Person, work: string) => act(by, 'TakeWork', { work })
const list = async (by: Person, query = '') =>
  (await by.ask('GET', `/api/desk/v1/Queue/ListWork?${query}`)).body
const lineOf = async (by: Person, reference: string, query = 'snoozed=SHOWN&') =>
  (await list(by, `${query}find=${reference}`)).work[0]
const hoursAgo = (hours: number) => new Date(time.now.getTime() - hours * 3_600_000)
const inHours = (hours: number) => new Date(time.now.getTime() + hours * 3_600_000).toISOString()

describe('the queue', () => {
  it('automatically lists a referred quote, with reason, due time and initials only [DSK-201] [DSK-202]', async () => {
    const { reference, id } = await referredWork(server, 'A')
    const line = await lineOf(una, reference)
    expect(line).toMatchObject({
      id,
      kind: 'referral',
      brand: 'A',
      initials: expect.stringMatching(/^[A-Z]{2}$/),
      why: 'A driver has been refused cover',
      promise: 'A decision by email',
      endsByHand: false,
    })
    expect(line.holder).toBeUndefined()
    expect(new Date(line.dueAt) > time.now).toBe(true)
    // No name or other data of the customer.
    expect(JSON.stringify(line)).not.toMatch(/O'Neill|AA19/)
  })

  it('drops it when the referral ends, and closes the work that staff held [DSK-201] [DSK-203]', async () => {
    const { reference, id } = await referredWork(server, 'A')
    await take(una, id)
    await sql`update milepost.referral set state = 'withdrawn' where reference = ${reference}`.execute(db)
    expect(await lineOf(una, reference)).toBeUndefined()
    expect((await take(una, id)).status).toBe(404)
    expect(await workStore(db).closeEnded(time.now)).toBeGreaterThan(0)
    const rows = await db
      .selectFrom('milepost.work')
      .selectAll()
      .where('about', '=', `${reference}.1`)
      .execute()
    expect(rows).toMatchObject([{ state: 'done', subject_id: 'una', reason: null, ended_at: time.now }])
    expect(await workStore(db).closeEnded(time.now)).toBe(0)
  })

  it('lists locked quotes with the reason for the lock, until they are unlocked [DSK-201]', async () => {
    const { tenant, reference } = await pricedQuote(server, 'A')
    await lockQuote(db, { tenant, reference }, undefined)
    expect(await lineOf(una, reference)).toMatchObject({
      kind: 'lock',
      why: 'Held back for a review',
      price: expect.any(Number),
    })
    await unlockQuote(db, { tenant, reference })
    expect(await lineOf(una, reference)).toBeUndefined()
  })

  it('lists an email that is no longer retried until a staff member marks it as done [DSK-201] [DSK-205]', async () => {
    const { reference, id } = await undeliveredWork(server, 'A')
    expect(await lineOf(una, reference)).toMatchObject({
      kind: 'email',
      why: 'The customer was not told what was decided or asked',
      endsByHand: true,
    })
    expect((await act(una, 'FinishWork', { work: id, reason: 'told-by-telephone' })).status).toBe(204)
    expect(await lineOf(una, reference)).toBeUndefined()
    expect((await act(ugo, 'FinishWork', { work: id, reason: 'put-right' })).status).toBe(404)
    expect((await server.trail()).at(-1)).toMatchObject({
      act: 'work.done',
      who: 'Una Wright',
      account: 'una',
      about: { kind: 'quote', id: reference },
      after: { state: 'done', holder: 'una', reason: 'told-by-telephone' },
    })
  })

  it('does not allow staff to finish work that ends automatically [DSK-205]', async () => {
    const { id } = await referredWork(server, 'A')
    expect((await act(una, 'FinishWork', { work: id, reason: 'nothing-to-do' })).body).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    })
  })

  it('lists the earliest deadline first, and its pages neither overlap nor leave anything out [DSK-202]', async () => {
    for (let made = 0; made < 55; made += 1) await referredWork(server, 'B', hoursAgo(made % 7))
    const { work, total, after } = await list(ugo, 'brand=B')
    expect(work).toHaveLength(50)
    const second = await list(ugo, `brand=B&after=${encodeURIComponent(after)}`)
    expect(second.after).toBeUndefined()
    const all = [...work, ...second.work]
    expect(new Set(all.map(({ id }) => id)).size).toBe(total)
    const dues = all.map(({ dueAt }) => dueAt)
    expect(dues).toEqual([...dues].sort())
  })

  it('can be filtered by kind, brand, journey and holder [DSK-202]', async () => {
    const { id, reference, journey } = await referredWork(server, 'M')
    const { reference: email } = await undeliveredWork(server, 'M')
    const seen = async (query: string) =>
      (await list(una, query)).work.map((each: { reference: string }) => each.reference)
    expect(await seen('brand=M&kind=referral')).toContain(reference)
    expect(await seen('brand=M&kind=referral')).not.toContain(email)
    expect(await seen(`journey=${journey}`)).toContain(reference)
    expect(await seen('journey=acorn_pc')).not.toContain(reference)
    expect(await seen('brand=M&assignee=NOBODY')).toContain(reference)
    await take(una, id)
    expect(await seen('brand=M&assignee=NOBODY')).not.toContain(reference)
    expect(await seen('assignee=MINE')).toContain(reference)
    expect((await list(tom, 'assignee=MINE')).work).toEqual([])
    // A brand that the person does not have looks like a brand without work.
    expect((await list(una, 'brand=B')).work).toEqual([])
  })

  it.each(['kind=nothing', 'brand=X', 'journey=a', 'assignee=me', 'after=x', 'unknown=1', 'find='])(
    'refuses %s, naming the field [DSK-202]',
    async (query) => {
      const reply = await una.ask('GET', `/api/desk/v1/Queue/ListWork?${query}`)
      expect(reply.status).toBe(400)
      expect(reply.body.errors[0].field).toBe(`query.${query.split('=')[0]}`)
    },
  )

  it('shows payments only to staff who may see payments [DSK-201]', async () => {
    const { counts } = await list(una)
    expect(counts.byKind.map(({ kind }: { kind: string }) => kind)).not.toContain('payment')
    expect((await list(tom)).counts.byKind.map(({ kind }: { kind: string }) => kind)).toContain('payment')
    const own = 'payment.A.any'
    expect((await take(una, own)).status).toBe(404)
  })
})

describe('a piece of work', () => {
  it('goes to one of two people who take it simultaneously; the other is shown the holder [DSK-204]', async () => {
    for (let race = 0; race < 12; race += 1) {
      const { id, reference } = await referredWork(server, 'A')
      const [first, second] = await Promise.all([take(una, id), take(ugo, id)])
      expect([first.status, second.status].sort()).toEqual([204, 409])
      const holder = first.status === 204 ? 'Una Wright' : 'Ugo Marsh'
      expect([first, second].find(({ status }) => status === 409)?.body.message).toBe(`${holder} has it.`)
      expect((await lineOf(tom, reference)).holder).toMatchObject({ name: holder, isMe: false })
      const taken = (await server.trail()).filter(
        ({ act: did, about }) => did === 'work.take' && about.id === reference,
      )
      expect(taken).toHaveLength(1)
    }
  })

  it('can be taken again by its holder without a new audit entry [DSK-204]', async () => {
    const { id } = await referredWork(server, 'A')
    await take(una, id)
    const before = (await server.trail()).length
    expect((await take(una, id)).status).toBe(204)
    expect(await server.trail()).toHaveLength(before)
  })

  it('is released by its holder and by no one else [DSK-205]', async () => {
    const { id, reference } = await referredWork(server, 'A')
    await take(una, id)
    expect((await act(ugo, 'GiveBackWork', { work: id })).status).toBe(409)
    expect((await act(una, 'GiveBackWork', { work: id })).status).toBe(204)
    expect((await lineOf(una, reference)).holder).toBeUndefined()
    expect((await take(ugo, id)).status).toBe(204)
    expect((await server.trail()).slice(-2)).toMatchObject([
      { act: 'work.give-back', after: { state: 'new', holder: null } },
      { act: 'work.take', before: { work: id, state: 'new', holder: null }, after: { holder: 'ugo' } },
    ])
  })

  it('is handed over by a team lead, to a colleague who has signed in and has the brand [DSK-208]', async () => {
    const { id, reference } = await referredWork(server, 'M')
    const { colleagues } = (await tom.ask('GET', `/api/desk/v1/Queue/ListColleagues?work=${id}`)).body
    expect(colleagues.map(({ name }: { name: string }) => name)).toEqual(['Tom Ellery', 'Una Wright'])
    const handTo = (to: string) => act(tom, 'HandOverWork', { work: id, to, reason: 'knowledge' })
    for (const nobody of ['ugo', 'never-here'])
      expect((await handTo(nobody)).body.errors).toEqual([
        { field: 'body.to', message: expect.stringContaining('signed in') },
      ])
    expect((await handTo('una')).status).toBe(204)
    expect((await lineOf(una, reference)).holder).toMatchObject({
      isMe: true,
      handedBy: 'Tom Ellery',
      reason: 'They know the case',
    })
    // Also from its current holder.
    expect((await handTo('tom')).status).toBe(204)
    expect((await act(una, 'HandOverWork', { work: id, to: 'una', reason: 'away' })).status).toBe(403)
  })

  it('is hidden while snoozed, never past its due time, and returns to the same person [DSK-206]', async () => {
    const { id, reference } = await referredWork(server, 'A')
    const { dueAt } = await lineOf(una, reference)
    const snooze = (until: string, by = una) =>
      act(by, 'SnoozeWork', { work: id, until, reason: 'customer-calls-back' })
    for (const until of [
      inHours(-1),
      inHours(24 * 14),
      new Date(Date.parse(dueAt) + 1).toISOString(),
      'soon',
    ])
      expect((await snooze(until)).body.errors, until).toEqual([
        { field: 'body.until', message: expect.stringMatching(/^(Choose a time|Send a date and time)/) },
      ])
    expect((await snooze(inHours(1))).status).toBe(204)
    expect(await lineOf(una, reference, '')).toBeUndefined()
    expect((await lineOf(una, reference, 'snoozed=ONLY&')).holder).toMatchObject({
      isMe: true,
      reason: 'The customer will call back',
    })
    expect((await snooze(inHours(2), ugo)).status).toBe(409)
    const started = time.now
    time.now = new Date(started.getTime() + 61 * 60_000)
    expect(await workStore(db).open({ kinds: ['referral'], brands: ['A'], now: time.now })).toContainEqual(
      expect.objectContaining({ reference, holding: expect.objectContaining({ subject: 'una' }) }),
    )
    time.now = started
    expect((await take(una, id)).status).toBe(204)
    expect(await lineOf(una, reference, '')).toBeDefined()
  })

  it('of another brand is not found by any call [DSK-113]', async () => {
    const { id } = await referredWork(server, 'M')
    expect((await take(ugo, id)).status).toBe(404)
    expect((await act(ugo, 'GiveBackWork', { work: id })).status).toBe(404)
    expect((await take(ugo, id.replace('.M.', '.A.'))).status).toBe(404)
    expect(
      await db
        .selectFrom('milepost.work')
        .select('id')
        .where('about', 'like', `${id.split('.')[2]}%`)
        .execute(),
    ).toEqual([])
  })
})

describe('the table of work', () => {
  it('has the same steps as the code, and refuses any other [DSK-203]', async () => {
    const rows = await db.selectFrom('milepost.work_step').selectAll().execute()
    const written = rows.map(({ from_state, to_state }) => `${from_state} ${to_state}`)
    const steps = workStates.flatMap((from) => workSteps[from].map((to) => `${from} ${to}`))
    expect(written.sort()).toEqual(steps.sort())
    const insert = (state: 'new' | 'taken') =>
      db
        .insertInto('milepost.work')
        .values({
          kind: 'lock',
          tenant: 'A',
          about: 'x',
          state,
          subject_id: state === 'new' ? null : 'una',
          who: state === 'new' ? null : 'Una',
          moved_at: time.now,
        })
        .execute()
    await expect(insert('taken')).rejects.toThrow('work cannot begin at taken')
    await insert('new')
    const move = (changed: object) =>
      db.updateTable('milepost.work').set(changed).where('about', '=', 'x').execute()
    await move({ state: 'taken', subject_id: 'una', who: 'Una' })
    await expect(move({ subject_id: 'ugo', who: 'Ugo' })).rejects.toThrow('from taken to taken')
    await move({ state: 'done', ended_at: time.now })
    await expect(move({ state: 'taken', ended_at: null })).rejects.toThrow('from done to taken')
  })

  it('leaves a complete and unbroken audit trail [DSK-205]', async () => {
    expect(await db.transaction().execute((transaction) => brokenTrail(transaction))).toBeUndefined()
  })
})
