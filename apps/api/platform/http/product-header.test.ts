import { allCalls } from '@milepost/contract/all-calls'
import type { Call } from '@milepost/contract/call'
import { toQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeysOfRun } from '@milepost/documents/testing/journeys-of-run'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { CollectionCode } from '@milepost/domain/payment/payment-option'
import {
  type JourneyId,
  journeyIdentities,
  journeyIds,
  type ProductCode,
} from '@milepost/domain/terms/identity'
import { peopleByJourney } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callOf, type Headers, headersOf } from '../../quote/testing/quote-server.ts'
import { type Asked, testApi } from './testing/access/test-api.ts'

const api = await testApi()
afterAll(api.stop)

type Quote = Awaited<ReturnType<typeof api.quote>>
type Line = { name: string; ask: Asked; refused?: number }

const marketing = { emailOptIn: false, phoneOptIn: false, smsOptIn: false }
const get = (url: string): Asked => ({ method: 'GET', url })
const post = (url: string, body: object): Asked => ({ method: 'POST', url, body })
const put = (url: string, body: object): Asked => ({ method: 'PUT', url, body })

/** A product of the brand other than the journey's own and PC; if the brand has none, one that it does not offer. */
function foreignTo(journey: JourneyId): { product: ProductCode; isOffered: boolean } {
  const { brand, product } = journeyIdentities[journey]
  const offered = journeyIds.filter((id) => journeyIdentities[id].brand === brand)
  const other = offered
    .map((id) => journeyIdentities[id].product)
    .find((code) => ![product, 'PC'].includes(code))
  return other === undefined
    ? { product: product === 'IMP' ? 'TX' : 'IMP', isOffered: false }
    : { product: other, isOffered: true }
}

const codeOf = ({ paymentOptions }: Quote): CollectionCode =>
  paymentOptions.some((paymentOption: { code: string }) => paymentOption.code === 'ANNUAL_CARD_IN_FULL')
    ? 'ANNUAL_CARD_IN_FULL'
    : 'SHORT_TERM_CARD_PAYMENT_V1'

/** Every call about a quote that does not change it. */
async function ofQuote(quote: Quote): Promise<readonly Line[]> {
  const { reference, answers, outcomeId, start } = quote
  const quoteReference = reference
  const securityAnswers = {
    VehicleRegistration: answers.vehicleDetails.registration ?? '',
    Postcode: answers.proposerDetails.address?.postcode ?? '',
    Surname: answers.proposerDetails.lastNames ?? '',
    DateOfBirth: answers.proposerDetails.dateOfBirth ?? '',
  }
  const words = (query: Record<string, string>) => String(new URLSearchParams(query))
  const reminder = await api.linkTo(quote, 'reminder')
  const { VehicleRegistration: _plate, ...reminded } = { ...securityAnswers, QuoteReference: reminder }
  const site = words({ Token: await api.linkTo(quote, 'comparison-site'), QuoteReference: reference })
  const code = codeOf(quote)
  const byReference = (path: string, name = 'QuoteReference') => get(`/api/${path}?${name}=${reference}`)
  return [
    { name: 'GetQuotePremium', ask: byReference('v1/Quote/GetQuotePremium') },
    { name: 'GetPriceReceipt', ask: byReference('v1/Quote/GetPriceReceipt') },
    { name: 'GetNoClaimsScale', ask: byReference('v1/Quote/GetNoClaimsScale') },
    { name: 'GetQuoteDocuments', ask: byReference('v1/Document/GetQuoteDocuments') },
    {
      name: 'CheckBankDetails',
      ask: post('/api/v1/Payment/CheckBankDetails', {
        quoteReference,
        sortCode: '089999',
        accountNumber: '66374959',
      }),
    },
    { name: 'GetClientData', ask: byReference('v2/Payment/GetClientData', 'quoteReference') },
    {
      name: 'GetPaymentDate',
      ask: get(
        `/api/v1/Payment/GetPaymentDate?${words({ QuoteReference: reference, CoverStartDate: start })}`,
      ),
    },
    {
      name: 'GetQuoteDpaCheck',
      ask: get(`/api/v1/Quote/GetQuoteDpaCheck?${words({ ...securityAnswers, QuoteReference: reference })}`),
      refused: 204,
    },
    {
      name: 'QuoteDpaCheckByBody',
      ask: post('/api/v1/Quote/QuoteDpaCheckByBody', { ...securityAnswers, QuoteReference: reference }),
      refused: 204,
    },
    {
      name: 'QuoteReminderDpaCheck',
      ask: { method: 'POST', url: `/api/v1/Quote/QuoteReminderDpaCheck?${words(reminded)}` },
      refused: 403,
    },
    {
      name: 'QuoteReminderDpaCheckByBody',
      ask: post('/api/v1/Quote/QuoteReminderDpaCheckByBody', reminded),
      refused: 403,
    },
    { name: 'GetQuote', ask: get(`/api/v1/Quote/GetQuote?quote=${reminder}`), refused: 204 },
    { name: 'GetPricingDetails', ask: get(`/api/v1/Quote/GetPricingDetails?quote=${reminder}`) },
    {
      name: 'GetAggregatorQuoteDetails',
      ask: get(`/api/v1/Quote/GetAggregatorQuoteDetails?${site}`),
      refused: 204,
    },
    {
      name: 'GetAggregatorCommercialVehicleQuoteDetails',
      ask: get(`/api/v1/Quote/GetAggregatorCommercialVehicleQuoteDetails?${site}`),
      refused: 204,
    },
    { name: 'ResumeQuote', ask: post('/api/v1/Quote/ResumeQuote', { quoteReference }), refused: 204 },
    {
      name: 'PreviewQuote',
      ask: post('/api/v1/Quote/PreviewQuote', {
        quoteReference,
        underwritingResponseId: outcomeId,
        tries: [{ annualMileage: 9000 }],
      }),
    },
    {
      name: 'MakePaymentIntentV2',
      ask: post('/api/v2/Payment/MakePaymentIntent', {
        quoteReference,
        paymentDetails: {
          clientReturnURL: '/make-payment',
          saveCard: false,
          currencyCode: 'GBP',
          amount: api.server.dueOf(quote, code),
          billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
          cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'payer@example.com' },
        },
      }),
    },
  ]
}

