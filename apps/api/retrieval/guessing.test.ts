import { describe, expect, it } from 'vitest'
import { headersOf } from '../quote/testing/quote-server.ts'
import { byBody, retrievalServer } from './testing/retrieval-server.ts'

const stranger = headersOf('acorn_pc')
const wrong = { Surname: 'Somebody' }
const ipOf = (n: number) => `203.0.113.${n}`

describe('guessing one quote', () => {
  it('allows five tries in a quarter of an hour, and then refuses even the right answers until it is over [D-248]', async () => {
    const { send, made, pass } = await retrievalServer()
    const { securityAnswers } = await made()
    for (let tries = 0; tries < 5; tries += 1) await send(byBody({ ...securityAnswers, ...wrong }), stranger)
    const right = await send(byBody(securityAnswers), stranger)
    const unknown = await send(byBody({ ...securityAnswers, QuoteReference: 'A-00000000000' }), stranger)
    expect([right.status, right.text]).toEqual([204, ''])
    expect([unknown.status, unknown.text]).toEqual([right.status, right.text])
    pass(16)
    expect((await send(byBody(securityAnswers), stranger)).status).toBe(200)
  })

  it('allows five tries in total from twenty addresses [T2]', async () => {
    const { send, made } = await retrievalServer()
    const { securityAnswers } = await made()
    for (let n = 1; n <= 20; n += 1) await send(byBody({ ...securityAnswers, ...wrong }, ipOf(n)), stranger)
    expect((await send(byBody(securityAnswers, ipOf(21)), stranger)).status).toBe(204)
  })

  it('counts simultaneous tries one by one [T2]', async () => {
    const { send, made } = await retrievalServer()
    const { securityAnswers } = await made()
    const wrongs = Array.from({ length: 30 }, (_, n) =>
      send(byBody({ ...securityAnswers, ...wrong }, ipOf(n)), stranger),
    )
    await Promise.all(wrongs)
    expect((await send(byBody(securityAnswers, ipOf(200)), stranger)).status).toBe(204)
  })

  it('is blocked permanently after eleven wrong tries, except by a link in the owner’s mailbox [T2, D-248]', async () => {
    const { send, made, pass, emails } = await retrievalServer()
    const { reference, securityAnswers } = await made()
    for (let tries = 0; tries < 11; tries += 1) {
      await send(byBody({ ...securityAnswers, ...wrong }, ipOf(tries)), stranger)
      pass(16)
    }
    expect((await send(byBody(securityAnswers, ipOf(50)), stranger)).status).toBe(204)
    pass(24 * 60)
    expect((await send(byBody(securityAnswers, ipOf(50)), stranger)).status).toBe(204)

    const host = 'acorn-pc.localhost'
    const asked = await send(
      { method: 'POST', url: '/api/v1/Quote/RequestQuoteLink', body: { quoteReference: reference } },
      { ...stranger, host },
    )
    expect([asked.status, asked.text]).toEqual([202, ''])
    const token = /results\?quote=([\w-]{43})/.exec(emails[0]?.text ?? '')?.[1]
    const open = { method: 'GET', url: `/api/v1/Quote/GetQuote?quote=${token}` } as const
    const press = { method: 'POST', url: '/api/v1/Quote/OpenQuoteLink', body: { token } } as const
    const { cookie } = await send(press, stranger)
    const opened = await send(open, { ...stranger, cookie })
    expect([opened.status, opened.body.metaData.quoteRef]).toEqual([200, reference])
    // The owner is back, and tries by others no longer count.
    expect((await send(byBody(securityAnswers, ipOf(51)), stranger)).status).toBe(200)
  })

  it('starts the count again after the owner has passed [T2]', async () => {
    const { send, made } = await retrievalServer()
    const { securityAnswers } = await made()
    for (let round = 0; round < 4; round += 1) {
      for (let tries = 0; tries < 4; tries += 1)
        await send(byBody({ ...securityAnswers, ...wrong }, ipOf(round * 4 + tries)), stranger)
      expect((await send(byBody(securityAnswers, ipOf(100 + round)), stranger)).status).toBe(200)
    }
  })
})

describe('guessing from one address', () => {
  it('allows twenty wrong tries in a quarter of an hour, for any quotes [D-248]', async () => {
    const { send, made, pass } = await retrievalServer()
    const { securityAnswers } = await made()
    const elsewhere = (n: number) => ({
      ...securityAnswers,
      QuoteReference: `A-000000000${String(n).padStart(2, '0')}`,
    })
    for (let n = 0; n < 20; n += 1) await send(byBody(elsewhere(n), ipOf(1)), stranger)
    expect((await send(byBody(securityAnswers, ipOf(1)), stranger)).status).toBe(204)
    // The quote itself is not blocked: it opens from its owner's own address.
    expect((await send(byBody(securityAnswers, ipOf(2)), stranger)).status).toBe(200)
    pass(16)
    expect((await send(byBody(securityAnswers, ipOf(1)), stranger)).status).toBe(200)
  })

  it('allows thirty tries in an hour to a caller who waits in between [T2]', async () => {
    const { send, made, pass } = await retrievalServer()
    const { securityAnswers } = await made()
    const elsewhere = (n: number) => ({
      ...securityAnswers,
      QuoteReference: `A-000000000${String(n).padStart(2, '0')}`,
    })
    for (let n = 0; n < 30; n += 1) {
      await send(byBody(elsewhere(n), ipOf(1)), stranger)
      if (n % 15 === 14) pass(16)
    }
    expect((await send(byBody(securityAnswers, ipOf(1)), stranger)).status).toBe(204)
    pass(60)
    expect((await send(byBody(securityAnswers, ipOf(1)), stranger)).status).toBe(200)
  })

  it('never reaches the limit for a household of customers who know their answers [D-248]', async () => {
    const { send, made } = await retrievalServer()
    const { securityAnswers } = await made()
    const statuses: number[] = []
    for (let n = 0; n < 40; n += 1)
      statuses.push((await send(byBody(securityAnswers, ipOf(1)), stranger)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('counts a home network of many IPv6 addresses as one [T2]', async () => {
    const { send, made } = await retrievalServer()
    const { securityAnswers } = await made()
    const elsewhere = (n: number) => ({
      ...securityAnswers,
      QuoteReference: `A-000000000${String(n).padStart(2, '0')}`,
    })
    for (let n = 0; n < 20; n += 1) await send(byBody(elsewhere(n), `2001:db8:1:2::${n + 1}`), stranger)
    expect((await send(byBody(securityAnswers, '2001:db8:1:2:ffff::9'), stranger)).status).toBe(204)
    expect((await send(byBody(securityAnswers, '2001:db8:1:3::9'), stranger)).status).toBe(200)
  })
})
