import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pence, percentage } from '../values/pence'
import { IPT_PERCENT, priceHoldingTax, taxOn } from './tax'

const amounts = fc.integer({ min: 0, max: 2_000_000_00 }).map(pence)

it('is twelve per cent of the premium, half a penny up [CON-20]', () => {
  expect(IPT_PERCENT).toBe(12)
  expect(taxOn(pence(10_000))).toBe(1_200)
  fc.assert(fc.property(amounts, (premium) => taxOn(premium) === percentage(premium, IPT_PERCENT)))
})

it('is found in a price that holds it: the parts make the whole', () => {
  fc.assert(
    fc.property(amounts, (gross) => {
      const { premium, ipt } = priceHoldingTax(gross)
      return premium + ipt === gross && Math.abs(taxOn(premium) - ipt) <= 1
    }),
  )
})
