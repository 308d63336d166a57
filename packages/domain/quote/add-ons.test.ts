import { describe, expect, it } from 'vitest'
import { pence } from '../values/pence.ts'
import { addOnPriceInWords, addOnState, categoryOf, withAddOn, withoutAddOn } from './add-ons.ts'

it('shows an unknown extra among the optional extras [AON-05]', () => {
  expect(categoryOf('TYRE_COVER')).toBe('optional-extra')
  expect(categoryOf('LEGAL_EXPENSES')).toBe('optional-extra')
  expect(categoryOf('KEYCARE')).toBe('keycare')
})

describe('adding an extra', () => {
  it('replaces another of its kind and keeps the rest [AON-02] [AON-03]', () => {
    expect(withAddOn(['EXCESS_REIMBURSEMENT_250', 'KEYCARE'], 'EXCESS_REIMBURSEMENT_1000')).toEqual([
      'KEYCARE',
      'EXCESS_REIMBURSEMENT_1000',
    ])
    expect(withAddOn(['PC_BREAKDOWN_NATIONAL'], 'PC_BREAKDOWN_EU_UK')).toEqual(['PC_BREAKDOWN_EU_UK'])
  })

  it('with an unknown code adds it to the others, once [D-149]', () => {
    expect(withAddOn(['TYRE_COVER', 'KEYCARE'], 'GLASS_COVER')).toEqual([
      'TYRE_COVER',
      'KEYCARE',
      'GLASS_COVER',
    ])
    expect(withAddOn(['TYRE_COVER'], 'TYRE_COVER')).toEqual(['TYRE_COVER'])
  })

  it('can be undone', () => {
    expect(withoutAddOn(['KEYCARE', 'LEGAL_EXPENSES'], 'KEYCARE')).toEqual(['LEGAL_EXPENSES'])
  })
})

describe('the state of an extra [AON-05]', () => {
  const hire14 = { code: 'GUARANTEED_TAXI_HIRE_14', annualCost: pence(0), selected: true }
  const hire21 = { code: 'GUARANTEED_TAXI_HIRE_21', annualCost: pence(5999), selected: false }
  const legal = { code: 'LEGAL_EXPENSES', annualCost: pence(2799), selected: false }

  it('is included when it costs nothing, and added when it does', () => {
    expect(addOnState(hire14, [hire14, hire21])).toBe('included')
    expect(addOnState({ ...legal, selected: true }, [])).toBe('added')
    expect(addOnState(legal, [legal, hire14])).toBe('on-offer')
  })

  it('is replaced when a dearer extra of its kind was chosen instead', () => {
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
  it('is per month for monthly payment, per year for payment in full', () => {
    expect(addOnPriceInWords(cost, 'DIRECT_DEBIT')).toBe('£1.57 per month')
    expect(addOnPriceInWords(cost, 'CARD_PAYMENT')).toBe('£17.99 per year')
  })

  it('is empty while no payment method is chosen, and for an extra that costs nothing', () => {
    expect(addOnPriceInWords(cost, undefined)).toBe('')
    expect(addOnPriceInWords(free, 'DIRECT_DEBIT')).toBe('')
    expect(addOnPriceInWords(free, 'CARD_PAYMENT')).toBe('')
  })
})
