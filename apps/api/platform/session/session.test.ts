import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { purchaseServer } from '../../purchase/testing/purchase-server.ts'
import { type Headers, headersOf } from '../../quote/testing/quote-server.ts'
import { type Asked, byBody, retrievalServer } from '../../retrieval/testing/retrieval-server.ts'
import { testSessions } from '../http/testing/test-sessions.ts'
import { sessionStore } from './store.ts'

const retrieval = await retrievalServer()
const { db, send, made, linkTo, pass } = retrieval
const server = await purchaseServer()
afterAll(server.stop)

const { ids } = testSessions()
/** An id of ours that an attacker has seen and planted in another browser. */
const planted = () => `__Host-sid=${ids.issue()}`
const as = (cookie: string) => headersOf('acorn_pc', cookie)
const receipt = (reference: string): Asked => ({
  method: 'GET',
  url: `/api/v1/Quote/GetPriceReceipt?QuoteReference=${reference}`,
})
const post = (url: string, body: object = {}): Asked => ({ method: 'POST', url, body })
const press = (token: string) => post('/api/v1/Quote/OpenQuoteLink', { token })
const keep = { method: 'POST', url: '/api/v1/Session/KeepSession' } as const
const end = (because: 'IDLE' | 'FINISHED', quoteReference?: string) =>
  post('/api/v1/Session/EndSession', { because, ...(quoteReference && { quoteReference }) })
const opens = async (reference: string, headers: Headers) =>
  (await send(receipt(reference), headers)).status !== 404
const bare = ({ 'content-type': _none, ...headers }: Headers) => headers

