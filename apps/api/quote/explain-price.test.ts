import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { quoteServer } from './testing/quote-server.ts'

const { db, generate, quoteOf, send, time } = await quoteServer()

describe('GetNoClaimsScale', () => {
  const url = (reference: string) => `/api/v1/Quote/GetNoClaimsScale?QuoteReference=${reference}`

  it('returns the discount for every number of years, the years left after claims and the price of protection [AON-01] [D-162]', async () => {
    const years = { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: false } as const
    const { body, headers } = await generate('acorn_pc', answersFor('acorn_pc', { cover: years }))
    const { status, body: scale } = await send('GET', url(body.quoteReference), headers)
    expect(status).toBe(200)
    expect(scale.steps.map((step: { years: number }) => step.years)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(scale.steps[4]).toEqual({
      years: 5,
      averageDiscountPercent: 43,
      yearsAfterClaims: [3, 1, 0],
      yearsAfterClaimsProtected: [5, 5, 3],
    })
    const [option] = body.underwritingOutcome.underwrittenOptions
    const implied = option.underwrittenCovers[0].underwrittenPncbData.impliedProtectedNcbPriceGross
    expect(scale.protection.annualCost.amount).toBe(implied.amountIncludingIpt)
    const protectedQuote = await send('PUT', '/api/v1/Quote/UpdateNoClaimsProtection', headers, {
      quoteReference: body.quoteReference,
      protectNoClaimsBonus: true,
    })
    const instalment = (results: typeof body) =>
      results.underwritingOutcome.underwrittenOptions[0].paymentCollectionOptions.find(
        (paymentOption: { paymentMethod: string }) => paymentOption.paymentMethod === 'DIRECT_DEBIT',
      ).standardInstalmentAmount.amount
    const more = instalment(protectedQuote.body) - instalment(body)
    expect(Math.abs(more - scale.protection.monthlyCost.amount)).toBeLessThan(0.015)
  })

  it('has no price for protection that is not available', async () => {
    const { body, headers } = await generate('acorn_pc')
    expect((await send('GET', url(body.quoteReference), headers)).body.protection).toBeUndefined()
  })

  it('is not found without the session of the quote', async () => {
    const { body, headers } = await generate('acorn_pc')
    expect((await send('GET', url(body.quoteReference), { ...headers, cookie: '' })).status).toBe(404)
  })
})

describe('a price', () => {
  it('has a receipt that adds up, and that shows the causes after a change', async () => {
    const { body, headers } = await generate('acorn_pc')
    const url = `/api/v1/Quote/GetPriceReceipt?QuoteReference=${body.quoteReference}`
    const receipt = await send('GET', url, headers)
    const sum = (lines: readonly { amount: number }[]) =>
      lines.reduce((all, { amount }) => all + Math.round(amount * 100), 0)
    expect(sum(receipt.body.lines)).toBe(Math.round(receipt.body.total * 100))
    expect(receipt.body.change).toBeUndefined()
    const quote = quoteOf('acorn_pc')
    await send('PUT', '/api/v1/Quote/RateExistingPrivateCarQuote', headers, {
      quote: { ...quote, coverDetails: { ...quote.coverDetails, voluntaryExcess: 500 } },
      quoteReference: body.quoteReference,
    })
    const { change } = (await send('GET', url, headers)).body
    expect(change.before).toBe(receipt.body.total)
    expect(sum(change.causes)).toBe(Math.round((change.after - change.before) * 100))
  })

  it('has no receipt for a caller without the session of the quote', async () => {
    const { body, headers } = await generate('acorn_pc')
    const url = `/api/v1/Quote/GetPriceReceipt?QuoteReference=${body.quoteReference}`
    expect((await send('GET', url, { ...headers, cookie: '' })).status).toBe(404)
  })

  it('can be previewed with other cover, with the difference', async () => {
    const { body, headers } = await generate('acorn_pc')
    const url = '/api/v1/Quote/PreviewQuote'
    const request = {
      quoteReference: body.quoteReference,
      underwritingResponseId: body.underwritingOutcome.underwritingOutcomeResponseId,
    }
    const tried = await send('POST', url, headers, {
      ...request,
      tries: [{ voluntaryExcess: 500 }, { annualMileage: 20_000 }],
    })
    expect(tried.body.previews).toHaveLength(2)
    expect(tried.body.previews[0].change.after).toBeLessThan(tried.body.previews[0].change.before)
    const late = { day: 1, month: 6, year: 2030, hour: 9, minute: 0 }
    const bad = await send('POST', url, headers, { ...request, tries: [{ effectiveFrom: late }] })
    expect(bad).toMatchObject({ status: 400, body: { errors: [{ field: 'body.tries.0.effectiveFrom' }] } })
  })
})

describe('GetQuotePremium', () => {
  it.each([
    ['bought', sql`status = 'taken-up'`],
    ['locked', sql`is_locked = true`],
  ])('answers a %s quote like an unknown one [T4] [D-253]', async (_what, change) => {
    const { body, headers } = await generate('acorn_pc')
    const url = `/api/v1/Quote/GetQuotePremium?QuoteReference=${body.quoteReference}`
    const asked = () => send('GET', url, { ...headers, cookie: '' })
    expect((await asked()).status).toBe(200)
    await sql`update milepost.quote set ${change} where reference = ${body.quoteReference}`.execute(db)
    expect(await asked()).toMatchObject({ status: 404, body: { code: 'QUOTE_NOT_FOUND' } })
  })

  it('returns only figures, to any caller of the brand who knows the reference [API-22]', async () => {
    const { body, headers } = await generate('acorn_pc')
    const url = `/api/v1/Quote/GetQuotePremium?QuoteReference=${body.quoteReference}`
    const reply = await send('GET', url, { ...headers, cookie: '' })
    expect(reply.body).toEqual({
      premium: expect.any(Number),
      iptAmount: expect.any(Number),
      fees: expect.any(Number),
    })
    expect((await send('GET', url, { ...headers, 'x-tenant': 'M' })).status).toBe(404)
    time.now = new Date('2026-12-17T09:00:00Z')
    expect(await send('GET', url, headers)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } })
  })

  it('answers a referred quote like an unknown one', async () => {
    const { body, headers } = await generate(
      'acorn_pc',
      answersFor('acorn_pc', { you: { hasBeenRefusedCover: true } }),
    )
    const url = `/api/v1/Quote/GetQuotePremium?QuoteReference=${body.quoteReference}`
    expect(await send('GET', url, headers)).toMatchObject({ status: 404, body: { code: 'QUOTE_NOT_FOUND' } })
  })
})
