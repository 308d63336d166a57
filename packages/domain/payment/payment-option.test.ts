import { expect, it } from 'vitest'
import { keptPaymentOptions } from './payment-option'

it('keeps only the three codes there are [RES-16]', () => {
  const codes = [
    'TX_FINANCE_PLAN_V1',
    'TX_FINANCE_PLAN_V2',
    'ANNUAL_CARD_IN_FULL',
    'CHEQUE',
    'SHORT_TERM_CARD_PAYMENT_V1',
  ]
  expect(keptPaymentOptions(codes.map((code) => ({ code }))).map(({ code }) => code)).toEqual([
    'TX_FINANCE_PLAN_V2',
    'ANNUAL_CARD_IN_FULL',
    'SHORT_TERM_CARD_PAYMENT_V1',
  ])
})
