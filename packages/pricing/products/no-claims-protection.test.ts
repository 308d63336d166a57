import { expect, it } from 'vitest'
import { anImpoundRisk, aRisk, aTaxiRisk } from '../testing/people.ts'
import { canProtectNoClaims, stepBackTable } from './no-claims-protection.ts'

it('requires a discount to protect [AON-01]', () => {
  expect(canProtectNoClaims(aRisk())).toBe(true)
  expect(canProtectNoClaims(aRisk({ cover: { noClaims: { kind: 'none' } } }))).toBe(false)
})

it('is not available for short terms, which do not keep a discount', () => {
  expect(canProtectNoClaims(aTaxiRisk({ cover: { term: 'thirty-day' } }))).toBe(false)
  expect(canProtectNoClaims(anImpoundRisk())).toBe(false)
})

it.each([
  [9, [3, 1, 0], [9, 9, 3]],
  [5, [3, 1, 0], [5, 5, 3]],
  [4, [2, 0, 0], [4, 4, 2]],
  [3, [1, 0, 0], [3, 3, 1]],
  [2, [0, 0, 0], [2, 2, 0]],
  [1, [0, 0, 0], [1, 1, 0]],
])('steps %i years back on the usual scale', (years, unprotected, isProtected) => {
  expect(stepBackTable.find((row) => row.years === years)).toEqual({
    years,
    unprotected,
    protected: isProtected,
  })
})
