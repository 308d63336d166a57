import { expect, it } from 'vitest'
import { penaltyPoints } from './history.ts'

it('has penalty points from 0 to 12 in whole numbers', () => {
  expect(penaltyPoints.map((entry) => entry.points)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(penaltyPoints.map((entry) => entry.code)).toEqual(penaltyPoints.map((entry) => String(entry.points)))
})

it('uses the singular for one point and the plural otherwise', () => {
  expect(penaltyPoints.slice(0, 3).map((entry) => entry.desc)).toEqual(['0 points', '1 point', '2 points'])
})
