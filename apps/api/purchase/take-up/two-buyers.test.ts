import { howMany } from '@milepost/pricing/testing/how-many'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cards } from '../../providers/card/testing/card-sandbox.ts'
import { type PurchaseServer, purchaseServer } from '../testing/purchase-server.ts'

let server: PurchaseServer
beforeAll(async () => {
  server = await purchaseServer()
})
afterAll(() => server.stop())

const inFull = 'ANNUAL_CARD_IN_FULL'
type Ready = Awaited<ReturnType<PurchaseServer['readyToPay']>>

const soldOf = async (reference: string) =>
  (await server.policies()).filter((policy) => policy.reference === reference)

/** The amount authorised or captured for a quote, over all its attempts. */
async function heldFor(reference: string): Promise<number> {
  const attempts = (await server.attempts()).filter((attempt) => attempt.reference === reference)
  const ledgers = await Promise.all(attempts.map(({ id }) => server.cardSandbox.ledger(id)))
  return ledgers.reduce((sum, { balances }) => sum + balances.held + balances.merchant, 0)
}

/** A tab that pays with the separate fields, step by step; each step returns the response that the page gets. */
function tab(ready: Ready) {
  let paymentId = ''
  let clientSecret = ''
  const steps = [
    async () => {
      const { status, body } = await server.intent(ready, inFull)
      if (status === 200) ({ paymentId, clientSecret } = body)
      return status
    },
    async () => {
      if (clientSecret === '') return 0
      await server.cardSandbox.confirm(
        clientSecret,
        await server.cardSandbox.paymentMethod({ number: cards.visa }),
      )
      return 0
    },
    async () => {
      if (paymentId === '') return 0
      const attempt = await server.ports.payments.findAttempt(paymentId)
      const paid = { paymentId, authorizationId: attempt?.providerRef ?? 'pi_none' }
      return (await server.takeUp(ready, inFull, paid)).status
    },
  ]
  return { next: () => steps.shift()?.() }
}

it('two tabs buy once and pay once, with their steps in any order [F5]', async () => {
  const orders = fc.shuffledSubarray([0, 0, 0, 1, 1, 1], { minLength: 6 })
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      const ready = await server.readyToPay()
      const tabs = [tab(ready), tab(ready)]
      for (const which of order) await tabs[which]?.next()
      expect(await soldOf(ready.reference)).toHaveLength(1)
      expect(await heldFor(ready.reference)).toBe(Math.round(server.dueOf(ready, inFull) * 100))
    }),
    { numRuns: howMany({ inEveryRun: 8, inLongRun: 40 }), seed: 20261115 },
  )
})

it('two cards used simultaneously make one purchase, and nothing is held on the other card [F6]', async () => {
  const rounds = howMany({ inEveryRun: 6, inLongRun: 20 })
  for (let round = 0; round < rounds; round += 1) {
    const ready = await server.readyToPay()
    const one = await server.nonce(ready, inFull)
    const two = await server.nonce(ready, inFull, { number: cards.mastercard })
    const replies = await Promise.all([server.takeUp(ready, inFull, one), server.takeUp(ready, inFull, two)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await soldOf(ready.reference)).toHaveLength(1)
    expect(await heldFor(ready.reference)).toBe(Math.round(server.dueOf(ready, inFull) * 100))
  }
})

it('no number or id that a caller sends changes the amount requested from the provider [F8] [T8]', async () => {
  const ready = await server.readyToPay()
  const due = Math.round(server.dueOf(ready, inFull) * 100)
  const change = fc.record(
    {
      amount: fc.oneof(fc.double(), fc.integer(), fc.constant(server.dueOf(ready, inFull))),
      responseId: fc.oneof(fc.string(), fc.constant(ready.outcomeId)),
      optionId: fc.oneof(fc.string(), fc.constant(ready.optionId)),
      code: fc.constantFrom('TX_FINANCE_PLAN_V2', 'ANNUAL_CARD_IN_FULL', 'SHORT_TERM_CARD_PAYMENT_V1'),
    },
    { requiredKeys: ['amount', 'responseId', 'optionId', 'code'] },
  )
  await fc.assert(
    fc.asyncProperty(change, async ({ amount, responseId, optionId, code }) => {
      const purchase = server.purchaseDto(ready, inFull)
      const reply = await server.intent(ready, inFull, {
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
      const attempts = (await server.attempts()).filter(({ reference }) => reference === ready.reference)
      for (const { amount_pence } of attempts) expect(Number(amount_pence)).toBe(due)
    }),
    { numRuns: howMany({ inEveryRun: 30, inLongRun: 100 }) },
  )
})

it('a payment refused after authorisation is voided, for every reason [F16]', async () => {
  const reasons = [
    ['declined', { status: 'declined' }, 'QUOTE_DECLINED'],
    ['referred', { status: 'referred' }, 'QUOTE_REFERRED'],
    ['locked', { is_locked: true }, 'QUOTE_LOCKED'],
  ] as const
  for (const [, change, code] of reasons) {
    const ready = await server.readyToPay()
    const paid = await server.confirmed(ready, inFull)
    await server.db
      .updateTable('milepost.quote')
      .set(change)
      .where('reference', '=', ready.reference)
      .execute()
    expect(await server.takeUp(ready, inFull, paid)).toMatchObject({ status: 409, body: { code } })
    expect(await soldOf(ready.reference)).toEqual([])
    const attempt = await server.ports.payments.findAttempt(paid.paymentId)
    expect(attempt?.state).toBe('VOID_READY')
  }
})
