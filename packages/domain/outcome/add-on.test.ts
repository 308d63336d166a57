import { expect, it } from 'vitest'
import { categoryOf } from './add-on'

it('shows an extra it does not know among the optional extras [AON-05]', () => {
  expect(categoryOf('TYRE_COVER')).toBe('optional-extra')
  expect(categoryOf('LEGAL_EXPENSES')).toBe('optional-extra')
  expect(categoryOf('KEYCARE')).toBe('keycare')
})
