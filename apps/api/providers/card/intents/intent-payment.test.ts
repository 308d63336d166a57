import { describe, expect, it } from 'vitest'
import { intentRecord } from './intent-gateway.ts'
import { paymentOfIntent } from './intent-payment.ts'

/** As published by Stripe, which the sandbox never returns: the fields that we read, and some that we do not. */
function intent(more: object = {}, card: object | null = {}) {
  return paymentOfIntent(
    intentRecord.parse({
      id: 'pi_3MtwBw',
      object: 'payment_intent',
      status: 'requires_capture',
      amount: 2000,
      amount_received: 0,
      currency: 'gbp',
      client_secret: 'pi_3MtwBw_secret_YrK',
      customer: 'cus_1',
      metadata: { order_id: 'pay_1' },
      setup_future_usage: null,
      payment_method: 'pm_1',
      last_payment_error: null,
      latest_charge: {
        id: 'ch_1',
        amount_refunded: 0,
        payment_method_details: {
          type: card === null ? 'paypal' : 'card',
          card: card && {
            brand: 'visa',
            country: 'GB',
            last4: '4242',
            wallet: null,
            three_d_secure: null,
            ...card,
          },
        },
      },
      ...more,
    }),
  )
}

describe('an intent of the published API', () => {
  it.each([
    ['requires_payment_method', 'open'],
    ['requires_confirmation', 'open'],
    ['requires_action', 'needs-action'],
    ['processing', 'processing'],
    ['requires_capture', 'authorised'],
    ['succeeded', 'captured'],
    ['canceled', 'voided'],
    ['a_status_of_tomorrow', 'processing'],
  ])('with status %s is %s', (status, known) => {
    expect(intent({ status }).status).toBe(known)
  })

  it.each([
    ['authenticated', 'shifted', undefined],
    ['attempt_acknowledged', 'not-shifted', undefined],
    ['exempted', 'not-shifted', undefined],
    ['data_share_only', 'not-shifted', undefined],
    ['failed', 'not-shifted', undefined],
    ['processing_error', 'not-shifted', undefined],
    ['not_supported', 'not-shifted', 'authentication-not-supported'],
  ])('with the bank result %s: liability %s [F11] [ERR-12]', (result, liability, failure) => {
    expect(intent({}, { three_d_secure: { result } })).toMatchObject({ liability, failure })
  })

  it.each([
    ['06', 'shifted'],
    ['01', 'shifted'],
    ['07', 'not-shifted'],
    [null, 'not-shifted'],
  ])('with an attempted authentication and the indicator %s: liability %s [F11]', (eci, liability) => {
    const three_d_secure = { result: 'attempt_acknowledged', electronic_commerce_indicator: eci }
    expect(intent({}, { three_d_secure }).liability).toBe(liability)
  })

  it.each(['exempted', 'failed', 'processing_error'])(
    'with the bank result %s is our own risk, for any indicator [F11]',
    (result) => {
      const three_d_secure = { result, electronic_commerce_indicator: '06' }
      expect(intent({}, { three_d_secure }).liability).toBe('not-shifted')
    },
  )

  it('with a typed card and no 3-D Secure is our own risk; a phone wallet authenticates its holder itself [F11]', () => {
    expect(intent().liability).toBe('not-shifted')
    expect(intent({}, { wallet: { type: 'apple_pay' } }).liability).toBe('not-asked')
    expect(intent({}, null)).toMatchObject({ liability: 'not-asked', paidWith: { kind: 'wallet-account' } })
  })

  it('returns its amount, currency and order for comparison, and what was captured and refunded [T9]', () => {
    const latest_charge = { id: 'ch_1', amount_refunded: 300, payment_method_details: null }
    expect(intent({ amount_received: 1900, latest_charge })).toMatchObject({
      amount: 2000,
      captured: 1900,
      refunded: 300,
      currency: 'GBP',
      orderId: 'pay_1',
    })
  })

  it('that was refused waits for another card, unless we charged it without the customer [F29]', () => {
    const refused = { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } }
    const metadata = { order_id: 'pay_1', initiated_by: 'merchant' }
    expect(intent(refused)).toMatchObject({ status: 'open', failure: 'declined' })
    expect(intent({ ...refused, metadata })).toMatchObject({ status: 'declined', failure: 'declined' })
    expect(intent({ status: 'requires_payment_method', metadata }).status).toBe('open')
    expect(intent({ ...refused, metadata, status: 'requires_capture' }).status).toBe('authorised')
  })

  it('that we charged without the customer needs no authentication; any other does [F11] [F29]', () => {
    const metadata = { order_id: 'pay_1', initiated_by: 'merchant' }
    expect(intent({ metadata }).liability).toBe('not-asked')
    expect(intent({ metadata: { order_id: 'pay_1', initiated_by: 'another' } }).liability).toBe('not-shifted')
  })

  it('is paid with the card in its charge [CRD-15] [CRD-16]', () => {
    expect(intent({}, { brand: 'amex', country: 'FR', last4: '0005' }).paidWith).toEqual({
      kind: 'card',
      scheme: 'amex',
      country: 'FR',
      lastFour: '0005',
    })
    expect(intent({}, { brand: null, last4: null }).paidWith).toEqual({
      kind: 'card',
      scheme: 'unknown',
      country: 'GB',
      lastFour: undefined,
    })
  })

  it('without a country from the provider has the country Unknown [CRD-16]', () => {
    expect(intent({}, { country: null }).paidWith).toMatchObject({ country: 'Unknown' })
  })

  it('returns no card if the charge is only an id or missing', () => {
    for (const latest_charge of ['ch_1', null])
      expect(intent({ latest_charge })).toMatchObject({ paidWith: undefined, liability: 'not-asked' })
  })

  it('has a saved card only if saving was requested and money was authorised [CRD-04]', () => {
    const setup_future_usage = 'off_session'
    expect(intent().saved).toBeUndefined()
    expect(intent({ setup_future_usage }).saved).toEqual({ customerRef: 'cus_1', methodRef: 'pm_1' })
    expect(intent({ setup_future_usage, status: 'succeeded' }).saved).toBeDefined()
    expect(intent({ setup_future_usage, status: 'requires_payment_method' }).saved).toBeUndefined()
    expect(intent({ setup_future_usage, customer: null }).saved).toBeUndefined()
  })
})
