import { allDeskCalls } from '@milepost/contract/desk/all-desk-calls'
import { staffRoles } from '@milepost/domain/desk/people'
import { addDays } from '@milepost/domain/values/local-date'
import { londonDate } from '@milepost/domain/values/london-time'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { draftStore } from '../../draft/store.ts'
import { readTrail } from '../../platform/audit/store.ts'
import { eraseOld } from '../../privacy/erase-old.ts'
import { retentionStore } from '../../privacy/store.ts'
import { quoteStore } from '../../quote/store.ts'
import { aQuote, aVersion, grantOf, hashOf } from '../../quote/testing/made-quote.ts'
import { reminderStore } from '../../renewal/email-stop-store.ts'
import { accessLines } from '../testing/access-lines.ts'
import { type Browser, deskServer } from '../testing/desk-server.ts'

const server = await deskServer()
const { db, time } = server
let dot: Browser
let everyone: Browser
beforeAll(async () => {
  dot = await server.signedIn({
    subject: 'dot',
    name: 'Dot Pryce',
    roles: ['data-protection'],
    brands: ['A'],
  })
  everyone = await server.signedIn({ roles: staffRoles, brands: ['A'] }, { secondFactor: true })
})

const because = 'case 12'
const post = (by: Browser, call: string, body: object) =>
  by.ask('POST', `/api/desk/v1/DataRequest/${call}`, { body })

async function asked(person: string, kind = 'restrict'): Promise<string> {
  const receivedOn = londonDate(time.now)
  const made = await post(dot, 'AddDataRequest', { brand: 'A', kind, person, receivedOn })
  expect(made.status, made.text).toBe(200)
  return made.body.id
}
async function restricted(person: string): Promise<string> {
  const id = await asked(person)
  const done = await post(dot, 'RestrictRecords', { id, because })
  expect(done.status, done.text).toBe(200)
  return id
}
const lift = (id: string, toldOn: string = londonDate(time.now)) =>
  post(dot, 'LiftRestriction', { id, toldOn, because })
const page = async (id: string) =>
  (await dot.ask('GET', `/api/desk/v1/DataRequest/GetDataRequest?id=${id}`)).body

/** A quote that its customer has seen, created and priced at a given time. */
async function seenQuote(at: Date, emailAddress: string) {
  const first = aVersion()
  const { proposerDetails } = first.answers
  const answers = { ...first.answers, proposerDetails: { ...proposerDetails, emailAddress } }
  const quote = aQuote({
    createdAt: at,
    expiresAt: new Date(at.getTime() + 30 * 86_400_000),
    first: { ...first, answers, pricedAt: at },
  })
  await quoteStore(db).createQuotes([quote], { ...grantOf(emailAddress), madeAt: at })
  return quote.reference
}

