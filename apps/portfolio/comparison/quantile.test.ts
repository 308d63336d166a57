import { expect, it } from 'vitest'
import { quantile } from './quantile'

const counts = new Map([
  [300, 1],
  [-100, 2],
  [0, 7],
])

it.each([
  [0, -100],
  [0.2, -100],
  [0.21, 0],
  [0.5, 0],
  [0.9, 0],
  [0.91, 300],
  [1, 300],
])('of ten counted values at %d is %d', (part, value) => {
  expect(quantile(counts, part)).toBe(value)
})

it('of nothing is nought', () => {
  expect(quantile(new Map(), 0.5)).toBe(0)
})
