import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  newIntent,
  newNonce,
  numbers,
  payIntent,
  type TestMerchant,
  testMerchant,
} from '../testing/test-merchant.ts'
import { type PaymentState, paymentStates, type Step, stateAfter, steps } from './payments.ts'

let merchant: TestMerchant
beforeAll(async () => {
  merchant = await testMerchant()
})
afterAll(() => merchant.close())

/** Each state, reached over HTTP as a merchant would. */
const reach: Record<
  Exclude<PaymentState, 'declined'>,
  () => Promise<{ id: string; client_secret: string }>
> = {
  created: () => newIntent(merchant),
  'needs-action': () => payIntent(merchant, numbers.challenge),
  authorised: () => payIntent(merchant, numbers.visa),
  async captured() {
    const paid = await payIntent(merchant, numbers.visa)
    await merchant.intents('POST', `/payment_intents/${paid.id}/capture`)
    return paid
  },
  async refunded() {
    const paid = await reach.captured()
    await merchant.intents('POST', '/refunds', { payment_intent: paid.id })
    return paid
  },
  async voided() {
    const made = await newIntent(merchant)
    await merchant.intents('POST', `/payment_intents/${made.id}/cancel`)
    return made
  },
}

async function confirm(clientSecret: string, number: string) {
  const { body } = await merchant.frame('payment-methods', { number, expiry: '12/30', cvc: '123' })
  const { paymentMethod } = body
  return merchant.frame('confirm', { clientSecret, paymentMethod: paymentMethod.id })
}

/** Each step, requested over HTTP. */
const take: Record<
  Exclude<Step, 'decline'>,
  (of: { id: string; client_secret: string }) => Promise<unknown>
> = {
  challenge: ({ client_secret }) => confirm(client_secret, numbers.challenge),
  authorise: ({ client_secret }) => confirm(client_secret, numbers.visa),
  refuse: ({ client_secret }) => confirm(client_secret, numbers.declined),
  capture: ({ id }) => merchant.intents('POST', `/payment_intents/${id}/capture`),
  void: ({ id }) => merchant.intents('POST', `/payment_intents/${id}/cancel`),
  'refund-part': ({ id }) => merchant.intents('POST', '/refunds', { payment_intent: id, amount: 1 }),
  'refund-rest': ({ id }) => merchant.intents('POST', '/refunds', { payment_intent: id }),
}

const stateOf = (id: string) => merchant.provider.engine.store.get('payments', id)?.state

describe('every step of an intent in every state, allowed or not [K2]', () => {
  for (const from of paymentStates) {
    if (from === 'declined') continue
    for (const step of steps) {
      if (step === 'decline') continue
      const to = stateAfter(from, step)
      it(`${step} of a payment that is ${from} ${to === undefined ? 'is refused and moves no money' : `makes it ${to}`}`, async () => {
        const payment = await reach[from]()
        expect(stateOf(payment.id)).toBe(from)
        const before = merchant.provider.engine.store.all('entries').length
        await take[step](payment)
        expect(stateOf(payment.id)).toBe(to ?? from)
        if (to === undefined) expect(merchant.provider.engine.store.all('entries')).toHaveLength(before)
      })
    }
  }
})

describe('a declined transaction cannot be continued [F15]', () => {
  it.each(['void', 'submit_for_settlement', 'refund'])('%s is refused', async (verb) => {
    const { paymentMethod } = await newNonce(merchant, numbers.declined)
    const sale = await merchant.dropIn('POST', '/transactions', {
      amount: '10.00',
      paymentMethodNonce: paymentMethod.nonce,
    })
    const { transaction } = sale.body
    expect([sale.status, transaction.status]).toEqual([422, 'processor_declined'])
    const method = verb === 'refund' ? 'POST' : 'PUT'
    expect((await merchant.dropIn(method, `/transactions/${transaction.id}/${verb}`)).status).toBe(422)
    expect(stateOf(transaction.id)).toBe('declined')
  })
})

it('the ledger sums to zero after all of these tests [K9]', async () => {
  const { body } = await merchant.control('GET', '/ledger')
  expect(body).toMatchObject({ sum: 0 })
})
