import { aHatchback } from '@milepost/pricing/testing/people-by-journey'
import { describe, expect, it } from 'vitest'
import { headersOf } from '../quote/testing/quote-server.ts'
import { aRisk, siteServer } from './testing/site-server.ts'

const server = await siteServer()
type AddOn = { addOnCode: string; selected: boolean; underwrittenDataPointId: string }
type Priced = { underwritingOutcome: { underwrittenOptions: { underwrittenAddOns: AddOn[] }[] } }
const breakdownIn = ({ underwritingOutcome }: Priced) =>
  underwritingOutcome.underwrittenOptions[0]?.underwrittenAddOns.find(
    ({ addOnCode }) => addOnCode === 'PC_BREAKDOWN_NATIONAL',
  )

describe('the link of a comparison site', () => {
  it('opens the quote for any visitor who follows it, with its site, the price shown and the source of its answers [API-27]', async () => {
    const { body } = await server.price(aRisk)
    const arrived = await server.land(body.link)
    expect(arrived.status).toBe(200)
    expect(arrived.body).toMatchObject({
      metaData: { quoteRef: body.quoteReference },
      sourceOfBusiness: 'quotelark',
      licenceNumberRequired: true,
      priceShown: {
        inFull: body.prices.inFull,
        perMonth: body.prices.monthly.instalment,
        at: '2026-11-16T09:00:00+00:00',
      },
      provenance: { 'vehicleDetails.vehicleUse': 'comparison-site' },
      quoteDetails: { proposerDetails: { firstName: 'Alan', lastNames: 'Morgan' } },
    })
    expect(arrived.cookie).toMatch(/^__Host-sid=/)
    const again = await server.land(body.link, { cookie: arrived.cookie })
    expect(again.body).toEqual(arrived.body)
  })

  it('gets the same response from the call for vans [API-28]', async () => {
    const { body } = await server.price(aRisk)
    const one = await server.land(body.link)
    const other = await server.land(body.link, { call: 'CommercialVehicle', cookie: one.cookie })
    expect(other.body).toEqual(one.body)
  })

  it.each([
    ['with another reference', (link: URL) => link.searchParams.set('QuoteRef', 'A-00000000000')],
    ['with another token', (link: URL) => link.searchParams.set('Token', 'A'.repeat(43))],
  ])('%s opens nothing [ERR-03]', async (_what, change) => {
    const { body } = await server.price(aRisk)
    const link = new URL(body.link)
    change(link)
    const { status, body: nothing, cookie } = await server.land(link.href)
    expect([status, nothing]).toEqual([204, undefined])
    const key = { tenant: 'A' as const, reference: String(body.quoteReference) }
    const grants = server.db.selectFrom('milepost.quote_grant').selectAll()
    expect(await grants.where((column) => column.and(key)).execute()).toEqual([])
    expect(cookie).toBeDefined()
  })

  it('opens nothing with the token of one quote and the reference of another', async () => {
    const one = await server.price(aRisk)
    const other = await server.price(aRisk)
    const link = new URL(one.body.link)
    link.searchParams.set('QuoteRef', other.body.quoteReference)
    expect((await server.land(link.href)).status).toBe(204)
  })

  it('opens nothing for another brand or another product [D-005]', async () => {
    const { body } = await server.price(aRisk)
    expect((await server.land(body.link, { journey: 'motorcade_pc' })).status).toBe(204)
    expect((await server.land(body.link, { journey: 'acorn_protect' })).status).toBe(204)
    expect((await server.land(body.link)).status).toBe(200)
  })

  it('requires its token and its reference [ERR-04]', async () => {
    const url = '/api/v1/Quote/GetAggregatorQuoteDetails'
    const { status, body } = await server.send('GET', url, headersOf('acorn_pc'))
    expect(status).toBe(400)
    expect(body.title).toBe('Validation error.')
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'query.Token',
      'query.QuoteReference',
    ])
  })

  it('reports that a quote is locked or purchased [ERR-06]', async () => {
    const { body } = await server.price(aRisk)
    const change = (to: object) =>
      server.db
        .updateTable('milepost.quote')
        .set(to)
        .where('reference', '=', String(body.quoteReference))
        .execute()
    const codeNow = async () => (await server.land(body.link)).body.code
    await change({ is_locked: true })
    expect(await codeNow()).toBe('QUOTE_LOCKED')
    await change({ is_locked: false, status: 'taken-up' })
    expect(await codeNow()).toBe('QUOTE_ALREADY_TAKEN_UP')
  })

  it('reports that a quote has expired, and opens nothing 30 days after that', async () => {
    const days = await siteServer()
    const { body } = await days.price(aRisk)
    days.pass(30)
    expect((await days.land(body.link)).body.code).toBe('QUOTE_EXPIRED')
    days.pass(31)
    expect((await days.land(body.link)).status).toBe(204)
  })

  it('returns the price of today together with the price that was shown [D-141]', async () => {
    const days = await siteServer()
    const cover = { ...aRisk.cover, start: '2026-12-10T09:00' }
    const { body } = await days.price({ ...aRisk, cover })
    days.pass(2)
    const arrived = await days.land(body.link)
    expect(arrived.body.priceShown).toMatchObject({ at: '2026-11-16T09:00:00+00:00' })
    const versions = await days.db.selectFrom('milepost.quote_version').select(['version', 'cause']).execute()
    expect(versions).toContainEqual({ version: 2, cause: 'new-day' })
  })
})

