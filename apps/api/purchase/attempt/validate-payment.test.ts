import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { anAttempt, aPayment } from '../testing/held-payment.ts'
import { validatePayment } from './validate-payment.ts'

const attempt = anAttempt('ANNUAL_CARD_IN_FULL')
const validated = (changed: Parameters<typeof aPayment>[1]) =>
  validatePayment(aPayment(attempt, changed), attempt)
const unwanted = (failure: string) => ({ kind: 'unwanted', failure })

describe('a payment authorised or captured at the provider', () => {
  it.each(['authorised', 'captured'] as const)(
    'is accepted when it is exactly as requested: %s [T9]',
    (status) => {
      expect(validated({ status })).toEqual({ kind: 'held' })
    },
  )

  it.each([
    ['a penny less', { amount: pence(attempt.amount - 1) }],
    ['a penny more', { amount: pence(attempt.amount + 1) }],
    ['another currency', { currency: 'EUR' }],
    ['another order', { orderId: 'pay_2' }],
    ['no order', { orderId: undefined }],
  ])('buys nothing when it has %s [T9] [F8]', (_, changed) => {
    for (const status of ['authorised', 'captured'] as const)
      expect(validated({ status, ...changed })).toEqual(unwanted('failed'))
  })

  it('buys nothing with a card we do not accept [CRD-15] [CRD-16]', () => {
    const card = { kind: 'card', scheme: 'visa', country: 'GB', lastFour: '4242' } as const
    expect(validated({ paidWith: { ...card, scheme: 'amex' } })).toEqual(unwanted('scheme-not-accepted'))
    expect(validated({ paidWith: { ...card, country: 'FR' } })).toEqual(unwanted('not-uk-issued'))
  })

  it('buys nothing when the bank does not accept liability, except from a wallet account [F11] [D-203]', () => {
    const liability = 'not-shifted'
    expect(validated({ liability })).toEqual(unwanted('not-authenticated'))
    expect(validated({ liability, paidWith: undefined })).toEqual(unwanted('not-authenticated'))
    expect(validated({ liability, failure: 'failed' })).toEqual(unwanted('failed'))
    expect(validated({ liability: 'not-asked' })).toEqual({ kind: 'held' })
    expect(validated({ liability, paidWith: { kind: 'wallet-account', lastFour: undefined } })).toEqual({
      kind: 'held',
    })
  })
})

it('maps every other state of a payment to its own verdict [F11] [F12]', () => {
  expect(validated({ status: 'open' })).toEqual({ kind: 'open' })
  expect(validated({ status: 'needs-action' })).toEqual({ kind: 'asked' })
  expect(validated({ status: 'processing' })).toEqual({ kind: 'unknown' })
  expect(validated({ status: 'voided' })).toEqual({ kind: 'gone' })
  expect(validated({ status: 'declined' })).toEqual({ kind: 'declined', failure: 'declined' })
  expect(validated({ status: 'declined', failure: 'insufficient-funds' })).toEqual({
    kind: 'declined',
    failure: 'insufficient-funds',
  })
})
