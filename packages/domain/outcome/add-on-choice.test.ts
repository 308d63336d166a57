import { describe, expect, it } from 'vitest'
import { pence } from '../values/pence'
import { addOnState, withAddOn, withoutAddOn } from './add-on-choice'

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