describe('the id of a session', () => {
  it.each([
    ['an invented one', `__Host-sid=${'A'.repeat(43)}`],
    ['an invented one of the length of ours', `__Host-sid=${'A'.repeat(64)}`],
    ['one of ours that was planted', planted()],
  ])(
    'is never %s: a quote is granted to a new id, and the old id opens nothing [T14]',
    async (_what, cookie) => {
      const { quote } = await made()
      const reply = await send(post('/api/v1/Quote/GeneratePrivateCarQuote', { quote }), as(cookie))
      expect(reply.status).toBe(200)
      expect(reply.cookie).toMatch(/^__Host-sid=[\w-]{64}$/)
      expect(reply.cookie).not.toBe(cookie)
      expect(await opens(reply.body.quoteReference, as(reply.cookie))).toBe(true)
      expect(await opens(reply.body.quoteReference, as(cookie))).toBe(false)
    },
  )

  it('adds no row for a visitor who holds nothing', async () => {
    const rows = () => db.selectFrom('milepost.session_id').select('hash').execute()
    const before = (await rows()).length
    const asked = await send(receipt('A-7K2MPX9QRT'), as(''))
    expect([asked.status, asked.cookie]).toEqual([404, expect.stringMatching(/^__Host-sid=[\w-]{64}$/)])
    await send(keep, bare(as(asked.cookie)))
    expect(await rows()).toHaveLength(before)
  })

  it('is replaced whenever privileges rise, and keeps access to all earlier quotes [ASVS 7.2.4]', async () => {
    const first = await made()
    const second = await made()
    const passed = await send(byBody(second.securityAnswers), { ...first.owner })
    expect(passed.status).toBe(200)
    expect(passed.cookie).not.toBe(first.owner['cookie'])
    const both = as(passed.cookie)
    expect([await opens(first.reference, both), await opens(second.reference, both)]).toEqual([true, true])

    const third = await made()
    const token = await linkTo(third.reference, 'emailed-link')
    const pressed = await send(press(token), both)
    expect([pressed.status, pressed.cookie !== passed.cookie]).toEqual([204, true])
    const opened = await send(
      { method: 'GET', url: `/api/v1/Quote/GetQuote?quote=${token}` },
      bare(as(pressed.cookie)),
    )
    expect([opened.status, opened.cookie !== pressed.cookie]).toEqual([200, true])

    const fourth = await made()
    const reminder = await linkTo(fourth.reference, 'reminder')
    const { VehicleRegistration: _plate, ...securityAnswers } = fourth.securityAnswers
    const reminded = await send(
      post('/api/v1/Quote/QuoteReminderDpaCheckByBody', { ...securityAnswers, QuoteReference: reminder }),
      as(opened.cookie),
    )
    expect([reminded.status, reminded.cookie.length > 0]).toEqual([200, true])
    const last = as(reminded.cookie)
    for (const { reference } of [first, second, third]) expect(await opens(reference, last)).toBe(true)
    // The earlier ids are only valid for requests already in flight.
    pass(2)
    for (const { cookie } of [passed, pressed, opened])
      expect(await opens(first.reference, as(cookie))).toBe(false)
    expect(await opens(first.reference, first.owner)).toBe(false)
    expect(await opens(first.reference, last)).toBe(true)
  })

  it('stays the same after a wrong answer or an unknown link, which grant nothing', async () => {
    const { securityAnswers, owner } = await made()
    const wrong = await send(byBody({ ...securityAnswers, Surname: 'Other' }), owner)
    expect([wrong.status, wrong.cookie]).toEqual([204, ''])
    expect((await send(press('x'.repeat(43)), owner)).cookie).toBe('')
  })

  it('still works for requests sent before it changed, and two tabs that renew it simultaneously keep both quotes', async () => {
    const { reference, owner, quote } = await made()
    const generate = () => send(post('/api/v1/Quote/GeneratePrivateCarQuote', { quote }), owner)
    const [one, other] = await Promise.all([generate(), generate()])
    expect(await opens(reference, owner)).toBe(true)
    // The browser has the cookie of the response that it received last.
    for (const { cookie } of [one, other])
      for (const { body } of [one, other]) expect(await opens(body.quoteReference, as(cookie))).toBe(true)
    pass(2)
    expect(await opens(reference, owner)).toBe(false)
    expect(await opens(reference, as(one.cookie))).toBe(true)
  })

  it('is replaced after a purchase, but a request in flight and a repeated one still succeed [F3] [F28]', async () => {
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, 'ANNUAL_CARD_IN_FULL')
    const [purchased, again] = await Promise.all([
      server.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid),
      server.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid),
    ])
    const statuses = [purchased.status, again.status]
    expect(statuses).toContain(200)
    const first = purchased.status === 200 ? purchased : again
    expect(first.cookie).toMatch(/^__Host-sid=[\w-]{64}$/)
    expect(first.cookie).not.toBe(ready.headers['cookie'])
    expect((await server.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid)).body).toEqual(first.body)
    const purchase = (headers: Headers) =>
      server.send('GET', `/api/v1/Payment/GetPurchase?QuoteReference=${ready.reference}`, bare(headers))
    expect((await purchase(as(first.cookie))).body.status).toBe('BOUGHT')
    server.pass(2)
    expect((await purchase(ready.headers)).body.status).toBe('NONE')
    // The policy page may stay open longer than others (D-048).
    server.pass(100)
    expect((await purchase(as(first.cookie))).body.status).toBe('BOUGHT')
  })

  it('stays valid until the next one is used, because a response with a policy may be lost [F3]', async () => {
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, 'ANNUAL_CARD_IN_FULL')
    const lost = await server.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid)
    server.pass(20)
    expect(await server.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid)).toMatchObject({
      status: 200,
      body: lost.body,
    })
  })

  it('counts against the same limit before and after it changes [T21]', () => {
    const first = ids.issue()
    const visitor = ids.read(`__Host-sid=${first}`)?.visitor
    const next = ids.issue(visitor)
    expect(next).not.toBe(first)
    expect(visitor).toBeDefined()
    expect(ids.read(`__Host-sid=${next}`)?.visitor).toBe(visitor)
    // An invented id is no visitor and has no count of its own.
    expect(ids.read(`__Host-sid=${'A'.repeat(64)}`)).toBeUndefined()
    expect(ids.read(`__Host-sid=${'A'.repeat(43)}`)?.visitor).toBeUndefined()
  })
})

