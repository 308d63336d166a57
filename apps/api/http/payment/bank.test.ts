import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bankProvider } from '../../providers/bank/bank-provider'
import { realSandbox } from '../../providers/testing/real-sandbox'
import { acornCar, roomyLimits, testServer } from '../testing/test-server'
import { bankRoutes } from './bank'

let sandbox: Awaited<ReturnType<typeof realSandbox>>
let server: Awaited<ReturnType<typeof testServer>>
beforeAll(async () => {
  sandbox = await realSandbox()
})
afterAll(() => sandbox.stop())
const newServer = (limits = roomyLimits) => {
  const ports = bankProvider({ sandboxUrl: sandbox.url }, { clock: () => new Date(), observe: () => {} })
  return testServer({ routes: bankRoutes(ports), limits })
}
beforeEach(async () => {
  server = await newServer()
})

async function check(body: unknown, cookie = '') {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/v1/Payment/CheckBankDetails',
    headers: { ...acornCar, 'content-type': 'application/json', cookie },
    payload: JSON.stringify(body),
  })
  return { status: reply.statusCode, body: reply.json(), retryAfter: reply.headers['retry-after'] }
}

describe('CheckBankDetails [API-03]', () => {
  it('says that an account is valid, and at which bank [DDM-22]', async () => {
    expect(await check({ sortCode: '20-29-59', accountNumber: '63748472' })).toMatchObject({
      status: 200,
      body: { isValid: true, bankName: 'Barclays' },
    })
    expect((await check({ sortCode: '999901', accountNumber: '12345678' })).body).toEqual({
      isValid: true,
      bankName: 'Sandbox Bank',
    })
  })

  it('says no more than that it is not [DDM-22] [D-187]', async () => {
    for (const details of [
      { sortCode: '089999', accountNumber: '66374959' },
      { sortCode: '99-99-94', accountNumber: '12345678' },
    ])
      expect(await check(details)).toMatchObject({ status: 200, body: { isValid: false } })
  })

  it('says nothing of a bank it has no name for', async () => {
    expect((await check({ sortCode: '078000', accountNumber: '12345678' })).body).toEqual({ isValid: true })
  })

  it.each(['99-99-95', '99-99-96', '99-99-97', '99-99-98'])(
    'answers 503 when the bank check fails for %s, and never yes [F18]',
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

  it('takes five tries of a browser and tells the sixth to wait: it is no list of accounts to be read [F18]', async () => {
    const five = { session: { count: 5, perSeconds: 600 }, ip: { count: 20, perSeconds: 3600 } }
    server = await newServer({ ...roomyLimits, bank: five })
    const details = { sortCode: '089999', accountNumber: '66374958' }
    const cookie = `__Host-sid=${'x'.repeat(43)}`
    for (let i = 0; i < 5; i++) expect((await check(details, cookie)).status).toBe(200)
    expect(await check(details, cookie)).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
      retryAfter: '120',
    })
  })

  it('leaves no account in the log [T7]', async () => {
    await check({ sortCode: '089999', accountNumber: '66374958' })
    await check({ sortCode: '999998', accountNumber: '66374958' })
    expect(server.log()).toContain('CheckBankDetails')
    expect(server.log()).not.toMatch(/66374958|089999|999998/)
  })
})
