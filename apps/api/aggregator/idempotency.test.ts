import { describe, expect, it } from 'vitest'
import { headersOf } from '../quote/testing/quote-server.ts'
import { aRisk, quotelark, siteServer } from './testing/site-server.ts'

const server = await siteServer()
const under = (key: string, more: Readonly<Record<string, string>> = {}) => ({
  headers: { 'idempotency-key': key, ...more },
})

describe('a risk that is sent again with the same key', () => {
  it('gets the same response byte for byte, including the link, and creates no second quote', async () => {
    // A separate server, because its clock is moved.
    const days = await siteServer()
    const first = await days.price(aRisk, under('again-and-again'))
    const before = await days.count()
    // Tomorrow the price may differ and the start has passed; the response is the original one.
    days.pass(5)
    const second = await days.price(aRisk, under('again-and-again'))
    expect(first.status).toBe(200)
    expect(second.text).toBe(first.text)
    expect(await days.count()).toBe(before)
    expect((await days.land(second.body.link)).status).toBe(200)
  })

  it('is the same for any order of its fields', async () => {
    const first = await server.price(aRisk, under('in-any-order'))
    const turned = Object.fromEntries(Object.entries(aRisk).toReversed())
    expect((await server.price(turned, under('in-any-order'))).text).toBe(first.text)
  })

  it('is a conflict if the risk or the product is different', async () => {
    await server.price(aRisk, under('once-only'))
    const other = { ...aRisk, cover: { ...aRisk.cover, voluntaryExcess: 500 } }
    const changed = await server.price(other, under('once-only'))
    expect(changed.status).toBe(409)
    expect(changed.body).toMatchObject({
      code: 'CONFLICT',
      message: 'This idempotency key was used for another risk.',
    })
    const product = await server.price(aRisk, { journey: 'acorn_protect', ...under('once-only') })
    expect(product.status).toBe(409)
  })

  it('is a separate request if another site or brand uses the key', async () => {
    const first = await server.price(aRisk, under('shared-by-chance'))
    const site = await server.price(
      aRisk,
      under('shared-by-chance', { 'x-site-key': 'sandbox-site-key-pennyfair' }),
    )
    const brand = await server.price(aRisk, { journey: 'motorcade_pc', ...under('shared-by-chance') })
    expect(new Set([first, site, brand].map(({ body }) => body.quoteReference)).size).toBe(3)
  })

  it('can be sent again after it could not be read: only answers are stored', async () => {
    const gappy = { ...aRisk, cover: {} }
    expect((await server.price(gappy, under('mended-later'))).status).toBe(400)
    expect((await server.price(aRisk, under('mended-later'))).status).toBe(200)
  })

  it('is priced once for twenty simultaneous requests', async () => {
    const before = await server.count()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => server.price(aRisk, under('twenty-at-once'))),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    expect(await server.count()).toBe(before + 1)
    const token = server.db.selectFrom('milepost.quote_token').select('token_hash')
    const [first] = replies
    expect(await token.where('reference', '=', first?.body.quoteReference).execute()).toHaveLength(1)
  })

  it('has its response encrypted in the table, because the link in it opens a quote', async () => {
    const { body } = await server.price(aRisk, under('kept-from-readers'))
    const token = new URL(body.link).searchParams.get('Token') ?? ''
    const rows = await server.db.selectFrom('milepost.site_answer').select('sealed_answer').execute()
    for (const { sealed_answer } of rows) expect(Buffer.from(sealed_answer).includes(token)).toBe(false)
  })
})

describe('many risks in one call', () => {
  const bulk = (risks: unknown, headers = {}) =>
    server.send(
      'POST',
      '/api/v1/Aggregator/PriceRisks',
      { ...headersOf('acorn_pc'), 'x-site-key': quotelark, ...headers },
      { risks },
    )

  it('are answered one by one, in the order they were sent', async () => {
    const { status, body } = await bulk([
      { idempotencyKey: 'bulk-good-1', risk: aRisk },
      { idempotencyKey: 'bulk-shape', risk: { ...aRisk, vehicle: { value: 'much' } } },
      { idempotencyKey: 'bulk-gaps', risk: { ...aRisk, cover: {} } },
      { idempotencyKey: 'bulk-good-2', risk: aRisk },
      { idempotencyKey: 'bulk-good-1', risk: { ...aRisk, siteReference: 'another' } },
    ])
    expect(status).toBe(200)
    const statuses = body.answers.map(({ idempotencyKey, status: each }: Record<string, unknown>) => [
      idempotencyKey,
      each,
    ])
    expect(statuses.slice(0, 4)).toEqual([
      ['bulk-good-1', 200],
      ['bulk-shape', 400],
      ['bulk-gaps', 400],
      ['bulk-good-2', 200],
    ])
    expect(statuses[4]).toEqual(['bulk-good-1', 409])
    expect(body.answers[1].problem.errors).toEqual([
      { field: 'risk.vehicle.value', message: 'Send an amount in pounds' },
    ])
    expect(body.answers[2].problem.errors).toContainEqual({
      field: 'risk.cover.level',
      message: 'Please choose a level of cover',
    })
    expect(body.answers[0].quote.link).toContain('/pcw-result?Token=')
  })

  it('get the response that PriceRisk gives for the same key', async () => {
    const { body } = await bulk([{ idempotencyKey: 'bulk-or-single', risk: aRisk }])
    const single = await server.price(aRisk, under('bulk-or-single'))
    expect(single.body).toEqual(body.answers[0].quote)
  })

  it('are fifty at most, each with all its drivers', async () => {
    const risks = Array.from({ length: 50 }, (_, at) => ({ idempotencyKey: `fifty-${at}-key`, risk: aRisk }))
    const drivers = Array.from({ length: 5 }, () => aRisk.proposer)
    const large = risks.map((each) => ({ ...each, risk: { ...aRisk, drivers } }))
    const { status, body } = await bulk(large)
    expect([status, body.answers.length]).toEqual([200, 50])
    const more = await bulk([...risks, { idempotencyKey: 'fifty-first', risk: aRisk }])
    expect(more.status).toBe(400)
    expect(more.body.errors).toMatchObject([{ field: 'body.risks', message: 'Send at most 50 entries' }])
  })

  it('also require the key of a site', async () => {
    expect((await bulk([], { 'x-site-key': 'nobody' })).status).toBe(403)
  })
})
