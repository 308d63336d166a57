import { pence } from '@milepost/domain/values/pence'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteStore } from '../../quote/store.ts'
import { checkAccounts } from '../accounts/accounts-check-store.ts'
import { capturePayment } from '../attempt/capture-payment.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'

let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
})
afterAll(() => server.stop())

const inFull = 'ANNUAL_CARD_IN_FULL'
const monthly = 'TX_FINANCE_PLAN_V2'
const sold = async (reference: string) =>
  (await server.policies()).filter((policy) => policy.reference === reference)

describe('buying', () => {
  it('makes a policy from a confirmed card payment and returns its number and documents [API-07] [CRD-08] [JRN-09]', async () => {
    const ready = await server.readyToPay()
    const purchase = await server.takeUp(ready, inFull, await server.confirmed(ready, inFull))
    expect(purchase).toMatchObject({
      status: 200,
      body: { policyNumber: expect.stringMatching(/^A-\d{8}$/) },
    })
    expect(purchase.body.documents.length).toBeGreaterThan(3)
    expect(await checkAccounts(server.db, server.time.now)).toEqual([])
  })

  it('makes a policy from a drop-in nonce [API-07] [CRD-22]', async () => {
    const ready = await server.readyToPay('acorn_cv')
    const purchase = await server.takeUp(ready, inFull, await server.nonce(ready, inFull))
    expect(purchase.status).toBe(200)
    expect(await sold(ready.reference)).toHaveLength(1)
  })

  it('makes a policy from a deposit and a direct debit, and lodges the mandate afterwards [DDM-24] [JRN-09]', async () => {
    const ready = await server.readyToPay()
    const purchase = await server.takeUp(ready, monthly, await server.confirmed(ready, monthly))
    expect(purchase.status).toBe(200)
    expect(await server.jobs()).toContain('mandate')
    const [policy] = await sold(ready.reference)
    expect(Number(policy?.due_now_pence)).toBe(Math.round(server.dueOf(ready, monthly) * 100))
  })

  it('works the same in version 1 [API-06] [API-04]', async () => {
    const ready = await server.readyToPay()
    const made = await server.send(
      'POST',
      '/api/v1/Payment/MakePaymentIntent',
      { ...ready.headers, provider: 'STRIPE' },
      {
        quoteReference: ready.reference,
        paymentDetails: {
          clientReturnURL: '/make-payment',
          saveCard: true,
          currencyCode: 'GBP',
          amount: server.dueOf(ready, inFull),
          billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
          cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'payer@example.com' },
        },
      },
    )
    expect(made).toMatchObject({ status: 200, body: { paymentId: expect.stringMatching(/^pay_/) } })
    const method = await server.cardSandbox.paymentMethod({ number: '4000008260000000' })
    await server.cardSandbox.confirm(made.body.clientSecret, method)
    const attempt = await server.ports.payments.findAttempt(made.body.paymentId)
    const purchase = await server.send('POST', '/api/v1/Payment/TakeUpQuote', ready.headers, {
      quoteReference: ready.reference,
      ...server.purchaseDto(ready, inFull),
      paymentId: made.body.paymentId,
      authorizationId: attempt?.providerRef,
    })
    expect(purchase.status).toBe(200)
  })

  it('accepts a wallet, and stores that the policy was paid by wallet [CRD-13]', async () => {
    const ready = await server.readyToPay()
    const { takeUpDetails } = server.purchaseDto(ready, inFull)
    const byWallet = { takeUpDetails: { ...takeUpDetails, selectedBalanceSettlementMethod: 'WALLET' } }
    const paid = await server.nonce(ready, inFull, { wallet: 'paypal', chosen: 'approved' })
    const purchase = await server.takeUp(ready, inFull, paid, byWallet)
    expect(purchase.status).toBe(200)
    expect(await sold(ready.reference)).toMatchObject([{ wanted: { settlement: 'WALLET' } }])
  })

  it('needs no card when nothing is due now, and calls no provider [D-182] [CRD-02]', async () => {
    const ready = await server.readyToPay()
    const quote = await server.ports.quotes.findQuote(
      { tenant: 'A', reference: ready.reference },
      server.time.now,
    )
    if (quote?.current.assessment.kind !== 'offered') throw new Error('Not offered')
    const { outcome } = quote.current.assessment
    const options = outcome.options.map((option) => ({
      ...option,
      paymentOptions: option.paymentOptions.map((paymentOption) =>
        paymentOption.method === 'DIRECT_DEBIT'
          ? { ...paymentOption, plan: { ...paymentOption.plan, upFront: pence(0) } }
          : paymentOption,
      ),
    }))
    await quoteStore(server.db).addVersions([
      {
        tenant: 'A',
        reference: ready.reference,
        after: quote.current.version,
        status: 'priced',
        next: {
          ...quote.current,
          outcomeId: 'nothing-due',
          assessment: { ...quote.current.assessment, outcome: { ...outcome, options } },
        },
      },
    ])
    const purchase = await server.takeUp({ ...ready, outcomeId: 'nothing-due' }, monthly, {})
    expect(purchase.status).toBe(200)
    const [policy] = await sold(ready.reference)
    expect(await capturePayment(policy?.attempt_id ?? '', { isLastTry: false }, server.ports)).toBe(
      'captured',
    )
    const again = await server.takeUp({ ...ready, outcomeId: 'nothing-due' }, monthly, {})
    expect(again.text).toBe(purchase.text)
  })

  it('stores the annual price that the customer passed over for a 30-day policy [API-08]', async () => {
    const ready = await server.readyToPay()
    const annualQuoteReferralDetails = {
      quoteReference: 'A-0',
      underwritingOutcomeResponseId: 'out',
      underwritingOptionId: 'opt',
      targetPremium: 612.5,
    }
    const paid = await server.nonce(ready, inFull)
    await server.takeUp(ready, inFull, paid, { annualQuoteReferralDetails })
    const [policy] = await sold(ready.reference)
    expect(policy?.wanted.chosenOver).toMatchObject({ reference: 'A-0', targetPremium: 61_250 })
  })
})