/** The calls that buy it and report the outcome. */
async function purchaseLines(quote: Quote): Promise<readonly Line[]> {
  const code = codeOf(quote)
  const paid = await api.server.confirmed(quote, code)
  const body = { quoteReference: quote.reference, ...api.server.purchaseDto(quote, code), ...paid }
  return [
    { name: 'TakeUpQuoteV2', ask: post('/api/v2/Payment/TakeUpQuote', body) },
    {
      name: 'GetPurchase',
      ask: get(`/api/v1/Payment/GetPurchase?QuoteReference=${quote.reference}`),
      refused: 200,
    },
  ]
}

/** The calls that change it, each on a fresh quote, because they change its outcome. */
function changing({ reference, answers, outcomeId, option }: Quote, journey: JourneyId): readonly Line[] {
  const quoteReference = reference
  const contactDetails = {
    contactEmail: 'new@example.com',
    contactPhoneNumber: '07700900123',
    marketingPreferenceEmail: false,
    marketingPreferencePhone: false,
    marketingPreferenceSms: false,
  }
  return [
    {
      name: 'RepriceQuoteWithAddOnsQuote',
      ask: put('/api/v1/Quote/RepriceQuoteWithAddOnsQuote', {
        quoteReference,
        underwritingResponseId: outcomeId,
        optionId: option.optionId,
        selectedCoverUnderwrittenDataPointId: option.cover.dataPointId,
        selectedAddOns: [],
      }),
    },
    {
      name: 'RemoveAddOn',
      ask: put('/api/v1/Quote/RemoveAddOn', { quoteReference, underwrittenDataPointId: 'none' }),
    },
    {
      name: 'UpdateNoClaimsProtection',
      ask: put('/api/v1/Quote/UpdateNoClaimsProtection', { quoteReference, protectNoClaimsBonus: false }),
    },
    {
      name: 'SetVehicleRegistration',
      ask: post('/api/v1/Vehicle/SetVehicleRegistration', {
        quoteReference,
        vehicleRegistration: 'AB19 CDE',
      }),
    },
    {
      name: 'UpdateContactPreferences',
      ask: put('/api/v1/Contact/UpdateContactPreferences', {
        quoteReference,
        contactDetails,
        selectedAddOns: [],
      }),
    },
    {
      name: `RateExisting${callOf(journey)}Quote`,
      ask: put(`/api/v1/Quote/RateExisting${callOf(journey)}Quote`, {
        quoteReference,
        quote: toQuoteDto(answers, marketing, journeys[journey]),
      }),
      // Only the commercial call prices two lines; for any other the product itself is wrong.
      refused: callOf(journey) === 'CommercialVehicle' ? 404 : 400,
    },
  ]
}

async function answers(ask: Asked, owner: Headers, product: ProductCode) {
  return api.send(ask, { ...owner, 'x-product': product })
}

