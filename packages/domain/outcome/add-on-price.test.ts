import { describe, expect, it } from 'vitest'
import { pence } from '../values/pence'
import { addOnPriceInWords } from './add-on-price'

const cost = { annualCost: pence(1799), monthlyCost: pence(157) }
const free = { annualCost: pence(0), monthlyCost: pence(0) }

describe('the price of an extra [AON-06]', () => {
  it('is per month to whoever pays monthly, per year to whoever pays in full', () => {
    expect(addOnPriceInWords(cost, 'DIRECT_DEBIT')).toBe('£1.57 per month')
    expect(addOnPriceInWords(cost, 'CARD_PAYMENT')).toBe('£17.99 per year')
  })

  it('is blank while no way to pay is chosen, and for what costs nothing', () => {
    expect(addOnPriceInWords(cost, undefined)).toBe('')
    expect(addOnPriceInWords(free, 'DIRECT_DEBIT')).toBe('')
    expect(addOnPriceInWords(free, 'CARD_PAYMENT')).toBe('')
  })
})
