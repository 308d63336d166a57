import { expect, it } from 'vitest'
import { categoryOf, choosing } from './add-on'

it('replaces an excess reimbursement by the one chosen later [AON-02]', () => {
  expect(choosing(['EXCESS_REIMBURSEMENT_250', 'KEYCARE'], 'EXCESS_REIMBURSEMENT_1000')).toEqual([
    'KEYCARE',
    'EXCESS_REIMBURSEMENT_1000',
  ])
})

it('has one breakdown tier at a time [AON-03]', () => {
  expect(choosing(['PC_BREAKDOWN_NATIONAL'], 'PC_BREAKDOWN_EU_UK')).toEqual(['PC_BREAKDOWN_EU_UK'])
})

it('shows an extra it does not know among the optional extras [AON-05]', () => {
  expect(categoryOf('TYRE_COVER')).toBe('optional-extra')
  expect(categoryOf('LEGAL_EXPENSES')).toBe('optional-extra')
  expect(categoryOf('KEYCARE')).toBe('keycare')
})
