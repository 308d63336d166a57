import { fromQuoteDto } from '@milepost/contract/mapping/quote-mapping'
import { journeys } from '@milepost/domain/journeys/journeys'
import { describe, expect, it } from 'vitest'
import { headersOf } from '../quote/testing/quote-server.ts'
import { aRisk, siteServer } from './testing/site-server.ts'

const server = await siteServer()
const { registration: _unknown, ...vehicle } = aRisk.vehicle
const fiesta = { make: 'Ford', model: 'Fiesta', year: 2019, fuel: 'Petrol', transmission: 'Manual', doors: 5 }
const described = (more: object = {}) => ({
  ...aRisk,
  vehicle: { ...vehicle, described: { ...fiesta, ...more } },
})

describe('a vehicle without its number plate [VLS-01]', () => {
  it('is priced by its description as an indication, and its link opens the page that asks for the plate', async () => {
    const { status, body } = await server.price(described())
    expect(status).toBe(200)
    expect(body).toMatchObject({ outcome: 'offered', indication: true })
    expect(body.prices.inFull).toBeGreaterThan(0)
    expect(body.link).toMatch(/^https:\/\/quotes\.acorn\.example\/vehicle-landing-page\?Token=/)
  })

  it('is returned without a registration, so that the page asks for it', async () => {
    const { body } = await server.price(described())
    const { body: arrived } = await server.land(body.link)
    expect(arrived.quoteDetails.vehicleDetails).toMatchObject({ make: 'FORD', model: 'FIESTA' })
    expect(arrived.quoteDetails.vehicleDetails.registration).toBeUndefined()
    const { vehicleDetails } = fromQuoteDto(arrived.quoteDetails, journeys.acorn_pc, 'comparison-site')
    expect(vehicleDetails).not.toHaveProperty('isQuotedWithoutPlate')
  })

  it('is found regardless of upper and lower case, at the same price', async () => {
    const spoken = await server.price(described({ make: 'FORD', model: 'fiesta', fuel: 'PETROL' }))
    const plain = await server.price(described())
    expect(spoken.body.prices).toEqual(plain.body.prices)
  })

  it('that we do not know is reported', async () => {
    const { body } = await server.price(described({ model: 'Moonraker' }))
    expect(body.errors).toEqual([
      {
        field: 'body.vehicle.described',
        message: 'We know no such vehicle: check the make, model, year and fuel',
      },
    ])
  })

  it('is not priced on a journey that has no page for it [VLS-04]', async () => {
    const { body } = await server.price(described(), { journey: 'acorn_taxi' })
    expect(body.errors).toContainEqual({
      field: 'body.vehicle.registration',
      message: 'This product is priced by the registration only',
    })
  })

  it('is priced by its description if its plate is not found', async () => {
    const known = server.found.vehicle
    server.found.vehicle = undefined
    const risk = described()
    const { body } = await server.price({ ...risk, vehicle: { ...risk.vehicle, registration: 'ER19NFD' } })
    expect(body).toMatchObject({ outcome: 'offered', indication: true })
    server.found.vehicle = known
  })

  it('cannot be paid for until its registration is entered', async () => {
    const { body } = await server.price(described())
    const arrived = await server.land(body.link)
    const headers = headersOf('acorn_pc', arrived.cookie)
    const pay = () =>
      server.send(
        'POST',
        '/api/v2/Payment/MakePaymentIntent',
        { ...headers, provider: 'STRIPE' },
        payment(body),
      )
    const refused = await pay()
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual([
      {
        field: 'body.quoteReference',
        message: 'Give the registration of the vehicle before paying for this quote',
      },
    ])
    const reply = await server.send('POST', '/api/v1/Vehicle/SetVehicleRegistration', headers, {
      quoteReference: body.quoteReference,
      vehicleRegistration: 'AB19 CDE',
    })
    expect(reply.status).toBe(200)
    // From here on it is an ordinary quote: the next thing missing is an email address.
    const after = await pay()
    expect(after.text).not.toContain('Give the registration')
    const again = await server.land(body.link, { cookie: arrived.cookie })
    expect(again.body.quoteDetails.vehicleDetails.registration).toBe('AB19 CDE')
  })
})

const payment = (body: { quoteReference: string; prices: { inFull: number } }) => ({
  quoteReference: body.quoteReference,
  paymentDetails: {
    clientReturnURL: '/make-payment',
    saveCard: false,
    currencyCode: 'GBP',
    amount: body.prices.inFull,
    billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
    cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'payer@example.com' },
  },
})
