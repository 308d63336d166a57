import { answersToSend } from '@milepost/contract/quote-answers/answers-to-send'
import { tenancyOf } from '@milepost/contract/tenancy'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import { answersFor, now, peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { ratesOf } from '@milepost/pricing/testing/rates'
import { beforeEach, describe, expect, it } from 'vitest'
import { contactStore } from '../../db/quote-contacts'
import { quoteStore } from '../../db/quotes'
import { testDatabase } from '../../db/testing/test-database'
import { routes } from '../routes'
import { referToNobody } from '../testing/ports'
import { testServer } from '../testing/test-server'

const { db } = await testDatabase()
const time = { now }
let vehicle = peopleByJourney.acorn_pc.answers.vehicleDetails.vehicleInfo
const { app } = await testServer({
  routes: routes({
    ...referToNobody,
    quotes: quoteStore(db),
    contacts: contactStore(db),
    ratesOn: ratesOf,
    clock: () => time.now,
    vehicleByRegistration: async () => (vehicle ? { kind: 'found', value: vehicle } : { kind: 'not-found' }),
  }),
})
beforeEach(() => {
  time.now = now
})

type Headers = Record<string, string>
const marketing = { emailOptIn: true, phoneOptIn: true, smsOptIn: true }

function headersOf(journey: JourneyId, cookie = ''): Headers {
  const { tenant, product } = tenancyOf(journey)
  return {
    'x-tenant': tenant,
    'x-product': product,
    'content-type': 'application/json',
    ...(cookie && { cookie }),
  }
}

async function send(method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, body?: unknown) {
  const reply = await app.inject({
    method,
    url,
    headers,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  const [cookie = ''] = [reply.headers['set-cookie'] ?? ''].flat()
  return {
    status: reply.statusCode,
    body: reply.body === '' ? undefined : reply.json(),
    cookie: cookie.split(';')[0] ?? '',
  }
}

const callOf = (journey: JourneyId) => journeys[journey].rating.call
const quoteOf = (journey: JourneyId, answers = peopleByJourney[journey].answers) => {
  vehicle = answers.vehicleDetails.vehicleInfo
  return answersToSend(answers, marketing, journeys[journey])
}
async function generate(journey: JourneyId, answers = peopleByJourney[journey].answers) {
  const url = `/api/v1/Quote/Generate${callOf(journey)}Quote`
  const reply = await send('POST', url, headersOf(journey), { quote: quoteOf(journey, answers) })
  return { ...reply, headers: headersOf(journey, reply.cookie) }
}

describe('Generate…Quote', () => {
  it.each(journeyIds)(
    'prices %s and gives results of the whole shape [API-21] [DAT-21] [DAT-23] [DAT-24]',
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
      const [way] = option.paymentCollectionOptions
      expect(way.totalAmountPayable.amount).toBeGreaterThanOrEqual(
        cover.underwrittenPrice.grossPremiumAmountIncTax.amount,
      )
    },
  )

  it('gives instalments that add up to the penny, and an APR of 33% [CON-19]', async () => {
    const { body } = await generate('acorn_pc')
    const [option] = body.underwritingOutcome.underwrittenOptions
    const plan = option.paymentCollectionOptions.find(
      (way: { code: string }) => way.code === 'TX_FINANCE_PLAN_V2',
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

  it('gives the thirty-day quote beside a taxi one [DAT-22]', async () => {
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

  it('refuses what only a program fills in [YOU-10]', async () => {
    const body = { quote: quoteOf('acorn_pc'), website: 'http://spam.example' }
    const reply = await send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', headersOf('acorn_pc'), body)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'body.website' }] } })
  })

  it('refuses a product on the call of another line', async () => {
    const reply = await send('POST', '/api/v1/Quote/GenerateImpoundQuote', headersOf('acorn_pc'), {
      quote: quoteOf('acorn_pc'),
    })
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'header.x-product' }] } })
  })

  it('tells a decline without its reasons [END-01]', async () => {
    const { status, body } = await generate(
      'acorn_pc',
      answersFor('acorn_pc', { you: { hasBeenRefusedCover: true } }),
    )
    expect(status).toBe(200)
    expect(body.underwritingOutcome).toEqual({
      underwritingOutcomeResponseId: expect.any(String),
      didRefer: true,
      didDecline: false,
      underwrittenOptions: [],
    })
  })

  it('says so when the look-up is down', async () => {
    const { app: broken } = await testServer({
      routes: routes({
        ...referToNobody,
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

  it('takes a taxi quote on the commercial call too [D-136]', async () => {
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

describe('what can be changed beside a price', () => {
  it('an extra: added with its price and taken off by its line [API-14] [API-15] [DAT-25]', async () => {
    const { body, headers } = await generate('acorn_pc')
    const [option] = body.underwritingOutcome.underwrittenOptions
    const keycare = option.underwrittenAddOns.find(
      (addOn: { addOnCode: string }) => addOn.addOnCode === 'KEYCARE',
    )
    expect(keycare).toMatchObject({ annualCost: { amount: 17.99 }, selected: false })
    const added = await send('PUT', '/api/v1/Quote/RepriceQuoteWithAddOnsQuote', headers, {
      quoteReference: body.quoteReference,
      underwritingResponseId: body.underwritingOutcome.underwritingOutcomeResponseId,
      selectedCoverUnderwrittenDataPointId: option.underwrittenCovers[0].underwrittenDataPointId,
      selectedAddOns: [{ underwrittenDataPointId: keycare.underwrittenDataPointId, code: 'KEYCARE' }],
      optionId: option.optionId,
    })
    expect(added.body).toMatchObject({ isLatestFullyPricedQuote: false })
    const full = (outcome: typeof body) =>
      outcome.underwritingOutcome.underwrittenOptions[0].paymentCollectionOptions.find(
        (way: { code: string }) => way.code === 'ANNUAL_CARD_IN_FULL',
      ).totalAmountPayable.amount
    expect(Math.round((full(added.body) - full(body)) * 100)).toBe(1799)
    const line = added.body.underwritingOutcome.underwrittenOptions[0].underwrittenAddOns.find(
      (addOn: { selected: boolean }) => addOn.selected,
    )
    const removed = await send('PUT', '/api/v1/Quote/RemoveAddOn', headers, {
      quoteReference: body.quoteReference,
      underwrittenDataPointId: line.underwrittenDataPointId,
    })
    expect(full(removed.body)).toBe(full(body))
  })

  it('protection of the discount; without one it is refused by name [API-16]', async () => {
    const protectable = answersFor('acorn_pc', {
      cover: { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: false },
    })
    const { body, headers } = await generate('acorn_pc', protectable)
    const url = '/api/v1/Quote/UpdateNoClaimsProtection'
    const on = await send('PUT', url, headers, {
      quoteReference: body.quoteReference,
      protectNoClaimsBonus: true,
    })
    expect(on.body.underwritingOutcome.underwrittenOptions).toHaveLength(1)
    expect(on.body.thirtyDayQuoteDetails).toBeUndefined()
    const none = await generate('acorn_pc')
    const refused = await send('PUT', url, none.headers, {
      quoteReference: none.body.quoteReference,
      protectNoClaimsBonus: true,
    })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'body.protectNoClaimsBonus' }] } })
  })

  it('protection prices the thirty-day quote beside it again, and tells its new ids [API-16]', async () => {
    const { body, headers } = await generate(
      'acorn_taxi',
      answersFor('acorn_taxi', {
        cover: { yearsOfNoClaimsDiscount: '5', protectNoClaimsDiscount: false, typeOfPolicyNCDEarned: '12' },
      }),
    )
    const on = await send('PUT', '/api/v1/Quote/UpdateNoClaimsProtection', headers, {
      quoteReference: body.quoteReference,
      protectNoClaimsBonus: true,
    })
    const idOf = (told: typeof body) =>
      told.thirtyDayQuoteDetails.thirtyDayUnderwritingOutcome.underwritingOutcomeResponseId
    expect(on.body.thirtyDayQuoteDetails.quoteRef).toBe(body.thirtyDayQuoteDetails.quoteRef)
    expect(idOf(on.body)).not.toBe(idOf(body))
  })

  it('the vehicle: one that cannot be insured is "Quote failed" [API-29]', async () => {
    const { body, headers } = await generate('acorn_pc')
    const url = '/api/v1/Vehicle/SetVehicleRegistration'
    const request = { quoteReference: body.quoteReference, vehicleRegistration: 'XY21 ZZZ' }
    const set = await send('POST', url, headers, request)
    expect(set.body).toMatchObject({
      optionId: expect.any(String),
      underwritingOutcomeResponseId: expect.any(String),
    })
    vehicle = undefined
    expect(await send('POST', url, headers, request)).toMatchObject({
      status: 403,
      body: { message: 'Quote failed' },
    })
  })

  it('the purchase form: the ids to buy by, and the form’s own mistakes by name [API-13] [BUY-06] [BUY-08]', async () => {
    const { body, headers } = await generate('acorn_pc')
    const url = '/api/v1/Contact/UpdateContactPreferences'
    const contactDetails = {
      contactEmail: 'alan@morgan.example',
      contactPhoneNumber: '01134960100',
      marketingPreferenceSms: false,
      marketingPreferenceEmail: true,
      marketingPreferencePhone: false,
    }
    const form = { quoteReference: body.quoteReference, contactDetails, selectedAddOns: [] }
    const kept = await send('PUT', url, headers, form)
    expect(kept.body).toEqual({
      hasPriceChanged: false,
      optionId: body.selectedOption,
      underwritingOutcomeResponseId: body.underwritingOutcome.underwritingOutcomeResponseId,
    })
    const wrong = { ...contactDetails, contactEmail: 'x', contactPhoneNumber: '1', annualIncome: 0 }
    const refused = await send('PUT', url, headers, { ...form, contactDetails: wrong })
    expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual([
      'body.contactDetails.contactEmail',
      'body.contactDetails.contactPhoneNumber',
      'body.contactDetails.annualIncome',
    ])
  })
})

describe('GetNoClaimsScale', () => {
  const url = (reference: string) => `/api/v1/Quote/GetNoClaimsScale?QuoteReference=${reference}`

  it('tells the discount of every number of years, what claims leave of them and what protection costs [AON-01] [D-162]', async () => {
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
    const instalment = (told: typeof body) =>
      told.underwritingOutcome.underwrittenOptions[0].paymentCollectionOptions.find(
        (way: { paymentMethod: string }) => way.paymentMethod === 'DIRECT_DEBIT',
      ).standardInstalmentAmount.amount
    const more = instalment(protectedQuote.body) - instalment(body)
    expect(Math.abs(more - scale.protection.monthlyCost.amount)).toBeLessThan(0.015)
  })

  it('has no price for protection that cannot be had', async () => {
    const { body, headers } = await generate('acorn_pc')
    expect((await send('GET', url(body.quoteReference), headers)).body.protection).toBeUndefined()
  })

  it('is nobody else’s to read', async () => {
    const { body, headers } = await generate('acorn_pc')
    expect((await send('GET', url(body.quoteReference), { ...headers, cookie: '' })).status).toBe(404)
  })
})

describe('what a price is made of', () => {
  it('is a receipt that adds up, and after a change says why', async () => {
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

  it('is nobody else’s to read', async () => {
    const { body, headers } = await generate('acorn_pc')
    const url = `/api/v1/Quote/GetPriceReceipt?QuoteReference=${body.quoteReference}`
    expect((await send('GET', url, { ...headers, cookie: '' })).status).toBe(404)
  })

  it('can be tried out with other cover, with the reason of the difference', async () => {
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
  it('tells figures and nothing else, to whoever knows the reference [API-22]', async () => {
    const { body, headers } = await generate('acorn_pc')
    const url = `/api/v1/Quote/GetQuotePremium?QuoteReference=${body.quoteReference}`
    const told = await send('GET', url, { ...headers, cookie: '' })
    expect(told.body).toEqual({
      premium: expect.any(Number),
      iptAmount: expect.any(Number),
      fees: expect.any(Number),
    })
    expect((await send('GET', url, { ...headers, 'x-tenant': 'M' })).status).toBe(404)
    time.now = new Date('2026-12-17T09:00:00Z')
    expect(await send('GET', url, headers)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } })
  })

  it('does not tell a referred quote from none', async () => {
    const { body, headers } = await generate(
      'acorn_pc',
      answersFor('acorn_pc', { you: { hasBeenRefusedCover: true } }),
    )
    const url = `/api/v1/Quote/GetQuotePremium?QuoteReference=${body.quoteReference}`
    expect(await send('GET', url, headers)).toMatchObject({ status: 404, body: { code: 'QUOTE_NOT_FOUND' } })
  })
})

async function count(): Promise<number> {
  return (await db.selectFrom('milepost.quote').select('reference').execute()).length
}
