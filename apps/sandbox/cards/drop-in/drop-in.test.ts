import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  clientToken,
  newNonce,
  numbers,
  type TestMerchant,
  testMerchant,
  typed,
} from '../testing/test-merchant.ts'

let merchant: TestMerchant
beforeAll(async () => {
  merchant = await testMerchant()
})
afterAll(() => merchant.close())

async function sell(number: string, more: object = {}) {
  const { paymentMethod } = await newNonce(merchant, number, { threeDSecure: { amount: '123.45' } })
  const reply = await merchant.dropIn('POST', '/transactions', {
    amount: '123.45',
    paymentMethodNonce: paymentMethod.nonce,
    deviceData: paymentMethod.deviceData,
    options: { submitForSettlement: false },
    ...more,
  })
  return { status: reply.status, nonce: paymentMethod.nonce, ...reply.body }
}

describe('a sale by drop-in [CRD-08]', () => {
  it('is authorised, settled on request and refunded in part', async () => {
    const { transaction, success } = await sell(numbers.visa, { orderId: 'B1' })
    expect([success, transaction]).toMatchObject([
      true,
      {
        status: 'authorized',
        amount: '123.45',
        orderId: 'B1',
        creditCard: { cardType: 'Visa', last4: '0000', countryOfIssuance: 'GBR' },
        threeDSecureInfo: { liabilityShifted: true },
        riskData: { deviceDataCaptured: true },
      },
    ])
    const settled = await merchant.dropIn('PUT', `/transactions/${transaction.id}/submit_for_settlement`)
    expect(settled.body).toMatchObject({ transaction: { status: 'submitted_for_settlement' } })
    const refund = await merchant.dropIn('POST', `/transactions/${transaction.id}/refund`, {
      amount: '23.45',
    })
    expect(refund.body).toMatchObject({ transaction: { type: 'credit', amount: '23.45' } })
    expect((await merchant.control('GET', '/ledger?order_id=B1')).body).toMatchObject({
      balances: { cardholder: -10_000, held: 0, merchant: 10_000 },
      sum: 0,
    })
  })

  it('can be voided once, while it is authorised', async () => {
    const { transaction } = await sell(numbers.mastercard)
    const give = () => merchant.dropIn('PUT', `/transactions/${transaction.id}/void`)
    expect((await give()).body).toMatchObject({ transaction: { status: 'voided' } })
    expect((await give()).body).toMatchObject({ errors: [{ code: '91504' }] })
  })

  it.each([
    [numbers.declined, 'processor_declined', '2000'],
    [numbers.poor, 'processor_declined', '2001'],
    [numbers.broken, 'failed', '3000'],
  ])('%s ends as %s, code %s', async (number, status, processorResponseCode) => {
    expect(await sell(number)).toMatchObject({
      status: 422,
      success: false,
      transaction: { status, processorResponseCode },
    })
  })

  it('accepts a nonce once [F13]', async () => {
    const { nonce } = await sell(numbers.visa)
    const again = await merchant.dropIn('POST', '/transactions', {
      amount: '1.00',
      paymentMethodNonce: nonce,
    })
    expect(again.body).toMatchObject({ errors: [{ code: '93107' }] })
    const unknown = await merchant.dropIn('POST', '/transactions', {
      amount: '1.00',
      paymentMethodNonce: 'nonce_x',
    })
    expect(unknown.body).toMatchObject({ errors: [{ code: '91565' }] })
  })

  it('rejects a duplicate within 30 seconds, and is found by its order id later [F13]', async () => {
    await sell(numbers.visa, { orderId: 'twin' })
    expect(await sell(numbers.visa, { orderId: 'twin' })).toMatchObject({
      transaction: { status: 'gateway_rejected', gatewayRejectionReason: 'duplicate' },
    })
    merchant.pass(31_000)
    const found = await merchant.dropIn('POST', '/transactions/advanced_search', { orderId: { is: 'twin' } })
    expect(found.body).toMatchObject({
      transactions: [{ status: 'gateway_rejected' }, { status: 'authorized' }],
    })
    expect((await sell(numbers.visa, { orderId: 'twin' })).success).toBe(true)
  })

  it.each(['12.345', '12,00', '-1.00', '0.00', '1e3', 5, undefined])(
    'refuses the amount %j',
    async (amount) => {
      const { paymentMethod } = await newNonce(merchant, numbers.visa)
      const reply = await merchant.dropIn('POST', '/transactions', {
        amount,
        paymentMethodNonce: paymentMethod.nonce,
      })
      expect([reply.status, reply.body]).toMatchObject([400, { errors: [{ attribute: 'amount' }] }])
    },
  )
})

