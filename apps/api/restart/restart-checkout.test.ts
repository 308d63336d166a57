import type { Answers } from '@milepost/domain/questions/answers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkAccounts } from '../payment/accounts-check-store'
import { headersOf } from '../quote/testing/quote-server'
import { type RestartShop, restartShop, short } from './testing/restart-shop'

let shop: RestartShop
let morning: Date
beforeAll(async () => {
  shop = await restartShop()
  morning = shop.time.now
})
afterAll(() => shop.stop())
beforeEach(() => {
  shop.time.now = morning
})

const DAY = 24 * 60

async function restartQuote(): Promise<{ reference: string; policyNumber: string }> {
  const { policyNumber } = await shop.cancelled()
  const { body } = await shop.create(policyNumber)
  return { reference: body, policyNumber }
}
const stored = (reference: string) => shop.quotes.findQuote({ tenant: 'A', reference }, shop.time.now)

describe('buying a restart', () => {
  it('makes a second policy, of thirty days, paid from a kept card [API-38] [RST-13]', async () => {
    const { reference, policyNumber } = await restartQuote()
    const { ready } = await shop.opened(reference)
    const done = await shop.restart(ready, await shop.paid(ready))
    expect(done).toMatchObject({ status: 200, body: { policyNumber: expect.stringMatching(/^A-\d{8}$/) } })
    expect(done.body.policyNumber).not.toBe(policyNumber)
    const policy = await shop.ports.policies.findPolicy({ tenant: 'A', policyNumber: done.body.policyNumber })
    expect(policy).toMatchObject({
      term: 'thirty-day',
      requested: { automaticRenewal: true, saveCard: true },
      coverStart: new Date('2026-11-16T09:15:00Z'),
      // Start plus 29 days, to its last minute (D-134).
      coverEnd: new Date('2026-12-15T23:59:00Z'),
    })
    expect((await shop.restartRow(reference)).taken_up_at).toEqual(shop.time.now)
    expect(await checkAccounts(shop.db, shop.time.now)).toEqual([])
  })

  it('is one purchase however often it is asked for [F3]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await shop.opened(reference)
    const paymentId = await shop.paid(ready)
    const first = await shop.restart(ready, paymentId)
    expect(first.status).toBe(200)
    expect((await shop.restart(ready, paymentId)).text).toBe(first.text)
  })

  it('takes the nonce of a drop-in as well [D-195]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await shop.opened(reference)
    const made = await shop.restartIntent(ready, {}, 'BRAINTREE')
    expect(made.status).toBe(200)
    const amount = shop.dueOf(ready, short).toFixed(2)
    const given = await shop.shop.nonce(made.body.clientSecret, { number: '4000008260000000' }, amount)
    if (given.challengePath) await shop.shop.answerBank(given.challengePath, 'approve')
    const done = await shop.restart(ready, given.nonce, { deviceData: given.deviceData })
    expect(done.status).toBe(200)
    expect((await shop.restart(ready, given.nonce, { deviceData: given.deviceData })).text).toBe(done.text)
  })

  it('can be done by TakeUpQuote like any other quote', async () => {
    const { reference } = await restartQuote()
    const { ready } = await shop.opened(reference)
    const paymentId = await shop.paid(ready)
    const attempt = await shop.ports.payments.findAttempt(paymentId)
    const done = await shop.takeUp(
      ready,
      short,
      { paymentId, authorizationId: attempt?.providerRef },
      { automaticRenewal: true },
    )
    expect(done.status).toBe(200)
  })

  it('cannot be done twice: a policy that was restarted is not restarted again [D-224]', async () => {
    const { reference, policyNumber } = await restartQuote()
    const { ready } = await shop.opened(reference)
    expect((await shop.restart(ready, await shop.paid(ready))).status).toBe(200)
    expect(await shop.create(policyNumber)).toMatchObject({ status: 409, body: { code: 'QUOTE_INELIGIBLE' } })
    expect(JSON.stringify((await shop.restartable()).body)).not.toContain(policyNumber)
  })

  it('is refused before anything is paid when it renews by itself and the card is not kept [CRD-12]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await shop.opened(reference)
    expect(await shop.restartIntent(ready, { saveCard: false })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.paymentDetails.saveCard' }] },
    })
    expect((await shop.restartIntent(ready, { saveCard: false, automaticRenewal: false })).status).toBe(200)
  })

  it('lets the money go when the wish to renew came after a card that was not kept [CRD-12]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await shop.opened(reference)
    const made = await shop.intent(ready, short, { purchase: undefined })
    const method = await shop.shop.paymentMethod({ number: '4000008260000000' })
    await shop.shop.confirm(made.body.clientSecret, method)
    const attempt = await shop.ports.payments.findAttempt(made.body.paymentId)
    const paid = { paymentId: made.body.paymentId, authorizationId: attempt?.providerRef }
    const done = await shop.takeUp(ready, short, paid, { automaticRenewal: true })
    expect(done).toMatchObject({ status: 402, body: { code: 'PAYMENT_FAILED' } })
    expect((await shop.policies()).some((policy) => policy.reference === reference)).toBe(false)
  })

  it('is nobody else’s: another browser, another brand and a quote that restarts nothing are not found [D-005]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await shop.opened(reference)
    const paymentId = await shop.paid(ready)
    const strange = { ...ready, headers: headersOf('acorn_pc') }
    expect((await shop.restart(strange, paymentId)).status).toBe(404)
    const elsewhere = { ...ready, headers: headersOf('flag_taxi', ready.headers['cookie']) }
    expect((await shop.restart(elsewhere, paymentId)).status).toBe(404)
    const ordinary = await shop.readyToPay()
    expect((await shop.restart({ ...ready, ...ordinary }, paymentId)).status).toBe(404)
  })

  it('refuses another start than was paid for, and another quote’s payment [T9]', async () => {
    const { reference } = await restartQuote()
    const { ready } = await shop.opened(reference)
    const paymentId = await shop.paid(ready)
    expect(await shop.restart(ready, paymentId, { coverStartDate: '2026-11-18' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'body.coverStartDate' }] },
    })
    const other = await shop.opened((await restartQuote()).reference)
    expect((await shop.restart(other.ready, paymentId)).status).toBe(409)
  })
})

