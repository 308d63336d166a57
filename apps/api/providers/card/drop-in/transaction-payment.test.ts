import { describe, expect, it } from 'vitest'
import { libraryTransaction, withOwnCard } from '../braintree-transactions.ts'
import type { TransactionRecord } from './transaction-gateway.ts'
import { isTwin, paymentOfTransaction } from './transaction-payment.ts'

/** As Braintree's library returns one, which the sandbox never does: an empty object for every other instrument. */
function transaction(more: object = {}) {
  return paymentOfTransaction(
    withOwnCard(
      libraryTransaction.parse({
        id: 'abc123',
        status: 'authorized',
        type: 'sale',
        amount: '20.00',
        currencyIsoCode: 'GBP',
        orderId: 'pay_1',
        processorResponseCode: '1000',
        gatewayRejectionReason: '',
        paymentInstrumentType: 'credit_card',
        creditCard: { token: '', cardType: 'Visa', last4: '1111', countryOfIssuance: 'GBR' },
        paypalAccount: {},
        applePayCard: {},
        androidPayCard: {},
        threeDSecureInfo: { status: 'authenticate_successful', liabilityShifted: true },
        customer: { id: null },
        refundIds: [],
        ...more,
      }),
    ),
  )
}

describe('a transaction of the published library', () => {
  it.each([
    ['authorizing', 'processing'],
    ['authorized', 'authorised'],
    ['authorization_expired', 'voided'],
    ['voided', 'voided'],
    ['submitted_for_settlement', 'captured'],
    ['settlement_pending', 'captured'],
    ['settlement_confirmed', 'captured'],
    ['settling', 'captured'],
    ['settled', 'captured'],
    ['settlement_declined', 'declined'],
    ['processor_declined', 'declined'],
    ['gateway_rejected', 'declined'],
    ['failed', 'declined'],
    ['a_status_of_tomorrow', 'processing'],
  ])('with status %s is %s', (status, known) => {
    const payment = transaction({ status })
    expect(payment.status).toBe(known)
    expect(payment.captured).toBe(known === 'captured' ? 2000 : 0)
  })

  it.each([
    ['authenticate_attempt_successful', true, 'shifted', undefined],
    ['authenticate_failed', false, 'not-shifted', undefined],
    ['lookup_error', false, 'not-shifted', undefined],
    ['unsupported_card', false, 'not-shifted', 'authentication-not-supported'],
  ])(
    'with the bank result %s, liability shifted %s [F11] [ERR-12]',
    (status, liabilityShifted, liability, failure) => {
      expect(transaction({ threeDSecureInfo: { status, liabilityShifted } })).toMatchObject({
        liability,
        failure,
      })
    },
  )

  it('with a typed card and no 3-D Secure is our own risk; one that we charged as a recurring payment is not [F11]', () => {
    expect(transaction({ threeDSecureInfo: null })).toMatchObject({
      liability: 'not-shifted',
      failure: undefined,
    })
    expect(transaction({ threeDSecureInfo: null, recurring: true }).liability).toBe('not-asked')
  })

  it('returns its amount, currency and order for comparison [T9]', () => {
    const record = transaction({ currencyIsoCode: 'gbp' })
    expect(record).toMatchObject({ amount: 2000, currency: 'GBP', orderId: 'pay_1' })
    expect(transaction({ orderId: '' }).orderId).toBeUndefined()
  })

  it('returns what was settled and what was refunded, to the penny [F17]', () => {
    const settled = transaction({ status: 'settled', amountSettled: '15.50' })
    expect([settled.captured, settled.refunded]).toEqual([1550, 0])
    const refunds = [{ amount: '5.00' }, { amount: '0.05' }]
    expect(transaction({ status: 'settled', refunds }).refunded).toBe(505)
  })

  it('returns a reason only if it was declined [ERR-11] [ERR-14]', () => {
    const declined = { status: 'processor_declined', processorResponseCode: '2001' }
    expect(transaction(declined).failure).toBe('insufficient-funds')
    expect(transaction({ status: 'gateway_rejected', gatewayRejectionReason: 'cvv' }).failure).toBe(
      'declined',
    )
    expect(transaction({ processorResponseCode: '2001' }).failure).toBeUndefined()
  })

  it('is paid from a wallet account, or by a scheme under its usual name [CRD-15] [D-203]', () => {
    expect(
      transaction({ paymentInstrumentType: 'paypal_account', creditCard: {}, threeDSecureInfo: null }),
    ).toMatchObject({ liability: 'not-asked', paidWith: { kind: 'wallet-account' } })
    const amex = { cardType: 'American Express', last4: '0005', countryOfIssuance: 'GBR' }
    expect(transaction({ creditCard: amex }).paidWith).toMatchObject({ kind: 'card', scheme: 'amex' })
  })

  it('without an instrument has an unknown scheme and country [CRD-15]', () => {
    const bare = transaction({ creditCard: null, paypalAccount: null, customer: null })
    expect(bare).toMatchObject({
      paidWith: { scheme: 'unknown', country: 'Unknown', lastFour: undefined },
      saved: undefined,
    })
  })

  it('names the original card behind a card in a phone [CRD-15] [CRD-16]', () => {
    const apple = { cardType: 'Apple Pay - MasterCard', last4: '0028', countryOfIssuance: 'GBR' }
    expect(
      transaction({
        paymentInstrumentType: 'apple_pay_card',
        creditCard: {},
        applePayCard: apple,
        threeDSecureInfo: null,
      }),
    ).toMatchObject({
      liability: 'not-asked',
      paidWith: { scheme: 'mastercard', country: 'GBR', lastFour: '0028' },
    })
    const google = { sourceCardType: 'Visa', sourceCardLast4: '1111', countryOfIssuance: 'Unknown' }
    expect(
      transaction({ paymentInstrumentType: 'android_pay_card', creditCard: {}, androidPayCard: google })
        .paidWith,
    ).toEqual({ kind: 'card', scheme: 'visa', country: 'Unknown', lastFour: '1111' })
  })

  it('with an unknown instrument is paid by a card of an unknown scheme [CRD-15]', () => {
    expect(transaction({ paymentInstrumentType: 'venmo_account', creditCard: {} }).paidWith).toEqual({
      kind: 'card',
      scheme: 'unknown',
      country: 'Unknown',
      lastFour: undefined,
    })
  })

  it.each(['20', '20.0', '0.20'])('reads %s pounds to the penny', (amount) => {
    expect(transaction({ amount }).amount).toBe(Math.round(Number(amount) * 100))
  })

  it('has a saved card only with both a customer and a token [CRD-04]', () => {
    const card = { token: 'tok', cardType: 'Visa', last4: '1111', countryOfIssuance: 'GBR' }
    expect(transaction({ creditCard: card, customer: { id: 'cust' } }).saved).toEqual({
      customerRef: 'cust',
      methodRef: 'tok',
    })
    expect(transaction({ creditCard: card, customer: { id: 'cust' }, status: 'settled' }).saved).toBeDefined()
    expect(
      transaction({ creditCard: card, customer: { id: 'cust' }, status: 'failed' }).saved,
    ).toBeUndefined()
    expect(transaction({ creditCard: card }).saved).toBeUndefined()
    expect(transaction({ customer: { id: 'cust' } }).saved).toBeUndefined()
  })
})

it('is a duplicate only if the gateway rejected it as one [F13]', () => {
  const twin = (status: string, gatewayRejectionReason: string) =>
    isTwin({ status, gatewayRejectionReason } as TransactionRecord)
  expect(twin('gateway_rejected', 'duplicate')).toBe(true)
  expect(twin('gateway_rejected', 'cvv')).toBe(false)
  expect(twin('authorized', 'duplicate')).toBe(false)
})
