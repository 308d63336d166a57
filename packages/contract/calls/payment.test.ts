import { describe, expect, it } from 'vitest'
import { refusals } from '../testing/refusals.ts'
import { takeUpQuoteV1, takeUpQuoteV2 } from './payment.ts'

const unpaid = {
  quoteReference: 'A-7K2MPX9QRT',
  coverStartDate: '2026-11-20',
  takeUpDetails: {
    underwritingResponseId: 'out-1',
    underwritingOptionId: 'opt-1',
    paymentCollectionOptionCode: 'ANNUAL_CARD_IN_FULL',
    selectedBalanceSettlementMethod: 'CARD',
    customerBillingDetails: {
      firstName: 'Morgan',
      lastName: 'Sutton',
      address: { line1: '1 Sample Street', postcode: 'ID1 1QD' },
    },
  },
  automaticRenewal: false,
}
const bankDetails = {
  sortCode: '08-99-99',
  accountNumber: '66374958',
  accountHolder: 'Morgan Sutton',
  accountHolderAddress: '1 Sample Street',
  accountHolderPostcode: 'ID1 1QD',
}
const confirmed = { paymentId: 'pay_1', authorizationId: 'auth_1' }
const dropIn = { nonce: 'fake-nonce', deviceData: '{"correlation_id":"1"}' }

const tried = (payment: object) => refusals(takeUpQuoteV2.body, { ...unpaid, ...payment })

describe('taking up a quote', () => {
  it('can be paid by a confirmed payment, by the drop-in, or by bank details alone', () => {
    for (const payment of [confirmed, dropIn, { bankDetails }, { ...confirmed, bankDetails }])
      expect(tried(payment)).toEqual([])
  })

  it('is refused without a payment and with two payments', () => {
    expect(tried({})).toEqual([expect.stringMatching(/^paymentId: Required/)])
    expect(tried({ ...confirmed, ...dropIn })).toEqual(['nonce: Send paymentId or nonce, not both'])
  })

  it('is refused with an incomplete payment', () => {
    expect(tried({ paymentId: 'pay_1' })).toEqual([
      'authorizationId: Send paymentId and authorizationId together',
    ])
    expect(tried({ nonce: 'fake-nonce' })).toEqual(['deviceData: Send nonce and deviceData together'])
  })

  it('contains no price: an amount next to the ids is an unknown field', () => {
    expect(tried({ ...confirmed, amount: 1 })).toEqual(['amount: Unknown field'])
  })

  it('includes the annual quote that a 30-day purchase was chosen over [API-08]', () => {
    const annualQuoteReferralDetails = {
      quoteReference: 'A-1',
      underwritingOutcomeResponseId: 'out-0',
      underwritingOptionId: 'opt-0',
      targetPremium: 612.5,
    }
    expect(tried({ ...confirmed, annualQuoteReferralDetails })).toEqual([])
    expect(tried({ ...confirmed, annualQuoteReferralDetails: {} })).toHaveLength(4)
  })

  it('differs between versions 1 and 2 only in its path [API-06]', () => {
    const { name: _, requirement: __, summary: ___, path, ...v1 } = takeUpQuoteV1
    expect(path).toBe('/api/v1/Payment/TakeUpQuote')
    expect(takeUpQuoteV2).toMatchObject(v1)
  })
})