describe('a session', () => {
  it('ends after half an hour without use, and not while it is used [END-11] [ASVS 7.3.1]', async () => {
    const { reference, owner } = await made()
    for (let times = 0; times < 3; times += 1) {
      pass(29)
      expect(await opens(reference, owner)).toBe(true)
    }
    pass(29)
    expect((await send(keep, bare(owner))).status).toBe(204)
    pass(29)
    expect(await opens(reference, owner)).toBe(true)
    pass(31)
    expect(await opens(reference, owner)).toBe(false)
  })

  it('stays open while its customer is at their bank [D-048] [F11]', async () => {
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, 'ANNUAL_CARD_IN_FULL')
    server.pass(85)
    expect((await server.takeUp(ready, 'ANNUAL_CARD_IN_FULL', paid)).status).toBe(200)
  })

  it('ends after a day, regardless of how much it is used [ASVS 7.3.2]', async () => {
    const { owner } = await made()
    const idHash = createHash('sha256')
      .update(owner['cookie']?.split('=')[1] ?? '')
      .digest()
    const isOpen = async () => (await sessionStore(db).findSession(idHash, retrieval.time.now)) !== undefined
    for (let times = 0; times < 48; times += 1) {
      pass(29)
      await send(keep, bare(owner))
    }
    expect(await isOpen()).toBe(true)
    pass(29)
    await send(keep, bare(owner))
    expect(await isOpen()).toBe(true)
    pass(20)
    expect(await isOpen()).toBe(false)
  })

  it('is ended by an idle page, unless another tab is in use [END-11] [ASVS 7.4.1]', async () => {
    const { reference, owner } = await made()
    pass(9)
    expect((await send(end('IDLE'), owner)).status).toBe(204)
    expect(await opens(reference, owner)).toBe(true)
    pass(15)
    await send(end('IDLE'), owner)
    expect(await opens(reference, owner)).toBe(false)
    // The quote itself remains, for a customer who passes its check.
    const { securityAnswers } = await made()
    expect((await send(byBody(securityAnswers), owner)).status).toBe(200)
  })

  it('loses access to a finished quote, and keeps the quote in another tab', async () => {
    const first = await made()
    const reply = await send(
      post('/api/v1/Quote/GeneratePrivateCarQuote', { quote: first.quote }),
      first.owner,
    )
    const both = as(reply.cookie)
    await send(end('FINISHED', first.reference), both)
    expect(await opens(first.reference, both)).toBe(false)
    expect(await opens(reply.body.quoteReference, both)).toBe(true)
    await send(end('FINISHED', reply.body.quoteReference), both)
    expect((await send(keep, bare(both))).status).toBe(204)
    expect(await opens(reply.body.quoteReference, both)).toBe(false)
  })

  it('cannot be ended by another session, or for another brand [T14]', async () => {
    const mine = await made()
    await send(end('FINISHED', mine.reference), (await made()).owner)
    await send(end('FINISHED', mine.reference), { ...mine.owner, 'x-tenant': 'M' })
    expect(await opens(mine.reference, mine.owner)).toBe(true)
  })
})

it('reveals nothing of a purchase to a cookie without the reference of its quote [T24] [ASVS 7.4.4]', async () => {
  const ready = await server.readyToPay()
  const purchase = await server.takeUp(
    ready,
    'ANNUAL_CARD_IN_FULL',
    await server.confirmed(ready, 'ANNUAL_CARD_IN_FULL'),
  )
  expect(purchase.status).toBe(200)
  const alone = await server.send('GET', '/api/v1/Payment/GetPurchase', bare(as(purchase.cookie)))
  expect(alone.status).toBe(400)
  expect(alone.text).not.toMatch(/Morgan|buyer@example\.com|A-1\d{7}/)
})