describe.each(journeysOfRun)('a quote of %s', (journey) => {
  const { product: own } = journeyIdentities[journey]
  const foreign = foreignTo(journey)

  /** Refused for another product, and answered for PC as for its own. Calls that buy or change use two equal quotes. */
  async function tried({ name, ask, refused = 404 }: Line, owner: Headers, alike = { ask, owner }) {
    const elsewhere = await answers(ask, owner, foreign.product)
    const asCar = await answers(ask, owner, 'PC')
    const asItself = await answers(alike.ask, alike.owner, own)
    const expected = foreign.isOffered ? refused : 400
    expect.soft(elsewhere.status, `${name} as ${foreign.product}: ${elsewhere.text}`).toBe(expected)
    if (expected === 200) expect.soft(elsewhere.body.status, name).toBe('NONE')
    expect.soft([204, 404], `${name}: ${asItself.text}`).not.toContain(asItself.status)
    expect.soft(asCar.status, `${name} as PC: ${asCar.text}`).toBe(asItself.status)
  }

  it('is found by every call under PC and its own product, and under no other [API-02] [D-004]', async () => {
    const quote = await api.quote(journey)
    for (const line of await ofQuote(quote)) await tried(line, quote.owner)
    for (const line of await purchaseLines(quote)) await tried(line, quote.owner)
  })

  it('is changed under PC and its own product, and under no other [API-02] [D-004]', async () => {
    const [quote, other] = [await api.quote(journey), await api.quote(journey)]
    const alike = changing(other, journey)
    for (const [index, line] of changing(quote, journey).entries())
      await tried(line, quote.owner, { ask: alike[index]?.ask ?? line.ask, owner: other.owner })
  })

  it('is created under PC and its own product, by the call of its product line [API-21] [D-004]', async () => {
    const { answers: person } = peopleByJourney[journey]
    const name = `Generate${callOf(journey)}Quote`
    const ask = post(`/api/v1/Quote/${name}`, { quote: toQuoteDto(person, marketing, journeys[journey]) })
    for (const product of ['PC', own] as const) {
      api.server.vehicle.at = person.vehicleDetails.vehicleInfo
      const made = await answers(ask, headersOf(journey), product)
      expect(made.status, made.text).toBe(200)
      const stored = await api.db
        .selectFrom('milepost.quote')
        .select('journey')
        .where('reference', '=', made.body.quoteReference)
        .executeTakeFirstOrThrow()
      expect(stored.journey).toBe(journey)
    }
    expect((await answers(ask, headersOf(journey), foreign.product)).status).toBe(400)
  })
})

it('never rates a van with the answers of a car [D-004]', async () => {
  const van = await api.quote('acorn_cv')
  const quote = toQuoteDto(peopleByJourney.acorn_pc.answers, marketing, journeys.acorn_pc)
  const ask = put('/api/v1/Quote/RateExistingPrivateCarQuote', { quoteReference: van.reference, quote })
  expect((await answers(ask, van.owner, 'PC')).status).toBe(404)
})

it('accepts a taxi quote on the commercial call, but not a van quote as a taxi [D-136]', async () => {
  const van = await api.quote('acorn_cv')
  const taxi = await api.quote('acorn_taxi')
  const asked = (quote: Quote, journey: JourneyId) =>
    put('/api/v1/Quote/RateExistingCommercialVehicleQuote', {
      quoteReference: quote.reference,
      quote: toQuoteDto(quote.answers, marketing, journeys[journey]),
    })
  for (const product of ['TX', 'PC'] as const)
    expect((await answers(asked(taxi, 'acorn_taxi'), taxi.owner, product)).status).toBe(200)
  expect((await answers(asked(van, 'acorn_cv'), van.owner, 'TX')).status).toBe(404)
})

it('covers every call that names a quote', async () => {
  const quote = await api.quote()
  const lines = [
    ...(await ofQuote(quote)),
    ...(await purchaseLines(quote)),
    ...changing(quote, 'acorn_pc'),
  ].map(({ name }) => name)
  const rating = namesOf(allCalls).filter((name) => /^(RateExisting|Generate)\w+Quote$/.test(name))
  const known = new Set([...lines, ...rating])
  expect(namesOf(allCalls.filter(isAboutQuote)).filter((name) => !known.has(name))).toEqual([])
})

const namesOf = (calls: readonly Call[]) => calls.map(({ name }) => name)

/** Version 1 is version 2 under another address; restart calls have their own tests. */
function isAboutQuote({ name, host, whyOpen, query, body }: Call): boolean {
  if (whyOpen !== undefined || host === 'restart' || name.endsWith('V1')) return false
  return [query, body].some(
    (part) =>
      part instanceof z.ZodMiniObject &&
      Object.keys(part.shape).some((field) => /^quote(Reference)?$/i.test(field)),
  )
}
