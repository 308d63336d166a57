import { describe, expect, it } from 'vitest'
import type { ReviewQuote } from '../quote/ports.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { aRisk, siteServer } from './testing/site-server.ts'

const asked: string[] = []
const review: ReviewQuote = async ({ reference }) => {
  asked.push(reference)
  return 'under-review'
}
const server = await siteServer({ review })
const minute = 1 / (24 * 60)

describe('the review of a quote [D-050]', () => {
  it('is requested once, when the visitor first arrives, and not when the comparison site requests the price', async () => {
    const { body } = await server.price(aRisk)
    expect(body.outcome).toBe('offered')
    expect(asked).toEqual([])
    const first = await server.land(body.link)
    expect(first.body).toMatchObject({ code: 'QUOTE_LOCKED' })
    expect(asked).toEqual([body.quoteReference])
    server.pass(9 * minute)
    expect((await server.land(body.link, { cookie: first.cookie })).body.code).toBe('QUOTE_LOCKED')
    server.pass(2 * minute)
    expect((await server.land(body.link, { cookie: first.cookie })).status).toBe(200)
    expect(asked).toEqual([body.quoteReference])
  })

  it('is also requested for a visitor who opens the quote by its reference instead of the link', async () => {
    const { body } = await server.price(aRisk)
    const { proposer, vehicle } = aRisk
    const securityAnswers = {
      QuoteReference: body.quoteReference,
      Surname: proposer.lastName,
      DateOfBirth: proposer.dateOfBirth,
      Postcode: proposer.address.postcode,
      VehicleRegistration: vehicle.registration,
    }
    const check = () =>
      server.send('POST', '/api/v1/Quote/QuoteDpaCheckByBody', headersOf('acorn_pc'), securityAnswers)
    expect((await check()).body).toMatchObject({ code: 'QUOTE_LOCKED' })
    expect(asked).toContain(body.quoteReference)
    server.pass(11 * minute)
    expect((await server.land(body.link)).status).toBe(200)
  })
})
