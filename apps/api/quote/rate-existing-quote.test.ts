import { describe, expect, it } from 'vitest'
import { callOf, type Headers, quoteServer } from './testing/quote-server.ts'

const { generate, quoteOf, send } = await quoteServer()

describe('RateExisting…Quote', () => {
  it.each(['acorn_pc', 'acorn_cv', 'acorn_protect', 'briefly_impound', 'acorn_taxi'] as const)(
    'prices a %s quote again under its reference [API-17] [API-18] [API-19] [API-20]',
    async (journey) => {
      const { body, headers } = await generate(journey)
      const url = `/api/v1/Quote/RateExisting${callOf(journey)}Quote`
      const quote = quoteOf(journey)
      const again = await send('PUT', url, headers, { quote, quoteReference: body.quoteReference })
      expect(again.status).toBe(200)
      expect(again.body.quoteReference).toBe(body.quoteReference)
      expect(again.body.underwritingOutcome.underwritingOutcomeResponseId).not.toBe(
        body.underwritingOutcome.underwritingOutcomeResponseId,
      )
    },
  )

  it('accepts a taxi quote on the commercial call too [D-136]', async () => {
    const { body, headers } = await generate('acorn_taxi')
    const url = '/api/v1/Quote/RateExistingCommercialVehicleQuote'
    const again = await send('PUT', url, headers, {
      quote: quoteOf('acorn_taxi'),
      quoteReference: body.quoteReference,
    })
    expect(again.status).toBe(200)
  })

  it.each([
    ['no cookie', (headers: Headers) => ({ ...headers, cookie: '' })],
    ['another cookie', (headers: Headers) => ({ ...headers, cookie: `__Host-sid=${'x'.repeat(43)}` })],
    ['another brand', (headers: Headers) => ({ ...headers, 'x-tenant': 'M' })],
  ])('answers "Quote not found" to %s', async (_who, stranger) => {
    const { body, headers } = await generate('acorn_pc')
    const url = '/api/v1/Quote/RateExistingPrivateCarQuote'
    const again = await send('PUT', url, stranger(headers), {
      quote: quoteOf('acorn_pc'),
      quoteReference: body.quoteReference,
    })
    expect(again).toMatchObject({
      status: 404,
      body: { code: 'QUOTE_NOT_FOUND', message: 'Quote not found' },
    })
  })

  it('refuses answers changed from an older price', async () => {
    const { body, headers } = await generate('acorn_pc')
    const again = await send('PUT', '/api/v1/Quote/RateExistingPrivateCarQuote', headers, {
      quote: quoteOf('acorn_pc'),
      quoteReference: body.quoteReference,
      underwritingResponseId: 'older',
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'QUOTE_MISMATCH' } })
  })
})
