import { expect, it } from 'vitest'
import { fromPounds } from '../values/pence.ts'
import { type Payable, paymentOptions, storedPaymentOptions, whyNotMonthly } from './payment-option.ts'

it('keeps only the three codes that exist [RES-16]', () => {
  const codes = [
    'TX_FINANCE_PLAN_V1',
    'TX_FINANCE_PLAN_V2',
    'ANNUAL_CARD_IN_FULL',
    'CHEQUE',
    'SHORT_TERM_CARD_PAYMENT_V1',
  ]
  expect(storedPaymentOptions(codes.map((code) => ({ code }))).map(({ code }) => code)).toEqual([
    'TX_FINANCE_PLAN_V2',
    'ANNUAL_CARD_IN_FULL',
    'SHORT_TERM_CARD_PAYMENT_V1',
  ])
})

const price: Payable = {
  premium: fromPounds('534.24'),
  ipt: fromPounds('57.24'),
  fee: fromPounds(35),
  term: 'annual',
}
const adult = { isUnder18: false }

it('offers an adult annual cover monthly and in full, at the same price and fee', () => {
  const [monthly, inFull, ...more] = paymentOptions(price, adult)
  expect(more).toEqual([])
  expect(monthly).toMatchObject({ code: 'TX_FINANCE_PLAN_V2', totalPayable: fromPounds('642.70'), fee: 3500 })
  expect(inFull).toEqual({
    code: 'ANNUAL_CARD_IN_FULL',
    method: 'CARD_PAYMENT',
    totalPayable: fromPounds('569.24'),
    ipt: price.ipt,
    fee: price.fee,
  })
})

it('offers no credit to a minor [CON-19]', () => {
  expect(paymentOptions(price, { isUnder18: true }).map(({ code }) => code)).toEqual(['ANNUAL_CARD_IN_FULL'])
})

it('offers a short term by card only, without a credit agreement [SUB-08]', () => {
  expect(paymentOptions({ ...price, term: 'short' }, adult).map(({ code }) => code)).toEqual([
    'SHORT_TERM_CARD_PAYMENT_V1',
  ])
})

it('offers no credit for a year where only thirty days are lent on [D-294]', () => {
  const driver = { isUnder18: false, isThirtyDaysOnly: true }
  expect(paymentOptions(price, driver).map(({ code }) => code)).toEqual(['ANNUAL_CARD_IN_FULL'])
})

it.each([
  ['ANNUAL_CARD_IN_FULL', true, false, 'under-18'],
  ['ANNUAL_CARD_IN_FULL', true, true, 'under-18'],
  ['ANNUAL_CARD_IN_FULL', false, true, 'thirty-days-only'],
  ['ANNUAL_CARD_IN_FULL', false, false, 'not-offered'],
  ['SHORT_TERM_CARD_PAYMENT_V1', false, false, 'short-term'],
  // A short policy could not be paid monthly by an adult either.
  ['SHORT_TERM_CARD_PAYMENT_V1', true, false, 'short-term'],
] as const)(
  'explains for %s, under 18: %s, thirty days only: %s, why there is no monthly payment: %s [D-179] [D-294] [SUB-08]',
  (code, isUnder18, isThirtyDaysOnly, why) => {
    expect(whyNotMonthly(code, { isUnder18, isThirtyDaysOnly })).toBe(why)
  },
)
