import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pence, percentage } from '../values/pence.ts'
import { addPrices, IPT_PERCENT, type Price, priceHoldingTax, taxOn, totalOf } from './price.ts'

const price = (premium: number, ipt: number, fee: number): Price => ({
  premium: pence(premium),
  ipt: pence(ipt),
  gross: pence(premium + ipt),
  fee: pence(fee),
})

it('adds prices part by part', () => {
  expect(addPrices(price(100, 12, 35), price(50, 6, 0))).toEqual(price(150, 18, 35))
})

it('includes the fee in the total', () => {
  expect(totalOf(price(100, 12, 35))).toBe(147)
})

const amounts = fc.integer({ min: 0, max: 2_000_000_00 }).map(pence)

it('computes tax as twelve per cent of the premium, half a penny rounded up [CON-20]', () => {
  expect(IPT_PERCENT).toBe(12)
  expect(taxOn(pence(10_000))).toBe(1_200)
  fc.assert(fc.property(amounts, (premium) => taxOn(premium) === percentage(premium, IPT_PERCENT)))
})

it('splits a price that includes tax into parts that add up to it', () => {
  fc.assert(
    fc.property(amounts, (gross) => {
      const { premium, ipt } = priceHoldingTax(gross)
      return premium + ipt === gross && Math.abs(taxOn(premium) - ipt) <= 1
    }),
  )
})
