import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { describe, expect, it } from 'vitest'
import { quoteServer } from './testing/quote-server.ts'

const { found, generate, send } = await quoteServer()

describe('changing a priced quote', () => {
  it('adds an extra with its price and removes it by its line [API-14] [API-15] [DAT-25]', async () => {
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
        (paymentOption: { code: string }) => paymentOption.code === 'ANNUAL_CARD_IN_FULL',
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

  it('protects the discount; without a discount it is refused with the name of the field [API-16]', async () => {
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

  it('prices the paired thirty-day quote again with protection, and returns its new ids [API-16]', async () => {
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
    const idOf = (results: typeof body) =>
      results.thirtyDayQuoteDetails.thirtyDayUnderwritingOutcome.underwritingOutcomeResponseId
    expect(on.body.thirtyDayQuoteDetails.quoteRef).toBe(body.thirtyDayQuoteDetails.quoteRef)
    expect(idOf(on.body)).not.toBe(idOf(body))
  })

  it('sets the vehicle, and answers "Quote failed" for one that is not found [API-29]', async () => {
    const { body, headers } = await generate('acorn_pc')
    const url = '/api/v1/Vehicle/SetVehicleRegistration'
    const request = { quoteReference: body.quoteReference, vehicleRegistration: 'XY21 ZZZ' }
    const set = await send('POST', url, headers, request)
    expect(set.body).toMatchObject({
      optionId: expect.any(String),
      underwritingOutcomeResponseId: expect.any(String),
    })
    found.vehicle = undefined
    expect(await send('POST', url, headers, request)).toMatchObject({
      status: 403,
      body: { message: 'Quote failed' },
    })
  })

  it('stores the purchase form and returns the ids to buy by, or names the wrong fields [API-13] [BUY-06] [BUY-08]', async () => {
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
    const stored = await send('PUT', url, headers, form)
    expect(stored.body).toEqual({
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
