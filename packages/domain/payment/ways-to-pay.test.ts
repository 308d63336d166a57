import { expect, it } from 'vitest'
import { fromPounds } from '../values/pence'
import { type Payable, waysToPay } from './ways-to-pay'

const price: Payable = {
  premium: fromPounds('534.24'),
  ipt: fromPounds('57.24'),
  fee: fromPounds(35),
  term: 'annual',
}
const adult = { isUnder18: false }

it('offers an adult monthly and in full for a year, at the same price and fee', () => {
  const [monthly, inFull, ...more] = waysToPay(price, adult)
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
  expect(waysToPay(price, { isUnder18: true }).map(({ code }) => code)).toEqual(['ANNUAL_CARD_IN_FULL'])
})

it('takes a short term by card only, without a credit agreement [SUB-08]', () => {
  expect(waysToPay({ ...price, term: 'short' }, adult).map(({ code }) => code)).toEqual([
    'SHORT_TERM_CARD_PAYMENT_V1',
  ])
})