describe('licence numbers, which comparison sites do not ask for [AGG-12]', () => {
  it('are required before payment, and are the only missing detail', async () => {
    const { body } = await server.price(aRisk)
    const arrived = await server.land(body.link)
    const headers = headersOf('acorn_pc', arrived.cookie)
    const keep = (more: object) =>
      server.send('PUT', '/api/v1/Contact/UpdateContactPreferences', headers, {
        quoteReference: body.quoteReference,
        contactDetails: {
          contactEmail: 'alan.morgan@example.com',
          contactPhoneNumber: '01134960100',
          marketingPreferenceEmail: false,
          marketingPreferencePhone: false,
          marketingPreferenceSms: false,
        },
        selectedAddOns: [],
        ...more,
      })
    const pay = () =>
      server.send('POST', '/api/v2/Payment/MakePaymentIntent', headers, {
        quoteReference: body.quoteReference,
        paymentDetails: {
          clientReturnURL: '/make-payment',
          saveCard: false,
          currencyCode: 'GBP',
          amount: body.prices.inFull,
          billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
          cardHolderDetails: { firstName: 'Alan', lastName: 'Morgan', email: 'alan.morgan@example.com' },
        },
      })
    expect((await keep({})).status).toBe(200)
    expect((await pay()).body.errors).toEqual([
      {
        field: 'body.quoteReference',
        message: 'Give the driving licence numbers before paying for this quote',
      },
    ])
    const stored = await keep({ licenceNumber: 'MORGA803277A99AB' })
    expect(stored.status).toBe(200)
    // Only the checkout is missing now, and this server has none.
    expect((await pay()).text).not.toContain('before paying')
  })
})

describe('breakdown cover that was chosen on the site [D-173]', () => {
  it('is priced in the reply, appears in the link and is selected on arrival', async () => {
    const { body } = await server.price({ ...aRisk, breakdownWanted: true })
    expect(body.breakdown.price).toBeGreaterThan(0)
    expect(body.breakdown.prices.inFull).toBeCloseTo(body.prices.inFull + body.breakdown.price, 2)
    expect(new URL(body.link).searchParams.get('IsBreakdownSelected')).toBe('true')
    const arrived = await server.land(body.link)
    expect(breakdownIn(arrived.body)).toMatchObject({ selected: true })
    expect(arrived.body.priceShown.inFull).toBe(body.breakdown.prices.inFull)
    const [option] = arrived.body.underwritingOutcome.underwrittenOptions
    const card = option.paymentCollectionOptions.find(({ code }: { code: string }) => code.includes('CARD'))
    expect(card.totalAmountPayable.amount).toBe(body.breakdown.prices.inFull)
  })

  it('is never selected for a visitor who did not choose it', async () => {
    const { body } = await server.price(aRisk)
    expect(body.breakdown).toBeUndefined()
    expect(breakdownIn((await server.land(body.link)).body)).toMatchObject({ selected: false })
    expect(breakdownIn((await server.land(`${body.link}&IsBreakdownSelected=false`)).body)).toMatchObject({
      selected: false,
    })
  })

  it.each(['true', 'True', 'TRUE'])('is selected if the link says %s [D-229]', async (spoken) => {
    const { body } = await server.price(aRisk)
    const arrived = await server.land(`${body.link}&IsBreakdownSelected=${spoken}`)
    expect(breakdownIn(arrived.body)).toMatchObject({ selected: true })
  })

  it('stays removed after the customer has removed it, even when the link is followed again', async () => {
    const { body } = await server.price({ ...aRisk, breakdownWanted: true })
    const arrived = await server.land(body.link)
    const removed = await server.send(
      'PUT',
      '/api/v1/Quote/RemoveAddOn',
      headersOf('acorn_pc', arrived.cookie),
      {
        quoteReference: body.quoteReference,
        underwrittenDataPointId: breakdownIn(arrived.body)?.underwrittenDataPointId,
      },
    )
    expect(removed.text).toContain('underwritingOutcome')
    const again = await server.land(body.link, { cookie: arrived.cookie })
    expect(breakdownIn(again.body)).toMatchObject({ selected: false })
  })

  it('is not available for an old vehicle, and then neither the reply nor the link mentions it', async () => {
    const { registrationDate: _unknown, ...old } = { ...aHatchback, year: 2005 }
    server.found.vehicle = old
    const { body } = await server.price({ ...aRisk, breakdownWanted: true })
    expect(body.breakdown).toBeUndefined()
    expect(body.link).not.toContain('IsBreakdownSelected')
    const arrived = await server.land(`${body.link}&IsBreakdownSelected=true`)
    expect(breakdownIn(arrived.body)).toBeUndefined()
    server.found.vehicle = aHatchback
  })

  it('is selected once when the link is followed twice at the same moment', async () => {
    const { body } = await server.price({ ...aRisk, breakdownWanted: true })
    const arrived = await Promise.all([server.land(body.link), server.land(body.link)])
    for (const { body: each } of arrived) expect(breakdownIn(each)).toMatchObject({ selected: true })
    const [one, other] = arrived.map(
      ({ body: each }) => each.underwritingOutcome.underwritingOutcomeResponseId,
    )
    expect(one).toBe(other)
  })
})
