import { journeyIds } from '@milepost/domain/terms/identity'
import { anAccident, answersFor } from '@milepost/pricing/testing/people-by-journey'
import { describe, expect, it } from 'vitest'
import { testPorts } from '../platform/http/testing/ports.ts'
import { testServer } from '../platform/http/testing/test-server.ts'
import { routes } from '../wiring/public-api.ts'
import { headersOf, quoteServer } from './testing/quote-server.ts'

const { count, generate, quoteOf, send } = await quoteServer()

describe('Generate…Quote', () => {
  it.each(journeyIds)(
    'prices %s and returns complete results [API-21] [DAT-21] [DAT-23] [DAT-24]',
    async (id) => {
      const { status, body } = await generate(id)
      expect(body.errors ?? []).toEqual([])
      expect(status).toBe(200)
      const { underwritingOutcome } = body
      expect(underwritingOutcome).toMatchObject({ didRefer: false, didDecline: false })
      const [option] = underwritingOutcome.underwrittenOptions
      expect(body.selectedOption).toBe(option.optionId)
      expect(new Date(body.expiryDate)).toEqual(new Date('2026-12-16T09:00:00Z'))
      const [cover] = option.underwrittenCovers
      expect(cover.underwrittenPrice.grossPremiumAmountIncTax.amount).toBeGreaterThan(0)
      const [paymentOption] = option.paymentCollectionOptions
      expect(paymentOption.totalAmountPayable.amount).toBeGreaterThanOrEqual(
        cover.underwrittenPrice.grossPremiumAmountIncTax.amount,
      )
    },
  )

  it('returns instalments that add up to the penny, and an APR of 33% [CON-19]', async () => {
    const { body } = await generate('acorn_pc')
    const [option] = body.underwritingOutcome.underwrittenOptions
    const plan = option.paymentCollectionOptions.find(
      (paymentOption: { code: string }) => paymentOption.code === 'TX_FINANCE_PLAN_V2',
    )
    const pence = (amount: number) => Math.round(amount * 100)
    const first = plan.unequalInstalmentAmount ?? plan.standardInstalmentAmount
    expect(
      pence(plan.upFrontAmount.amount) +
        pence(first.amount) +
        (plan.appliedInstalmentCount - 1) * pence(plan.standardInstalmentAmount.amount),
    ).toBe(pence(plan.totalAmountPayable.amount))
    expect(plan.apr).toBeCloseTo(33, 0)
  })

  it('returns the paired thirty-day quote with a taxi quote [DAT-22]', async () => {
    const { body } = await generate('acorn_taxi')
    const { thirtyDayQuoteDetails: short } = body
    expect(short.quoteRef).toMatch(/^A-/)
    expect(short.quoteRef).not.toBe(body.quoteReference)
    const [option] = short.thirtyDayUnderwritingOutcome.underwrittenOptions
    expect(option.paymentCollectionOptions).toMatchObject([
      { code: 'SHORT_TERM_CARD_PAYMENT_V1', paymentMethod: 'CARD_PAYMENT' },
    ])
  })

  it('names every answer that is missing or wrong and stores nothing [API-44]', async () => {
    const quote = quoteOf('acorn_pc')
    const before = await count()
    const bad = {
      ...quote,
      vehicleDetails: { ...quote.vehicleDetails, value: 2_000_000 },
      proposerDetails: { ...quote.proposerDetails, emailAddress: 'x' },
    }
    const reply = await send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', headersOf('acorn_pc'), {
      quote: bad,
    })
    expect(reply.status).toBe(400)
    expect(reply.body.errors).toEqual([
      { field: 'body.quote.vehicleDetails.value', message: expect.any(String) },
      { field: 'body.quote.proposerDetails.emailAddress', message: 'Please enter a valid email' },
    ])
    expect(await count()).toBe(before)
  })

  it('refuses a field that only a program fills in, and rates nothing [YOU-10] [T22]', async () => {
    const before = await count()
    const body = { quote: quoteOf('acorn_pc'), website: 'http://spam.example' }
    const reply = await send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', headersOf('acorn_pc'), body)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'body.website' }] } })
    expect(await count()).toBe(before)
  })

  it('refuses a product on the call of another line', async () => {
    const reply = await send('POST', '/api/v1/Quote/GenerateImpoundQuote', headersOf('acorn_pc'), {
      quote: quoteOf('acorn_pc'),
    })
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'header.x-product' }] } })
  })

  const referred = {
    didRefer: true,
    didDecline: false,
    referral: { state: 'open', by: expect.any(String) },
  }
  it.each([
    ['referral', { hasBeenRefusedCover: true }, referred],
    [
      'decline',
      { hasMotoringClaims: true, motoringClaims: Array(6).fill(anAccident) },
      { didRefer: false, didDecline: true },
    ],
  ])(
    'leaves out the reasons of a %s that are not meant for customers [END-01]',
    async (_outcome, you, decided) => {
      const { status, body } = await generate('acorn_pc', answersFor('acorn_pc', { you }))
      expect(status).toBe(200)
      expect(body.underwritingOutcome).toEqual({
        underwritingOutcomeResponseId: expect.any(String),
        underwrittenOptions: [],
        refusal: { told: [], hasOthers: true },
        ...decided,
      })
    },
  )

  it('answers 503 when the look-up is down', async () => {
    const { app: broken } = await testServer({
      routes: routes({
        ...testPorts,
        vehicleByRegistration: async () => ({ kind: 'failed', reason: 'timed-out' }),
      }),
    })
    const reply = await broken.inject({
      method: 'POST',
      url: '/api/v1/Quote/GeneratePrivateCarQuote',
      headers: headersOf('acorn_pc'),
      payload: JSON.stringify({ quote: quoteOf('acorn_pc') }),
    })
    expect(reply.statusCode).toBe(503)
  })
})
