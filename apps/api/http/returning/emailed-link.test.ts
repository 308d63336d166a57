import { describe, expect, it } from 'vitest'
import { lockQuote } from '../../db/quote-locks'
import { type Headers, headersOf } from '../quote/testing/quote-server'
import { type Asked, returningServer } from './testing/returning-server'

const server = await returningServer()
const { send, made, linkTo, pass, db, mails } = server
const stranger = () => headersOf('acorn_pc')
const getQuote = (token: string): Asked => ({ method: 'GET', url: `/api/v1/Quote/GetQuote?quote=${token}` })
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

  it('goes to the address in the quote, in the brand’s name, and opens it once [D-236, SEC-02]', async () => {
    const { reference } = await made()
    expect((await request(reference.toLowerCase())).status).toBe(202)
    const mail = mails.at(-1)
    expect(mail).toMatchObject({
      to: 'alan@morgan.example',
      subject: `Your link to Acorn quote ${reference}`,
    })
    expect(mail?.text).toContain('http://acorn-pc.localhost:3000/results?quote=')
    expect(mail?.text).not.toMatch(/Morgan|AB19/)
    const token = tokenIn(mail?.text)
    expect((await send(pricing(token), stranger())).status).toBe(200)
    const opened = await send(getQuote(token), stranger())
    expect([opened.status, opened.body.metaData.quoteRef]).toEqual([200, reference])
    expect((await send(getQuote(token), stranger())).status).toBe(204)
  })

  it('opens for one of many who try at once [D-227]', async () => {
    const { reference } = await made()
    const token = await linkTo(reference, 'emailed-link')
    const all = await Promise.all(Array.from({ length: 20 }, () => send(getQuote(token), stranger())))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('works for 30 minutes [SEC-02]', async () => {
    const { reference } = await made()
    await request(reference)
    pass(31)
    expect((await send(getQuote(tokenIn(mails.at(-1)?.text)), stranger())).status).toBe(204)
  })

  it('is answered alike for a quote that is not there and for one asked for too often, which is told of thrice an hour [D-247]', async () => {
    const { reference } = await made()
    const sent = mails.length
    const told = []
    for (const asked of [reference, 'A-00000000000'])
      for (let times = 0; times < 5; times += 1) {
        const { status, text, headers } = await request(asked)
        told.push([status, text, headers['retry-after']])
      }
    expect(new Set(told.map(String))).toEqual(new Set(['202,,']))
    expect(mails.length - sent).toBe(3)
    pass(61)
    await request(reference)
    expect(mails.length - sent).toBe(4)
  })

  it.each(['evil.example', 'motorcade-pc.localhost', 'acorn-pc.localhost.evil.example'])(
    'is not sent when asked for on the host %s [T12]',
    async (host) => {
      const { reference } = await made()
      const sent = mails.length
      expect((await request(reference, { host })).status).toBe(202)
      expect(mails).toHaveLength(sent)
    },
  )

  it('is nothing to another brand, and takes no address to send to [D-005]', async () => {
    const { reference } = await made()
    const sent = mails.length
    await request(reference, { ...headersOf('motorcade_pc'), host: 'motorcade-pc.localhost' })
    expect(mails).toHaveLength(sent)
    const token = await linkTo(reference, 'emailed-link')
    expect((await send(getQuote(token), headersOf('motorcade_pc'))).status).toBe(204)
    const body = { quoteReference: reference, email: 'thief@example.com' }
    const named = await send({ method: 'POST', url: '/api/v1/Quote/RequestQuoteLink', body }, stranger())
    expect([named.status, named.body.errors[0].field]).toEqual([400, 'body.email'])
  })

  it('says how a quote stands that cannot be shown, and is not used up by it [ERR-07, D-243]', async () => {
    const { reference } = await made()
    const token = await linkTo(reference, 'emailed-link')
    const key = { tenant: 'A', reference } as const
    await lockQuote(db, key, new Date(server.time.now.getTime() + 60_000))
    expect((await send(getQuote(token), stranger())).body.code).toBe('QUOTE_LOCKED')
    pass(2)
    expect((await send(getQuote(token), stranger())).status).toBe(200)
    const bought = await linkTo(reference, 'emailed-link')
    await db
      .updateTable('milepost.quote')
      .set({ status: 'taken-up' })
      .where('reference', '=', reference)
      .execute()
    const told = await send(getQuote(bought), stranger())
    expect([told.status, told.body.code]).toEqual([409, 'QUOTE_TAKEN_UP'])
  })
})