describe('a restriction', () => {
  it('closes its request, no longer names the person and shows what is restricted [DSK-706]', async () => {
    const person = 'restricted@example.com'
    await seenQuote(time.now, person)
    const id = await restricted(person)
    expect(await page(id)).toMatchObject({
      state: 'done',
      outcome: 'Restricted: 1 quote, 0 of them bought, and 0 unfinished quotes',
      restriction: { quotes: 1 },
    })
    expect((await page(id)).person).toBeUndefined()
    const acts = (await readTrail(db, { on: [id], most: 20 })).map(({ act }) => act)
    expect(acts.slice(0, 3)).toEqual(['data-request.add', 'data-request.restrict', 'data-request.close'])
    expect((await post(dot, 'RestrictRecords', { id, because })).status).toBe(409)
  })

  it('is not created if no data is held about the person, and the request stays open [DSK-706]', async () => {
    const id = await asked('nobody-at-all@example.com')
    expect((await post(dot, 'RestrictRecords', { id, because })).body.message).toMatch(/Nothing is held/)
    expect(await page(id)).toMatchObject({ state: 'open', person: 'nobody-at-all@example.com' })
    expect((await page(id)).restriction).toBeUndefined()
  })

  it('cannot be closed by hand as done, nor made for another kind of request [DSK-706]', async () => {
    const person = 'by-hand@example.com'
    await seenQuote(time.now, person)
    const id = await asked(person)
    expect((await post(dot, 'CloseDataRequest', { id, decision: 'done', outcome: 'Done' })).status).toBe(409)
    const other = await asked(person, 'export')
    expect((await post(dot, 'RestrictRecords', { id: other, because })).status).toBe(409)
  })

  it('stops reminders until it is lifted [DSK-706]', async () => {
    const person = 'reminded@example.com'
    const reference = await seenQuote(time.now, person)
    const window = { from: new Date(time.now.getTime() - 1), before: new Date(time.now.getTime() + 1) }
    const due = async () =>
      (await reminderStore(db).unboughtQuotes(window, time.now)).map((key) => key.reference)
    expect(await due()).toContain(reference)
    const id = await restricted(person)
    expect(await due()).not.toContain(reference)
    await lift(id)
    expect(await due()).toContain(reference)
  })

  it('excludes its records from the reports [DSK-706]', async () => {
    const lead = await server.signedIn({ roles: ['team-lead'], brands: ['A'] })
    const day = londonDate(time.now)
    const priced = async () => {
      const url = `/api/desk/v1/Console/ReadConsole?from=${day}&to=${day}&brand=A`
      return (await lead.ask('GET', url)).body.period.days[0].priced
    }
    const person = 'counted@example.com'
    const before = await priced()
    await seenQuote(time.now, person)
    expect(await priced()).toBe(before + 1)
    await restricted(person)
    expect(await priced()).toBe(before)
  })

  it('stops the nightly erasure of quotes and unfinished quotes until it is lifted [DSK-706]', async () => {
    const person = 'held-for-long@example.com'
    const yearsAgo = new Date(time.now.getTime() - 700 * 86_400_000)
    const reference = await seenQuote(yearsAgo, person)
    const idHash = hashOf(person)
    await draftStore(db).saveDraft({
      tenant: 'A',
      journey: 'acorn_pc',
      idHash,
      answers: { proposerDetails: { emailAddress: person } },
      completedSteps: [],
      besides: {},
      shape: 1,
      saveId: person,
      unconfirmed: [],
      expectedRevision: 0,
      now: yearsAgo,
    })
    const held = async () => {
      const { rows } = await sql<{ quotes: number; drafts: number }>`
        select (select count(*)::int from milepost.quote where reference = ${reference}) as quotes,
          (select count(*)::int from milepost.draft where id_hash = ${idHash}) as drafts`.execute(db)
      return rows[0]
    }
    const night = () => eraseOld({ retention: retentionStore(db), clock: () => time.now })
    const id = await restricted(person)
    await night()
    expect(await held()).toEqual({ quotes: 1, drafts: 1 })
    await lift(id)
    await night()
    expect(await held()).toEqual({ quotes: 0, drafts: 0 })
  })

  it('is lifted once, only after the person was informed, and shows that it was lifted [DSK-708]', async () => {
    const person = 'lifted@example.com'
    await seenQuote(time.now, person)
    const id = await restricted(person)
    const tomorrow = addDays(londonDate(time.now), 1)
    expect((await lift(id, tomorrow)).body.errors[0].field).toBe('body.toldOn')
    const both = await Promise.all([lift(id), lift(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409])
    expect((await page(id)).restriction).toMatchObject({ quotes: 0, liftedAt: expect.any(String) })
    const trail = await readTrail(db, { on: [id], most: 20 })
    expect(trail.some(({ act, because: why }) => act === 'data-request.lift' && why === because)).toBe(true)
  })

  it('does not prevent an erasure of the restricted data [DSK-706]', async () => {
    const person = 'erased-after-all@example.com'
    const reference = await seenQuote(time.now, person)
    await restricted(person)
    const id = await asked(person, 'erase')
    const role = { roles: ['data-protection'], brands: ['A'] } as const
    const [one, other] = [
      await server.signedIn({ subject: 'one', name: 'One', ...role }, { secondFactor: true }),
      await server.signedIn({ subject: 'other', name: 'Other', ...role }, { secondFactor: true }),
    ]
    await post(one, 'ProposeErasure', { id, because })
    expect((await post(other, 'DecideErasure', { id, decision: 'erase', because })).status).toBe(200)
    const { rows } = await sql`select from milepost.quote where reference = ${reference}`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('a restricted record at the desk', () => {
  const held = allDeskCalls.filter((call) => 'isHeldByRestriction' in call)

  it('refuses calls that change it, preview prices or send an offer [DSK-707]', () => {
    expect(held.map(({ name }) => name).sort()).toEqual([
      'ApproveReferral',
      'AskCustomer',
      'ChangeAnswers',
      'ConfirmReferral',
      'CorrectEmailAddress',
      'DeclineReferral',
      'PreviewChange',
      'SendQuoteLink',
      'SendRestartLink',
      'TryWhatIf',
    ])
  })

  it.each(held)('$name needs a legal ground, which is recorded [DSK-707]', async ({ name }) => {
    const line = accessLines[name]
    if (line === undefined) throw new Error(`${name} has no line`)
    const { url, body } = await line.of(server, 'A')
    const reference = await referenceIn(Object(body))
    await restricted(reference)
    const before = await trailOf(reference)
    const refused = await everyone.ask('POST', url, { body })
    expect(refused.status, refused.text).toBe(409)
    expect(refused.body.message).toMatch(/restricted/)
    expect(await trailOf(reference)).toEqual(before)
    const wrong = await everyone.ask('POST', url, {
      body: { ...Object(body), despiteRestriction: 'because' },
    })
    expect(wrong.body.errors[0].field).toBe('body.despiteRestriction')
    const despite = { ...Object(body), despiteRestriction: 'consent' }
    const done = await everyone.ask('POST', url, { body: despite })
    expect(done.status, done.text).toBe(line.granted ?? 200)
    const trail = await readTrail(db, { on: [reference], most: 50 })
    expect(trail.find(({ act }) => act === 'quote.use-restricted')).toMatchObject({
      who: 'Test Person',
      after: { ground: 'consent' },
    })
  })

  it('shows the restriction on its page, and its contract continues [DSK-707]', async () => {
    const { body } = (await accessLines['SendDocumentsAgain']?.of(server, 'A')) ?? {}
    const { policyNumber } = Object(body)
    const query = new URLSearchParams({ brand: 'A', policyNumber })
    const policy = async () =>
      (await everyone.ask('GET', `/api/desk/v1/Policy/GetPolicy?${query}`)).body.isRestricted
    const reference = await referenceIn(Object(body))
    const quote = async () =>
      (await everyone.ask('GET', `/api/desk/v1/Quote/GetCase?brand=A&reference=${reference}`)).body
        .isRestricted
    expect([await policy(), await quote()]).toEqual([false, false])
    await restricted(reference)
    expect([await policy(), await quote()]).toEqual([true, true])
    const sent = await everyone.ask('POST', '/api/desk/v1/Policy/SendDocumentsAgain', { body })
    expect(sent.status, sent.text).toBe(200)
  })

  async function referenceIn(body: { reference?: string; policyNumber?: string }): Promise<string> {
    if (body.reference !== undefined) return body.reference
    const { rows } = await sql<{ reference: string }>`
      select reference from milepost.policy where policy_number = ${body.policyNumber}`.execute(db)
    return rows[0]?.reference ?? ''
  }
  /** Acts that were done; what was refused is recorded as such (DSK-806). */
  const trailOf = async (reference: string) =>
    (await readTrail(db, { on: [reference], most: 50 })).flatMap(({ act, outcome }) =>
      outcome === undefined ? [act] : [],
    )
})