describe('the check of a restart [RST-02] [D-220]', () => {
  async function check(reference: string, sold: Answers) {
    const { proposerDetails, vehicleDetails } = sold
    return shop.send('POST', '/api/v1/Quote/QuoteDpaCheckByBody', headersOf('acorn_pc'), {
      QuoteReference: reference,
      Surname: proposerDetails.lastNames,
      Postcode: proposerDetails.address?.postcode,
      DateOfBirth: proposerDetails.dateOfBirth,
      VehicleRegistration: vehicleDetails.registration,
    })
  }

  it('gives the quote back and says what it is, and the browser may buy it', async () => {
    const { policyNumber, ready: sold } = await shop.cancelled()
    const answers = (await stored(sold.reference))?.current.answers
    if (answers === undefined) throw new Error('No answers')
    const { body: reference } = await shop.create(policyNumber)
    shop.pass(2 * DAY)
    const passed = await check(reference, answers)
    expect(passed).toMatchObject({
      status: 200,
      body: {
        isRestart: true,
        metaData: { quoteRef: reference },
        quoteDetails: { vehicleDetails: { registration: answers.vehicleDetails.registration } },
      },
    })
    const { ready } = await shop.opened(reference)
    const browser = { ...ready, headers: headersOf('acorn_pc', passed.cookie) }
    expect((await shop.restart(browser, await shop.paid(browser))).status).toBe(200)
  })

  it('is passed with the plate the policy had, although that finds no vehicle any more [RST-09]', async () => {
    const { policyNumber, ready: sold } = await shop.cancelled()
    const answers = (await stored(sold.reference))?.current.answers
    if (answers === undefined) throw new Error('No answers')
    const insured = shop.vehicle.at
    shop.vehicle.at = undefined
    const { body: reference } = await shop.create(policyNumber)
    const passed = await check(reference, answers)
    shop.vehicle.at = insured
    expect(passed).toMatchObject({ status: 200, body: { isRestart: true } })
    expect(passed.body.quoteDetails.vehicleDetails.registration ?? '').toBe('')
    const other = { ...answers, vehicleDetails: { ...answers.vehicleDetails, registration: 'ZZ99ZZZ' } }
    expect((await check(reference, other)).status).toBe(204)
  })
})
