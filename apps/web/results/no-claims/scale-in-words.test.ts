import { expect, it } from 'vitest'
import { scaleInWords, yearsLabel } from './ScaleTable.tsx'

it('states how many years one claim would leave, without protection and with it [AON-01]', () => {
  const five = {
    years: 5,
    averageDiscountPercent: 43,
    yearsAfterClaims: [3, 1, 0],
    yearsAfterClaimsProtected: [5, 5, 3],
  }
  expect(scaleInWords(five)).toBe(
    "Customers with as many years as you get 43% off on average. After one claim you'd have 3 years left without protection and 5 years left with it.",
  )
  const one = { ...five, yearsAfterClaims: [0, 0, 0], yearsAfterClaimsProtected: [1, 1, 0] }
  expect(scaleInWords(one)).toContain('no years left without protection and 1 year left with it')
})

it('shows ten as ten or more [D-133]', () => {
  expect([9, 10].map(yearsLabel)).toEqual(['9', '10+'])
})
