import { payerOf } from '@milepost/domain/payment/payer'
import { aProposer } from '@milepost/domain/questions/people/testing'
import { pence } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { walletRequest } from './card-client.ts'
import { intentFailure, intentOf } from './intent-errors.ts'
import { nonceInstrument, nonceProof } from './nonce-instrument.ts'
import { threeDSecureRequest } from './three-d-secure.ts'

const payload = { nonce: 'n', type: 'CreditCard', details: { cardType: 'Visa' }, deviceData: 'd' }

describe('the result of a drop-in', () => {
  it.each([
    ['CreditCard', { liabilityShifted: true, liabilityShiftPossible: true }, 'shifted'],
    ['CreditCard', { liabilityShifted: false, liabilityShiftPossible: true }, 'not-shifted'],
    ['CreditCard', { liabilityShifted: true, liabilityShiftPossible: false }, 'not-shifted'],
    ['CreditCard', {}, 'not-shifted'],
    ['ApplePayCard', {}, 'not-asked'],
    ['AndroidPayCard', {}, 'not-asked'],
    ['AndroidPayCard', { liabilityShifted: false, liabilityShiftPossible: true }, 'not-shifted'],
    ['PayPalAccount', {}, 'not-asked'],
  ])('for %s with %j has the liability %s [ERR-23] [F11]', (type, more, liability) => {
    expect(nonceInstrument({ ...payload, type, ...more })).toMatchObject({ liability })
  })

  it('contains scheme and country, and Unknown for an unknown country [CRD-15] [CRD-16]', () => {
    expect(nonceInstrument({ ...payload, binData: { countryOfIssuance: 'GBR' } }).paidWith).toEqual({
      kind: 'card',
      scheme: 'Visa',
      country: 'GBR',
    })
    expect(nonceInstrument(payload).paidWith).toMatchObject({ country: 'Unknown' })
  })

  it('is an account only for PayPal [D-203]', () => {
    expect(nonceInstrument({ ...payload, type: 'PayPalAccount' }).paidWith).toEqual({
      kind: 'wallet-account',
    })
    expect(nonceInstrument({ ...payload, type: 'ApplePayCard' }).paidWith.kind).toBe('card')
  })

  it('is passed to the take-up unchanged [D-204]', () => {
    expect(nonceProof(nonceInstrument(payload))).toEqual({
      kind: 'asked',
      proof: { nonce: 'n', deviceData: 'd' },
    })
  })
})

describe('an error from a provider', () => {
  it.each([
    [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient-funds'],
    [{ code: 'payment_intent_authentication_failure' }, 'not-authenticated'],
    [{ code: 'authentication_abandoned' }, 'not-authenticated'],
    [{ code: 'payment_method_already_used' }, 'token-used'],
    [{ code: 'processing_error' }, 'failed'],
  ])('is a refusal for %j: %s [ERR-10 to ERR-14]', (error, failure) => {
    expect(intentFailure(error)).toBe(failure)
  })

  it.each([
    { code: 'api_connection_error' },
    { code: 'payment_intent_unexpected_state' },
    { code: 'constructor' },
    {},
  ])('does not prove for %j that nothing was held, so the server is asked [F12]', (error) => {
    expect(intentFailure(error)).toBeUndefined()
  })

  it('leaves the payment’s id known, from its secret', () => {
    expect(intentOf('pi_123_secret_456')).toBe('pi_123')
  })
})

describe('the request to a provider', () => {
  const payer = payerOf({ billingDetails: true }, aProposer)

  it('is in pence for a wallet [CRD-18]', () => {
    expect(walletRequest(pence(51_200))).toEqual({ amount: 51_200, currency: 'gbp', country: 'GB' })
  })

  it('is in pounds for 3-D Secure, with the payer and their IP address [CRD-19]', () => {
    expect(
      payer && threeDSecureRequest({ amount: pence(7_475), payer, saveCard: false }, '203.0.113.7'),
    ).toEqual({
      amount: '74.75',
      challengeRequested: false,
      email: 'alan@morgan.example',
      billingAddress: {
        givenName: 'Alan',
        surname: 'Morgan',
        streetAddress: '1 High Street',
        extendedAddress: '',
        locality: 'Leeds',
        postalCode: 'LS1 1AA',
        countryCodeAlpha2: 'GB',
      },
      additionalInformation: { ipAddress: '203.0.113.7' },
    })
    expect(
      payer && threeDSecureRequest({ amount: pence(1), payer, saveCard: false }, undefined),
    ).not.toHaveProperty('additionalInformation')
  })

  it('asks for a challenge for a card that is saved, because later charges depend on it [RST-12]', () => {
    expect(
      payer && threeDSecureRequest({ amount: pence(1), payer, saveCard: true }, undefined),
    ).toMatchObject({
      challengeRequested: true,
    })
  })
})
