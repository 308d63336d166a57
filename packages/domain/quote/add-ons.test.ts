import { describe, expect, it } from 'vitest'
import { pence } from '../values/pence'
import { addOnPriceInWords, addOnState, categoryOf, withAddOn, withoutAddOn } from './add-ons'

it('shows an extra it does not know among the optional extras [AON-05]', () => {
  expect(categoryOf('TYRE_COVER')).toBe('optional-extra')
  expect(categoryOf('LEGAL_EXPENSES')).toBe('optional-extra')
  expect(categoryOf('KEYCARE')).toBe('keycare')
})

describe('an extra chosen', () => {
  it('takes the place of another of its kind and leaves the rest [AON-02] [AON-03]', () => {
    expect(withAddOn(['EXCESS_REIMBURSEMENT_250', 'KEYCARE'], 'EXCESS_REIMBURSEMENT_1000')).toEqual([
      'KEYCARE',
      'EXCESS_REIMBURSEMENT_1000',
    ])
    expect(withAddOn(['PC_BREAKDOWN_NATIONAL'], 'PC_BREAKDOWN_EU_UK')).toEqual(['PC_BREAKDOWN_EU_UK'])
  })

  it('of a code we do not know stands beside the others, once [D-149]', () => {
    expect(withAddOn(['TYRE_COVER', 'KEYCARE'], 'GLASS_COVER')).toEqual([
      'TYRE_COVER',
      'KEYCARE',
      'GLASS_COVER',
    ])
    expect(withAddOn(['TYRE_COVER'], 'TYRE_COVER')).toEqual(['TYRE_COVER'])
  })

  it('can be taken off', () => {
    expect(withoutAddOn(['KEYCARE', 'LEGAL_EXPENSES'], 'KEYCARE')).toEqual(['LEGAL_EXPENSES'])
  })
})

describe('how an extra stands to the customer [AON-05]', () => {
  const hire14 = { code: 'GUARANTEED_TAXI_HIRE_14', annualCost: pence(0), selected: true }
  const hire21 = { code: 'GUARANTEED_TAXI_HIRE_21', annualCost: pence(5999), selected: false }
  const legal = { code: 'LEGAL_EXPENSES', annualCost: pence(2799), selected: false }

  it('is included when it costs nothing, and added when it does', () => {
    expect(addOnState(hire14, [hire14, hire21])).toBe('included')
    expect(addOnState({ ...legal, selected: true }, [])).toBe('added')
    expect(addOnState(legal, [legal, hire14])).toBe('on-offer')
  })

  it('is replaced when a dearer one of its kind has taken its place', () => {
    const [less, more] = [
      { ...hire14, selected: false },
      { ...hire21, selected: true },
    ]
    expect(addOnState(less, [less, more])).toBe('replaced')
    expect(addOnState(hire21, [hire14, hire21])).toBe('on-offer')
  })
})

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
