import { describe, expect, it } from 'vitest'
import { histogram, quantile } from './histogram.ts'

const many = (pairs: readonly (readonly [number, number])[]) => histogram(new Map(pairs))

describe('a histogram', () => {
  it('leaves out unchanged risks, and has bins that begin at zero on both sides', () => {
    const bins = many([
      [0, 1000],
      [-150, 3],
      [-50, 1],
      [250, 6],
      [300, 2],
    ])
    expect(bins.every(({ to, from }) => to <= 0 || from >= 0)).toBe(true)
    expect(bins.reduce((sum, { risks }) => sum + risks, 0)).toBe(12)
    expect(many([[0, 5]])).toEqual([])
  })

  it('puts a change at a bin boundary into the bin nearer to zero', () => {
    expect(
      many([
        [-10_000, 1],
        [-9999, 1],
        [10_000, 1],
      ]).filter(({ risks }) => risks > 0),
    ).toEqual([
      { from: -10_000, to: -9500, risks: 2, isOpen: false },
      { from: 9500, to: 10_000, risks: 1, isOpen: false },
    ])
  })

  it('includes a single outlier in its end bin, so that it does not compress all others', () => {
    const bins = many([
      [100, 500],
      [200, 500],
      [90_000, 1],
    ])
    expect(bins.at(-1)).toMatchObject({ isOpen: true })
    expect(bins.at(-1)?.to).toBeLessThanOrEqual(200)
    expect(bins.reduce((sum, { risks }) => sum + risks, 0)).toBe(1001)
  })

  it('has at most forty bars', () => {
    const spread = many(Array.from({ length: 9000 }, (_, at) => [at - 4500, 1] as const))
    expect(spread.length).toBeLessThanOrEqual(40)
    expect(spread.length).toBeGreaterThan(15)
  })
})

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
])('quantile of ten counted values at %d is %d', (part, value) => {
  expect(quantile(counts, part)).toBe(value)
})

it('quantile of no values is zero', () => {
  expect(quantile(new Map(), 0.5)).toBe(0)
})
