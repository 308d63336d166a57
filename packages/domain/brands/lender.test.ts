import { expect, it } from 'vitest'
import { larchfield } from './lender.ts'

it('cannot be mistaken for a real firm: a phone number for drama, an example address, no real postcode area [D-014]', () => {
  expect(larchfield.phone.display).toMatch(/^0117 496 0\d{3}$/)
  expect(larchfield.email).toMatch(/@[a-z]+\.example$/)
  expect(larchfield.address).toMatch(/, ZZ\d \d[A-Z]{2}$/)
  expect(larchfield.regulation).toContain('fictional')
})
