import { expect, it } from 'vitest'
import { diceOf } from './dice.ts'

const throws = (seed: number) => {
  const dice = diceOf(seed)
  return Array.from({ length: 2_000 }, () => dice.whole(1, 6))
}

it('returns the same numbers for the same seed and others for another seed', () => {
  expect(throws(1)).toEqual(throws(1))
  expect(throws(1)).not.toEqual(throws(2))
})

it('stays within its limits and prefers no number', () => {
  const counts = [1, 2, 3, 4, 5, 6].map((side) => throws(3).filter((each) => each === side).length)
  expect(counts.reduce((sum, count) => sum + count)).toBe(2_000)
  for (const count of counts) expect(count).toBeGreaterThan(250)
})

it('spreads from zero to the maximum, both included', () => {
  const dice = diceOf(4)
  const spread = Array.from({ length: 500 }, () => dice.spread(9))
  expect([Math.min(...spread), Math.max(...spread)]).toEqual([0, 9])
})
