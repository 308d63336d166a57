import { expect, it } from 'vitest'
import { brandCodes } from '../terms/identity'
import { brandOf } from './brands'
import { larchfield } from './lender'

it('is the lender every brand names [D-192]', () => {
  for (const code of brandCodes) expect(brandOf(code).lenderName).toBe(larchfield.name)
})

it('cannot be mistaken for anybody: a drama number, an example address, no postcode area [D-014]', () => {
  expect(larchfield.phone.display).toMatch(/^0117 496 0\d{3}$/)
  expect(larchfield.email).toMatch(/@[a-z]+\.example$/)
  expect(larchfield.address).toMatch(/, ZZ\d \d[A-Z]{2}$/)
  expect(larchfield.regulation).toContain('fictional')
})
