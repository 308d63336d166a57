import type { Answers } from '@milepost/domain/questions/answers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkAccounts } from '../purchase/accounts/accounts-check-store.ts'
import { headersOf } from '../quote/testing/quote-server.ts'
import { type RestartServer, restartServer, short } from './testing/restart-server.ts'

let server: RestartServer
let morning: Date
beforeAll(async () => {
  server = await restartServer()
  morning = server.time.now
})
afterAll(() => server.stop())
beforeEach(() => {
  server.time.now = morning
})

const DAY = 24 * 60

async function restartQuote(): Promise<{ reference: string; policyNumber: string }> {
  const { policyNumber } = await server.cancelled()
  const { body } = await server.create(policyNumber)
  return { reference: body, policyNumber }
}
const stored = (reference: string) => server.quotes.findQuote({ tenant: 'A', reference }, server.time.now)

describe('the purchase of a restart', () => {
  it('creates a second policy of thirty days, paid with a card that is saved [API-38] [RST-13]', async () => {
    const { reference, policyNumber } = await restartQuote()
    const { ready } = await server.opened(reference)
    const done = await server.restart(ready, await server.paid(ready))
    expect(done).toMatchObject({ status: 200, body: { policyNumber: expect.stringMatching(/^A-\d{8}$/) } })
    expect(done.body.policyNumber).not.toBe(policyNumber)
    const policy = await server.ports.policies.findPolicy({
      tenant: 'A',
      policyNumber: done.body.policyNumber,
    })
    expect(policy).toMatchObject({
      term: 'thirty-day',
      requested: { automaticRenewal: true, saveCard: true },
      coverStart: new Date('2026-11-16T09:15:00Z'),
      // Start plus 29 days, to the last minute (D-134).
      coverEnd: new Date('2026-12-15T23:59:00Z'),
    })
    expect((await server.restartRow(reference)).taken_up_at).toEqual(server.time.now)
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })

  it('is one purchase even if it is requested twice [F3]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await server.opened(reference)
    const paymentId = await server.paid(ready)
    const first = await server.restart(ready, paymentId)
    expect(first.status).toBe(200)
    expect((await server.restart(ready, paymentId)).text).toBe(first.text)
  })

  it('also accepts the nonce of a drop-in [D-195]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await server.opened(reference)
    const made = await server.restartIntent(ready, {}, 'BRAINTREE')
    expect(made.status).toBe(200)
    const amount = server.dueOf(ready, short).toFixed(2)
    const nonce = await server.cardSandbox.nonce(
      made.body.clientSecret,
      { number: '4000008260000000' },
      amount,
    )
    if (nonce.challengePath) await server.cardSandbox.answerBank(nonce.challengePath, 'approve')
    const done = await server.restart(ready, nonce.nonce, { deviceData: nonce.deviceData })
    expect(done.status).toBe(200)
    expect((await server.restart(ready, nonce.nonce, { deviceData: nonce.deviceData })).text).toBe(done.text)
  })

  it('is also possible with TakeUpQuote, as for any other quote', async () => {
    const { reference } = await restartQuote()
    const { ready } = await server.opened(reference)
    const paymentId = await server.paid(ready)
    const attempt = await server.ports.payments.findAttempt(paymentId)
    const done = await server.takeUp(
      ready,
      short,
      { paymentId, authorizationId: attempt?.providerRef },
      { automaticRenewal: true },
    )
    expect(done.status).toBe(200)
  })

  it('is not possible twice: a restarted policy cannot be restarted again [D-224]', async () => {
    const { reference, policyNumber } = await restartQuote()
    const { ready } = await server.opened(reference)
    expect((await server.restart(ready, await server.paid(ready))).status).toBe(200)
    expect(await server.create(policyNumber)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_INELIGIBLE' },
    })
    expect(JSON.stringify((await server.restartable()).body)).not.toContain(policyNumber)
  })

  it('is refused before payment if it renews automatically and the card is not saved [CRD-12]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await server.opened(reference)
    expect(await server.restartIntent(ready, { saveCard: false })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.paymentDetails.saveCard' }] },
    })
    expect((await server.restartIntent(ready, { saveCard: false, automaticRenewal: false })).status).toBe(200)
  })

  it('fails if automatic renewal is requested after payment with a card that is not saved [CRD-12]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await server.opened(reference)
    const made = await server.intent(ready, short, { purchase: undefined })
    const method = await server.cardSandbox.paymentMethod({ number: '4000008260000000' })
    await server.cardSandbox.confirm(made.body.clientSecret, method)
    const attempt = await server.ports.payments.findAttempt(made.body.paymentId)
    const paid = { paymentId: made.body.paymentId, authorizationId: attempt?.providerRef }
    const done = await server.takeUp(ready, short, paid, { automaticRenewal: true })
    expect(done).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } })
    expect((await server.policies()).some((policy) => policy.reference === reference)).toBe(false)
  })

  it('is not found for another browser, for another brand, or for a quote that restarts nothing [D-005]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await server.opened(reference)
    const paymentId = await server.paid(ready)
    const strange = { ...ready, headers: headersOf('acorn_pc') }
    expect((await server.restart(strange, paymentId)).status).toBe(404)
    const elsewhere = { ...ready, headers: headersOf('flag_taxi', ready.headers['cookie']) }
    expect((await server.restart(elsewhere, paymentId)).status).toBe(404)
    const ordinary = await server.readyToPay()
    expect((await server.restart({ ...ready, ...ordinary }, paymentId)).status).toBe(404)
  })

  it('refuses a start other than the one paid for, and a payment for another quote [T9]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await server.opened(reference)
    const paymentId = await server.paid(ready)
    expect(await server.restart(ready, paymentId, { coverStartDate: '2026-11-18' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.coverStartDate' }] },
    })
    const other = await server.opened((await restartQuote()).reference)
    expect((await server.restart(other.ready, paymentId)).status).toBe(409)
  })
})

