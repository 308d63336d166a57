import { expect, it } from 'vitest'
import { fromPounds } from '../values/pence.ts'
import { priceParts } from './price-parts.ts'

it('splits a price into tax, fee and premium [CON-20] [CON-21]', () => {
  const parts = priceParts({
    total: fromPounds('569.24'),
    ipt: fromPounds('57.24'),
    fee: fromPounds(35),
  })
  expect(parts.premium).toBe(fromPounds(477))
  expect(parts.premium + parts.ipt + parts.fee).toBe(parts.total)
})
