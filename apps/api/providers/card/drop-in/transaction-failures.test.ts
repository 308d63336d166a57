import { describe, expect, it } from 'vitest'
import { transactionFailure, validationFailure } from './transaction-failures.ts'

describe('the reason why a transaction failed', () => {
  it.each([
    ['2000', 'declined'],
    ['2010', 'declined'],
    ['2999', 'declined'],
    ['2001', 'insufficient-funds'],
    ['2002', 'insufficient-funds'],
    ['2003', 'insufficient-funds'],
    ['2099', 'not-authenticated'],
    ['3000', 'failed'],
    ['1000', 'failed'],
    ['', 'failed'],
    [null, 'failed'],
  ])('a bank that answers %s [ERR-10] [ERR-11] [ERR-14]', (processorResponseCode, failure) => {
    expect(transactionFailure({ processorResponseCode })).toBe(failure)
  })

  it.each([
    ['three_d_secure', 'not-authenticated'],
    ['cvv', 'declined'],
    ['avs_and_cvv', 'declined'],
    ['fraud', 'declined'],
    ['risk_threshold', 'declined'],
    ['application_incomplete', 'failed'],
    ['duplicate', 'failed'],
  ])('a gateway that rejects it for %s [ERR-10] [ERR-11] [ERR-23]', (gatewayRejectionReason, failure) => {
    // Rejected before the bank was asked, so any response code is an old one.
    expect(transactionFailure({ gatewayRejectionReason, processorResponseCode: '2001' })).toBe(failure)
  })

  it.each(['unsupported_card', 'unsupported_account_type', 'unsupported_three_d_secure_version'])(
    'a card without 3-D Secure support, %s [ERR-12]',
    (threeDSecureStatus) => {
      const refusal = { gatewayRejectionReason: 'three_d_secure', threeDSecureStatus }
      expect(transactionFailure(refusal)).toBe('authentication-not-supported')
    },
  )

  it.each([
    [['93107'], 'token-used'],
    [['91564'], 'token-used'],
    [['91565'], 'failed'],
    [['81571'], 'not-authenticated'],
    [['915131'], 'authentication-not-supported'],
    [['91567'], 'scheme-not-accepted'],
    [['81703'], 'scheme-not-accepted'],
    [['81715'], 'declined'],
    [['81736'], 'declined'],
    [['91501', '93107'], 'token-used'],
    [['81500'], 'failed'],
    [[], 'failed'],
  ])('an invalid request with the codes %j [ERR-10] [ERR-13] [ERR-16]', (codes, failure) => {
    expect(validationFailure(codes)).toBe(failure)
  })
})
