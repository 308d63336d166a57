import { randomUUID } from 'node:crypto'
import { parseEmail } from '@milepost/domain/values/email'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { lockQuote } from '../quote/store.ts'
import { type Headers, headersOf } from '../quote/testing/quote-server.ts'
import { type Asked, retrievalServer } from './testing/retrieval-server.ts'

const server = await retrievalServer()
const { send, made, linkTo, pass, db, emails } = server
const stranger = () => headersOf('acorn_pc')
const getQuote = (token: string): Asked => ({ method: 'GET', url: `/api/v1/Quote/GetQuote?quote=${token}` })
const openLink = (token: string): Asked => ({
  method: 'POST',
  url: '/api/v1/Quote/OpenQuoteLink',
  body: { token },
})
/** The customer's click and then the quote, in one browser. */
async function pressed(token: string, headers: Headers = stranger()) {
  const press = await send(openLink(token), headers)
  if (press.status !== 204) return press
  return send(getQuote(token), { ...headers, cookie: press.cookie })
}
const pricing = (token: string): Asked => ({
  method: 'GET',
  url: `/api/v1/Quote/GetPricingDetails?quote=${token}&source=EMAIL`,
})

describe('an emailed link', () => {
  const request = (quoteReference: string, headers: Headers = {}) =>
    send(
      { method: 'POST', url: '/api/v1/Quote/RequestQuoteLink', body: { quoteReference } },
      { ...stranger(), host: 'acorn-pc.localhost:3000', ...headers },
    )
  const tokenIn = (text = '') => /\/results\?quote=([\w-]{43})/.exec(text)?.[1] ?? ''

  it('is sent to the address in the quote in the brand’s name, and opens the quote once [D-236, SEC-02]', async () => {
    const { reference } = await made()
    expect((await request(reference.toLowerCase())).status).toBe(202)
    const email = emails.at(-1)
    expect(email).toMatchObject({
      to: 'alan@morgan.example',
      subject: `Your link to Acorn quote ${reference}`,
    })
    expect(email?.text).toContain('http://acorn-pc.localhost:3000/results?quote=')
    expect(email?.text).not.toMatch(/Morgan|AB19/)
    const token = tokenIn(email?.text)
    expect((await send(pricing(token), stranger())).status).toBe(200)
    const opened = await pressed(token)
    expect([opened.status, opened.body.metaData.quoteRef]).toEqual([200, reference])
    expect((await send(getQuote(token), stranger())).status).toBe(204)
    expect((await pressed(token)).status).toBe(404)
  })

  it('is not used up by programs that follow it and run its page, because they do not click [D-227]', async () => {
    const { reference } = await made()
    const token = await linkTo(reference, 'emailed-link')
    for (let times = 0; times < 3; times += 1) {
      expect((await send(getQuote(token), stranger())).status).toBe(204)
      expect((await send({ ...getQuote(token), method: 'HEAD' }, stranger())).status).toBe(204)
      expect((await send(pricing(token), stranger())).status).toBe(200)
    }
    expect((await pressed(token)).status).toBe(200)
  })

  it('opens again in the browser that clicked it, because the first response may have been lost [D-227]', async () => {
    const { reference } = await made()
    const token = await linkTo(reference, 'emailed-link')
    const first = await send(openLink(token), stranger())
    const browser = { ...stranger(), cookie: first.cookie }
    expect((await pressed(token, browser)).status).toBe(200)
    pass(31)
    expect((await pressed(token, browser)).status).toBe(404)
    expect((await send(getQuote(token), browser)).status).toBe(204)
  })

  it('opens for one of many simultaneous attempts [D-227]', async () => {
    const { reference } = await made()
    const token = await linkTo(reference, 'emailed-link')
    const all = await Promise.all(Array.from({ length: 20 }, () => send(openLink(token), stranger())))
    expect(all.filter(({ status }) => status === 204)).toHaveLength(1)
  })

  it('works for 30 minutes [SEC-02]', async () => {
    const { reference } = await made()
    await request(reference)
    pass(31)
    expect((await pressed(tokenIn(emails.at(-1)?.text))).status).toBe(404)
  })

  it('gets the same response for an unknown quote and after too many requests, and one caller gets two an hour [D-247]', async () => {
    const { reference } = await made()
    const sent = emails.length
    const replies = []
    for (const asked of [reference, 'A-00000000000'])
      for (let times = 0; times < 5; times += 1) {
        const { status, text, headers } = await request(asked)
        replies.push([status, text, headers['retry-after']])
      }
    expect(new Set(replies.map(String))).toEqual(new Set(['202,,']))
    expect(emails.length - sent).toBe(2)
    pass(61)
    await request(reference)
    expect(emails.length - sent).toBe(3)
  })

  it.each(['acorn-pc.localhost:9', 'ACORN-PC.localhost.:6666', 'acorn-pc.localhost'])(
    'has the port of our settings when it is requested on %s [T12]',
    async (host) => {
      const { reference } = await made('acorn_pc', reachedAt(`${randomUUID()}@port.example`))
      await request(reference, { host })
      expect(emails.at(-1)?.text).toContain('http://acorn-pc.localhost:3000/results?quote=')
    },
  )

  it('leads to the host in the settings, regardless of the headers that our proxy forwards [T12]', async () => {
    const own = await retrievalServer({ proxyDepth: 1 })
    const { reference } = await own.made()
    const headers = {
      ...stranger(),
      host: 'acorn-pc.localhost:3000',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'acorn-pc.localhost:6666',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '6666',
      forwarded: 'host=acorn-pc.localhost:6666',
    }
    const url = '/api/v1/Quote/RequestQuoteLink'
    await own.send({ method: 'POST', url, body: { quoteReference: reference } }, headers)
    const hostile = { ...headers, 'x-forwarded-host': 'evil.example' }
    await own.send({ method: 'POST', url, body: { quoteReference: reference } }, hostile)
    const addresses = own.emails.map(({ text }) => /https?:\/\/[^/]+\/results/.exec(text)?.[0])
    expect(addresses).toEqual(Array(2).fill('http://acorn-pc.localhost:3000/results'))
  })

  it.each(['evil.example', 'motorcade-pc.localhost', 'acorn-pc.localhost.evil.example'])(
    'is not sent when the request is for the host %s [T12]',
    async (host) => {
      const { reference } = await made()
      const sent = emails.length
      expect((await request(reference, { host })).status).toBe(202)
      expect(emails).toHaveLength(sent)
    },
  )

  it('is not found for another brand, and accepts no address to send to [D-005]', async () => {
    const { reference } = await made()
    const sent = emails.length
    await request(reference, { ...headersOf('motorcade_pc'), host: 'motorcade-pc.localhost' })
    expect(emails).toHaveLength(sent)
    const token = await linkTo(reference, 'emailed-link')
    expect((await send(openLink(token), headersOf('motorcade_pc'))).status).toBe(404)
    const body = { quoteReference: reference, email: 'thief@example.com' }
    const named = await send({ method: 'POST', url: '/api/v1/Quote/RequestQuoteLink', body }, stranger())
    expect([named.status, named.body.errors[0].field]).toEqual([400, 'body.email'])
  })

  it('reports the state of a quote that cannot be shown, and is not used up by that [ERR-07, D-243]', async () => {
    const { reference } = await made()
    const token = await linkTo(reference, 'emailed-link')
    const key = { tenant: 'A', reference } as const
    await lockQuote(db, key, new Date(server.time.now.getTime() + 60_000))
    expect((await pressed(token)).body.code).toBe('QUOTE_LOCKED')
    pass(2)
    expect((await pressed(token)).status).toBe(200)
    const linkAfterPurchase = await linkTo(reference, 'emailed-link')
    await db
      .updateTable('milepost.quote')
      .set({ status: 'taken-up' })
      .where('reference', '=', reference)
      .execute()
    const reply = await pressed(linkAfterPurchase)
    expect([reply.status, reply.body.code]).toEqual([409, 'QUOTE_TAKEN_UP'])
  })

  const renew = (token: string) =>
    send(
      { method: 'POST', url: '/api/v1/Quote/RenewQuoteLink', body: { token } },
      { ...stranger(), host: 'acorn-pc.localhost:3000' },
    )

  it.each(['emailed-link', 'reminder', 'comparison-site'] as const)(
    'is sent again in place of a used or expired link: %s [D-247]',
    async (kind) => {
      const { reference } = await made('acorn_pc', reachedAt(`${kind}@renew.example`))
      const token = await linkTo(reference, kind)
      if (kind === 'emailed-link') await send(openLink(token), stranger())
      pass(31)
      const sent = emails.length
      expect((await renew(token)).status).toBe(202)
      expect(emails.length - sent).toBe(1)
      expect(emails.at(-1)?.to).toBe(`${kind}@renew.example`)
      expect((await pressed(tokenIn(emails.at(-1)?.text))).body.metaData.quoteRef).toBe(reference)
    },
  )

  it('gets the same response for an unknown old link, which sends no email [D-247]', async () => {
    const sent = emails.length
    for (let times = 0; times < 5; times += 1) {
      const { status, text } = await renew('x'.repeat(43))
      expect([status, text]).toEqual([202, ''])
    }
    expect(emails).toHaveLength(sent)
  })

  it('is sent to one mailbox five times an hour and fifteen times a day, for any number of quotes [T2]', async () => {
    const own = await retrievalServer()
    const answers = reachedAt('Flooded@example.com')
    const ask = async () => {
      const { reference } = await own.made('acorn_pc', answers)
      const url = '/api/v1/Quote/RequestQuoteLink'
      const headers = { ...stranger(), host: 'acorn-pc.localhost:3000' }
      const reply = await own.send({ method: 'POST', url, body: { quoteReference: reference } }, headers)
      expect(reply.status).toBe(202)
    }
    for (let times = 0; times < 7; times += 1) await ask()
    expect(own.emails).toHaveLength(5)
    for (let hours = 0; hours < 4; hours += 1) {
      own.pass(61)
      for (let times = 0; times < 5; times += 1) await ask()
    }
    expect(own.emails).toHaveLength(15)
    const { rows } = await sql<{ text: string }>`
      select check_tally::text from milepost.check_tally`.execute(own.db)
    expect(JSON.stringify(rows)).not.toMatch(/flooded/i)
    // Another customer's mailbox is not blocked by it.
    const other = await own.made('acorn_pc', reachedAt('other@example.com'))
    const body = { quoteReference: other.reference }
    const headers = { ...stranger(), host: 'acorn-pc.localhost:3000' }
    await own.send({ method: 'POST', url: '/api/v1/Quote/RequestQuoteLink', body }, headers)
    expect(own.emails.at(-1)?.to).toBe('other@example.com')
  })
})

/** Answers with their own mailbox. */
function reachedAt(emailAddress: string) {
  const { answers } = peopleByJourney.acorn_pc
  const email = parseEmail(emailAddress)
  if (!email.ok) throw new Error('No address to write to')
  return { ...answers, proposerDetails: { ...answers.proposerDetails, emailAddress: email.value } }
}