describe('the DPA check of a restart [RST-02] [D-220]', () => {
  async function check(reference: string, sold: Answers) {
    const { proposerDetails, vehicleDetails } = sold
    return server.send('POST', '/api/v1/Quote/QuoteDpaCheckByBody', headersOf('acorn_pc'), {
      QuoteReference: reference,
      Surname: proposerDetails.lastNames,
      Postcode: proposerDetails.address?.postcode,
      DateOfBirth: proposerDetails.dateOfBirth,
      VehicleRegistration: vehicleDetails.registration,
    })
  }

  it('returns the quote marked as a restart, and the browser can purchase it [SEC-05]', async () => {
    const { policyNumber, ready: sold } = await server.cancelled()
    const answers = (await stored(sold.reference))?.current.answers
    if (answers === undefined) throw new Error('No answers')
    const { body: reference } = await server.create(policyNumber)
    server.pass(2 * DAY)
    const passed = await check(reference, answers)
    expect(passed).toMatchObject({
      status: 200,
      body: {
        isRestart: true,
        metaData: { quoteRef: reference },
        quoteDetails: { vehicleDetails: { registration: answers.vehicleDetails.registration } },
      },
    })
    const { ready } = await server.opened(reference)
    const browser = { ...ready, headers: headersOf('acorn_pc', passed.cookie) }
    expect((await server.restart(browser, await server.paid(browser))).status).toBe(200)
  })

  it('passes with the registration of the policy, although it no longer finds a vehicle [RST-09]', async () => {
    const { policyNumber, ready: sold } = await server.cancelled()
    const answers = (await stored(sold.reference))?.current.answers
    if (answers === undefined) throw new Error('No answers')
    const insured = server.vehicle.at
    server.vehicle.at = undefined
    const { body: reference } = await server.create(policyNumber)
    const passed = await check(reference, answers)
    server.vehicle.at = insured
    expect(passed).toMatchObject({ status: 200, body: { isRestart: true } })
    expect(passed.body.quoteDetails.vehicleDetails.registration ?? '').toBe('')
    const other = { ...answers, vehicleDetails: { ...answers.vehicleDetails, registration: 'ZZ99ZZZ' } }
    expect((await check(reference, other)).status).toBe(204)
  })
})