describe('liability [F11]', () => {
  it('does not shift for a card whose authentication fails; a sale that requires it is then rejected', async () => {
    const { paymentMethod } = await newNonce(merchant, numbers.fails, { threeDSecure: { amount: '1.00' } })
    expect(paymentMethod).toMatchObject({ liabilityShifted: false, liabilityShiftPossible: true })
    expect(await sell(numbers.fails, { options: { threeDSecure: { required: true } } })).toMatchObject({
      transaction: { status: 'gateway_rejected', gatewayRejectionReason: 'three_d_secure' },
    })
  })

  it('is taken from the bank’s answer, not from the browser', async () => {
    const made = await newNonce(merchant, numbers.challenge, { threeDSecure: { amount: '1.00' } })
    const pay = () =>
      merchant.dropIn('POST', '/transactions', {
        amount: '1.00',
        paymentMethodNonce: made.paymentMethod.nonce,
        options: { threeDSecure: { required: true } },
      })
    expect(made.paymentMethod.liabilityShifted).toBe(false)
    expect((await pay()).body).toMatchObject({ transaction: { gatewayRejectionReason: 'three_d_secure' } })
  })
})

describe('client tokens and the vault [T10]', () => {
  it('show the saved cards of their customer, and create nonces for them', async () => {
    const sale = await sell(numbers.visa, {
      customerId: 'jo',
      options: { submitForSettlement: false, storeInVaultOnSuccess: true },
    })
    const saved = sale.transaction.creditCard.token
    const own = await clientToken(merchant, 'jo')
    expect((await merchant.frame('session', { clientToken: own })).body).toMatchObject({
      savedCards: [{ token: saved }],
    })
    const nonce = await merchant.frame('nonces', { clientToken: own, saved })
    const { paymentMethod } = nonce.body
    merchant.pass(31_000)
    const paid = await merchant.dropIn('POST', '/transactions', {
      amount: '5.00',
      paymentMethodNonce: paymentMethod.nonce,
    })
    expect(paid.body).toMatchObject({ success: true, transaction: { creditCard: { token: saved } } })
    const stranger = await clientToken(merchant, 'kim')
    expect((await merchant.frame('session', { clientToken: stranger })).body).toEqual({ savedCards: [] })
    expect((await merchant.frame('nonces', { clientToken: stranger, saved })).status).toBe(400)
  })

  it('charge a saved card without the customer present, in one call [F29]', async () => {
    const { transaction } = await sell(numbers.mastercard, {
      customerId: 'lee',
      options: { submitForSettlement: false, storeInVaultOnSuccess: true },
    })
    const renewal = await merchant.dropIn('POST', '/transactions', {
      amount: '20.00',
      paymentMethodToken: transaction.creditCard.token,
      transactionSource: 'recurring',
      options: { submitForSettlement: true },
    })
    expect(renewal.body).toMatchObject({ transaction: { status: 'submitted_for_settlement' } })
    const { status } = await merchant.dropIn('DELETE', `/payment_methods/${transaction.creditCard.token}`)
    expect(status).toBe(200)
    expect((await merchant.dropIn('GET', '/customers/lee')).body).toMatchObject({
      customer: { creditCards: [] },
    })
  })

  it('give no access if they were changed or are a day old', async () => {
    const token = await clientToken(merchant, 'jo')
    const forged = Buffer.from(Buffer.from(token, 'base64').toString().replace('"jo"', '"kim"')).toString(
      'base64',
    )
    for (const each of [forged, 'x', 5, undefined])
      expect((await merchant.frame('session', { clientToken: each })).status).toBe(401)
    expect((await merchant.frame('session', { clientToken: token })).status).toBe(200)
    merchant.pass(24 * 3600 * 1000)
    expect((await merchant.frame('session', { clientToken: token })).status).toBe(401)
  })

  it('are only issued to the merchant’s server', async () => {
    const reply = await merchant.send('POST', '/cards/drop-in/merchants/m/client_token', {})
    expect(reply.status).toBe(401)
  })
})

it('gives a wallet account a nonce without a card, and saves the account [D-203]', async () => {
  const token = await clientToken(merchant, 'pat')
  const wish = { wallet: 'paypal', chosen: 'approved', clientToken: token }
  const { body } = await merchant.frame('wallet-methods', wish)
  expect(body.paymentMethod).toMatchObject({
    type: 'PayPalAccount',
    binData: { countryOfIssuance: 'Unknown' },
  })
  const paid = await merchant.dropIn('POST', '/transactions', {
    amount: '5.00',
    paymentMethodNonce: body.paymentMethod.nonce,
    customerId: 'pat',
    options: { storeInVaultOnSuccess: true },
  })
  expect(paid.body.transaction).toMatchObject({
    status: 'authorized',
    paymentInstrumentType: 'paypal_account',
  })
  const saved = paid.body.transaction.paypalAccount.token
  expect((await merchant.frame('session', { clientToken: token })).body).toEqual({
    savedCards: [{ token: saved, title: 'PayPal account', note: 'Saved account' }],
  })
  expect((await merchant.dropIn('GET', '/customers/pat')).body.customer).toEqual({
    id: 'pat',
    creditCards: [],
    paypalAccounts: [{ token: saved }],
  })
})

it('refuses an invalid card in the frame, with a message for each field', async () => {
  const token = await clientToken(merchant)
  const card = { ...typed('4000008260000001'), expiry: '10/26', cvc: '1' }
  expect((await merchant.frame('nonces', { clientToken: token, card })).body).toMatchObject({
    error: {
      problems: {
        number: 'Check your card number: one or more digits are wrong',
        expiry: 'This card has expired. Use another card',
        cvc: 'The security code is the 3 digits on the back of the card',
      },
    },
  })
})