describe('buying once', () => {
  it('answers a repeated purchase with the same policy, byte for byte [F3] [D-211]', async () => {
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, inFull)
    const first = await server.takeUp(ready, inFull, paid)
    for (let again = 0; again < 3; again += 1)
      expect((await server.takeUp(ready, inFull, paid)).text).toBe(first.text)
    expect(await sold(ready.reference)).toHaveLength(1)
  })

  it('makes one policy from 25 simultaneous take-ups, by card and by nonce [F4]', async () => {
    for (const kind of ['confirmed', 'nonce'] as const) {
      const ready = await server.readyToPay()
      const paid = await server[kind](ready, inFull)
      const replies = await Promise.all(Array.from({ length: 25 }, () => server.takeUp(ready, inFull, paid)))
      const statuses = new Set(replies.map(({ status }) => status))
      expect([...statuses].every((status) => [200, 202, 409].includes(status))).toBe(true)
      expect(new Set(replies.flatMap(({ body }) => body.policyNumber ?? [])).size).toBe(1)
      const [policy] = await sold(ready.reference)
      const { entries } = await server.cardSandbox.ledger(policy?.attempt_id ?? '')
      expect(entries.map(({ happening }) => happening)).toEqual(['hold'])
    }
  })

  it('gives two tabs the same payment, and no payment to a tab once the quote is sold [F5]', async () => {
    const ready = await server.readyToPay()
    const one = await server.intent(ready, inFull)
    const two = await server.intent(ready, inFull)
    expect(two.body.paymentId).toBe(one.body.paymentId)
    const method = await server.cardSandbox.paymentMethod({ number: '4000008260000000' })
    await server.cardSandbox.confirm(one.body.clientSecret, method)
    const attempt = await server.ports.payments.findAttempt(one.body.paymentId)
    await server.takeUp(ready, inFull, {
      paymentId: one.body.paymentId,
      authorizationId: attempt?.providerRef,
    })
    expect(await server.intent(ready, inFull)).toMatchObject({
      status: 409,
      body: { code: 'QUOTE_ALREADY_TAKEN_UP' },
    })
  })

  it('refuses a second payment for a sold quote [F6] [D-211]', async () => {
    const ready = await server.readyToPay()
    const paid = await server.nonce(ready, inFull)
    const second = await server.nonce(ready, inFull)
    expect((await server.takeUp(ready, inFull, paid)).status).toBe(200)
    const other = await server.takeUp(ready, inFull, second)
    expect(other).toMatchObject({ status: 409, body: { code: 'QUOTE_ALREADY_TAKEN_UP' } })
    expect(await sold(ready.reference)).toHaveLength(1)
  })
})
