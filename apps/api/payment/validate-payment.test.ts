import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { anAttempt, aPayment } from './testing/held-payment'
import { validatePayment } from './validate-payment'

const attempt = anAttempt('ANNUAL_CARD_IN_FULL')
const judged = (changed: Parameters<typeof aPayment>[1]) =>
  validatePayment(aPayment(attempt, changed), attempt)
const unwanted = (failure: string) => ({ kind: 'unwanted', failure })

describe('money that a provider holds', () => {
  it.each(['authorised', 'captured'] as const)(
    'is ours when it is just what was asked: %s [T9]',
    (status) => {
      expect(judged({ status })).toEqual({ kind: 'held' })
    },
  )

  it.each([
    ['a penny less', { amount: pence(attempt.amount - 1) }],
    ['a penny more', { amount: pence(attempt.amount + 1) }],
    ['another currency', { currency: 'EUR' }],
    ['another order', { orderId: 'pay_2' }],
    ['no order', { orderId: undefined }],
  ])('buys nothing when it is of %s, whether held or taken [T9] [F8]', (_, changed) => {
    for (const status of ['authorised', 'captured'] as const)
      expect(judged({ status, ...changed })).toEqual(unwanted('failed'))
  })

  it('buys nothing with a card we do not take [CRD-15] [CRD-16]', () => {
    const card = { kind: 'card', scheme: 'visa', country: 'GB', lastFour: '4242' } as const
    expect(judged({ paidWith: { ...card, scheme: 'amex' } })).toEqual(unwanted('scheme-not-accepted'))
    expect(judged({ paidWith: { ...card, country: 'FR' } })).toEqual(unwanted('not-uk-issued'))
  })

  it('buys nothing when the bank does not answer for it, but from an account of a wallet [F11] [D-203]', () => {
    const liability = 'not-shifted'
    expect(judged({ liability })).toEqual(unwanted('not-authenticated'))
    expect(judged({ liability, paidWith: undefined })).toEqual(unwanted('not-authenticated'))
    expect(judged({ liability, failure: 'failed' })).toEqual(unwanted('failed'))
    expect(judged({ liability: 'not-asked' })).toEqual({ kind: 'held' })
    expect(judged({ liability, paidWith: { kind: 'wallet-account', lastFour: undefined } })).toEqual({
      kind: 'held',
    })
  })
})

it('reads every other state of a payment as what it is [F11] [F12]', () => {
  expect(judged({ status: 'open' })).toEqual({ kind: 'open' })
  expect(judged({ status: 'needs-action' })).toEqual({ kind: 'asked' })
  expect(judged({ status: 'processing' })).toEqual({ kind: 'unknown' })
  expect(judged({ status: 'voided' })).toEqual({ kind: 'gone' })
  expect(judged({ status: 'declined' })).toEqual({ kind: 'declined', failure: 'declined' })
  expect(judged({ status: 'declined', failure: 'insufficient-funds' })).toEqual({
    kind: 'declined',
    failure: 'insufficient-funds',
  })
})
