import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LookUpRates } from '../../platform/http/look-up-limits.ts'
import { acornCar, roomyLimits } from '../../platform/http/testing/test-server.ts'
import { bankProvider } from '../../providers/bank/bank-provider.ts'
import { realSandbox } from '../../providers/testing/real-sandbox.ts'
import { type Headers, quoteServer } from '../../quote/testing/quote-server.ts'

let sandbox: Awaited<ReturnType<typeof realSandbox>>
let bank: Awaited<ReturnType<typeof bankServer>>
beforeAll(async () => {
  sandbox = await realSandbox()
  bank = await bankServer()
})
afterAll(() => sandbox.stop())

/** The bank check, and a customer with a quote to pay for. */
async function bankServer(limits: Partial<LookUpRates> = {}) {
  const ports = bankProvider({ sandboxUrl: sandbox.url }, { clock: () => new Date(), observe: () => {} })
  const server = await quoteServer(ports, { limits: { ...roomyLimits, ...limits } })
  const customer = await server.generate('acorn_pc')
  return { ...server, customer, reference: String(customer.body.quoteReference) }
}

const check = (details: object, headers: Headers = bank.customer.headers) =>
  bank.send('POST', '/api/v1/Payment/CheckBankDetails', headers, {
    quoteReference: bank.reference,
    ...details,
  })
const stranger = (email: string) => ({
  ...acornCar,
  'content-type': 'application/json',
  cookie: `__Host-sid=${email.repeat(43)}`,
})
const good = { sortCode: '089999', accountNumber: '66374958' }

describe('CheckBankDetails [API-03]', () => {
  it('reports that an account is valid, and names its bank [DDM-22]', async () => {
    expect(await check({ sortCode: '20-29-59', accountNumber: '63748472' })).toMatchObject({
      status: 200,
      body: { isValid: true, bankName: 'Barclays' },
    })
    expect((await check({ sortCode: '999901', accountNumber: '12345678' })).body).toEqual({
      isValid: true,
      bankName: 'Sandbox Bank',
    })
  })

  it('reports only that an account is invalid [DDM-22] [D-187]', async () => {
    for (const details of [
      { sortCode: '089999', accountNumber: '66374959' },
      { sortCode: '99-99-94', accountNumber: '12345678' },
    ])
      expect(await check(details)).toMatchObject({ status: 200, body: { isValid: false } })
  })

  it('omits the bank name when it is unknown', async () => {
    expect((await check({ sortCode: '078000', accountNumber: '12345678' })).body).toEqual({ isValid: true })
  })

  it.each(['99-99-95', '99-99-96', '99-99-97', '99-99-98'])(
    'answers 503, and never "valid", when the bank check fails for %s [F18]',
    async (sortCode) => {
      const started = performance.now()
      expect(await check({ sortCode, accountNumber: '12345678' })).toMatchObject({
        status: 503,
        body: { code: 'PROVIDER_UNAVAILABLE' },
        retryAfter: '5',
      })
      expect(performance.now() - started).toBeLessThan(5_000)
    },
  )

  it.each([
    ['sortCode', { sortCode: '000000', accountNumber: '66374958' }],
    ['sortCode', { sortCode: '08-9999', accountNumber: '66374958' }],
    ['sortCode', { accountNumber: '66374958' }],
    ['accountNumber', { sortCode: '089999', accountNumber: '6637495' }],
    ['accountNumber', { sortCode: '089999', accountNumber: '663749580' }],
    ['accountNumber', { sortCode: '089999', accountNumber: 66374958 }],
  ])('answers 400 for a bad %s: %j [DDM-20] [CON-32]', async (field, details) => {
    expect(await check(details)).toMatchObject({
      status: 400,
      body: { message: 'Validation error.', errors: [{ field: `body.${field}` }] },
    })
  })

  it('reveals nothing about an account to a caller without a quote [F18]', async () => {
    const { cookie: _none, ...withoutSession } = stranger('x')
    const headers: Headers[] = [withoutSession, stranger('x')]
    for (const each of headers)
      for (const details of [good, { ...good, accountNumber: '66374959' }])
        expect(await check(details, each)).toMatchObject({ status: 404, body: { code: 'QUOTE_NOT_FOUND' } })
    expect(await check({ ...good, quoteReference: 'A-2345678923' })).toMatchObject({ status: 404 })
    const url = '/api/v1/Payment/CheckBankDetails'
    const nameless = await bank.send('POST', url, bank.customer.headers, good)
    expect(nameless).toMatchObject({ status: 400, body: { errors: [{ field: 'body.quoteReference' }] } })
  })

  it('accepts five checks from a browser and answers 429 to the sixth, so accounts cannot be enumerated [F18]', async () => {
    const before = bank
    const five = { session: { count: 5, perSeconds: 600 }, ip: { count: 20, perSeconds: 3600 } }
    bank = await bankServer({ bank: five })
    for (let i = 0; i < 5; i++) expect((await check(good)).status).toBe(200)
    expect(await check(good)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
      retryAfter: '120',
    })
    bank = before
  })

  it('accepts ten checks for a quote, not counting those of other browsers [F18] [D-248]', async () => {
    const before = bank
    const roomy = { count: 1000, perSeconds: 60 }
    bank = await bankServer({
      bank: {
        session: roomy,
        ip: roomy,
        quote: { count: 10, perSeconds: 86_400 },
      },
    })
    for (let i = 0; i < 12; i++) expect((await check(good, stranger('y'))).status).toBe(404)
    for (let i = 0; i < 10; i++) expect((await check(good)).status).toBe(200)
    expect(await check(good)).toMatchObject({ status: 429, retryAfter: '8640' })
    bank = before
  })

  it('logs no account details [T7]', async () => {
    await check({ sortCode: '089999', accountNumber: '66374958' })
    await check({ sortCode: '999998', accountNumber: '66374958' })
    expect(bank.log()).toContain('CheckBankDetails')
    expect(bank.log()).not.toMatch(/66374958|089999|999998/)
  })
})
