import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cards } from '../providers/card/testing/card-shop'
import { type PurchaseServer, purchaseServer } from './testing/purchase-server'

let shop: PurchaseServer
beforeAll(async () => {
  shop = await purchaseServer()
})
afterAll(() => shop.stop())

const inFull = 'ANNUAL_CARD_IN_FULL'
type Ready = Awaited<ReturnType<PurchaseServer['readyToPay']>>

const soldOf = async (reference: string) =>
  (await shop.policies()).filter((policy) => policy.reference === reference)

/** What is held or taken for a quote, over all its attempts. */
async function heldFor(reference: string): Promise<number> {
  const attempts = (await shop.attempts()).filter((attempt) => attempt.reference === reference)
  const ledgers = await Promise.all(attempts.map(({ id }) => shop.shop.ledger(id)))
  return ledgers.reduce((sum, { balances }) => sum + balances.held + balances.merchant, 0)
}

/** A tab that pays with the separate fields, step by step; each step gives what the page would be told. */
function tab(ready: Ready) {
  let paymentId = ''
  let clientSecret = ''
  const steps = [
    async () => {
      const { status, body } = await shop.intent(ready, inFull)
      if (status === 200) ({ paymentId, clientSecret } = body)
      return status
    },
    async () => {
      if (clientSecret === '') return 0
      await shop.shop.confirm(clientSecret, await shop.shop.paymentMethod({ number: cards.visa }))
      return 0
    },
    async () => {
      if (paymentId === '') return 0
      const attempt = await shop.ports.payments.findAttempt(paymentId)
      const paid = { paymentId, authorizationId: attempt?.providerRef ?? 'pi_none' }
      return (await shop.takeUp(ready, inFull, paid)).status
    },
  ]
  return { next: () => steps.shift()?.() }
}

it('two tabs that pay in any order of their steps buy once and pay once [F5]', async () => {
  const orders = fc.shuffledSubarray([0, 0, 0, 1, 1, 1], { minLength: 6 })
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      const ready = await shop.readyToPay()
      const tabs = [tab(ready), tab(ready)]
      for (const which of order) await tabs[which]?.next()
      expect(await soldOf(ready.reference)).toHaveLength(1)
      expect(await heldFor(ready.reference)).toBe(Math.round(shop.dueOf(ready, inFull) * 100))
    }),
    { numRuns: 20, seed: 20261115 },
  )
}, 120_000)

it('two cards at the same moment are one purchase, and the other card holds nothing [F6]', async () => {
  for (let round = 0; round < 20; round += 1) {
    const ready = await shop.readyToPay()
    const one = await shop.nonce(ready, inFull)
    const two = await shop.nonce(ready, inFull, { number: cards.mastercard })
    const replies = await Promise.all([shop.takeUp(ready, inFull, one), shop.takeUp(ready, inFull, two)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await soldOf(ready.reference)).toHaveLength(1)
    expect(await heldFor(ready.reference)).toBe(Math.round(shop.dueOf(ready, inFull) * 100))
  }
}, 120_000)

it('no number and no id a caller may send moves the amount that is asked of the provider [F8] [T8]', async () => {
  const ready = await shop.readyToPay()
  const due = Math.round(shop.dueOf(ready, inFull) * 100)
  const change = fc.record(
    {
      amount: fc.oneof(fc.double(), fc.integer(), fc.constant(shop.dueOf(ready, inFull))),
      responseId: fc.oneof(fc.string(), fc.constant(ready.outcomeId)),
      optionId: fc.oneof(fc.string(), fc.constant(ready.optionId)),
      code: fc.constantFrom('TX_FINANCE_PLAN_V2', 'ANNUAL_CARD_IN_FULL', 'SHORT_TERM_CARD_PAYMENT_V1'),
    },
    { requiredKeys: ['amount', 'responseId', 'optionId', 'code'] },
  )
  await fc.assert(
    fc.asyncProperty(change, async ({ amount, responseId, optionId, code }) => {
      const purchase = shop.purchaseOf(ready, inFull)
      const reply = await shop.intent(ready, inFull, {
        paymentDetails: {
          clientReturnURL: '/make-payment',
          saveCard: false,
          currencyCode: 'GBP',
          amount,
          billingAddress: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
          cardHolderDetails: { firstName: 'Morgan', lastName: 'Sutton', email: 'payer@example.com' },
        },
        purchase: {
          ...purchase,
          takeUpDetails: {
            ...purchase.takeUpDetails,
            underwritingResponseId: responseId,
            underwritingOptionId: optionId,
            paymentCollectionOptionCode: code,
          },
        },
      })
      expect([200, 400, 409]).toContain(reply.status)
      const attempts = (await shop.attempts()).filter(({ reference }) => reference === ready.reference)
      for (const { amount_pence } of attempts) expect(Number(amount_pence)).toBe(due)
    }),
    { numRuns: 100 },
  )
}, 60_000)

it('what is refused after the bank agreed is let go, whatever the reason [F16]', async () => {
  const reasons = [
    ['declined', { status: 'declined' }, 'QUOTE_DECLINED'],
    ['referred', { status: 'referred' }, 'QUOTE_REFERRED'],
    ['locked', { is_locked: true }, 'QUOTE_LOCKED'],
  ] as const
  for (const [, change, code] of reasons) {
    const ready = await shop.readyToPay()
    const paid = await shop.confirmed(ready, inFull)
    await shop.db.updateTable('milepost.quote').set(change).where('reference', '=', ready.reference).execute()
    expect(await shop.takeUp(ready, inFull, paid)).toMatchObject({ status: 409, body: { code } })
    expect(await soldOf(ready.reference)).toEqual([])
    const attempt = await shop.ports.payments.findAttempt(paid.paymentId)
    expect(attempt?.state).toBe('VOID_READY')
  }
})
