import { answersFor } from '@milepost/pricing/testing/people-by-journey'
import { afterAll, describe, expect, it } from 'vitest'
import { realSandbox } from '../providers/testing/real-sandbox.ts'
import { vehicleProvider } from '../providers/vehicle/vehicle-provider.ts'
import { headersOf, quoteServer } from './testing/quote-server.ts'

// The DVLA's published format over HTTP: a Ford of 999 cc may be three models that we know, a Lotus none.
const sandbox = await realSandbox()
afterAll(() => sandbox.stop())
const { vehicleByRegistration } = vehicleProvider(
  { vehicleProvider: 'dvla', sandboxUrl: '', dvlaUrl: sandbox.url, dvlaApiKey: 'key' },
  { clock: () => new Date(), observe: () => undefined },
)
const { quoteOf, send } = await quoteServer({ vehicleByRegistration })
const [fiesta, focus] = ['DEMO0001', 'DEMO0004']

/** A quote for a vehicle known only by its plate, with what the caller claims about it. */
async function price(registration: string, claimed: object) {
  const quote = quoteOf('acorn_pc', answersFor('acorn_pc'))
  const { abiCode: _code, ...vehicleDetails } = quote.vehicleDetails
  return send('POST', '/api/v1/Quote/GeneratePrivateCarQuote', headersOf('acorn_pc'), {
    quote: { ...quote, vehicleDetails: { ...vehicleDetails, registration, ...claimed } },
  })
}
const grossOf = ({ body }: Awaited<ReturnType<typeof price>>): number =>
  body.underwritingOutcome.underwrittenOptions[0].underwrittenCovers[0].underwrittenPrice
    .grossPremiumAmountIncTax.amount

describe('a vehicle without a model in the register [API-21] [DAT-11]', () => {
  it('is not priced until its customer has chosen the model', async () => {
    const { status, body } = await price('AB19REG', {})
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      {
        field: 'body.quote.vehicleDetails.abiCode',
        message: 'Please choose your vehicle',
      },
    ])
  })

  it('is priced as the row of our table with the chosen code, regardless of what else its caller claims [SEC-03]', async () => {
    const asFiesta = await price('AB19REG', { abiCode: fiesta })
    const asFocus = await price('AB19REG', { abiCode: focus })
    expect(asFocus.body.underwritingOutcome).toMatchObject({ didRefer: false, didDecline: false })
    expect(grossOf(asFocus)).toBeGreaterThan(grossOf(asFiesta))
    const claimed = await price('AB19REG', { abiCode: focus, abiGroup: '1', model: 'FIESTA' })
    expect(grossOf(claimed)).toBe(grossOf(asFocus))
  })

  it('cannot be claimed to be a model that does not match the register [SEC-03]', async () => {
    const { status, body } = await price('AB19REG', { abiCode: 'DEMO0002' })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field: 'body.quote.vehicleDetails.abiCode' }])
  })

  it.each([
    ['none of the models it may be', 'AB19REG', ''],
    ['of a make we have no models of', 'AD15REG', ''],
    ['of a make we have no models of, although a model is claimed', 'AD15REG', focus],
  ])('is referred when it is %s', async (_what, registration, abiCode) => {
    const { status, body } = await price(registration, { abiCode })
    expect(status).toBe(200)
    expect(body.underwritingOutcome).toMatchObject({
      didRefer: true,
      underwrittenOptions: [],
      refusal: { told: ['vehicle-not-identified'], hasOthers: false },
    })
  })

  it('is answered with 503, not treated as unknown, when the register is unavailable [D-258]', async () => {
    expect(await price('ER19ERR', {})).toMatchObject({ status: 503, body: { code: 'PROVIDER_UNAVAILABLE' } })
  })
})
