import { expect, it } from 'vitest'
import { modulusRows, modulusRowsFor } from './modulus-weights.ts'

it('contains all rows of v8.50', () => {
  expect(modulusRows).toHaveLength(1151)
})

it('has at most two rows for any sort code, both with the same range', () => {
  for (const { first, last } of modulusRows) {
    const lines = modulusRowsFor(first)
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(lines.every((line) => line.first === first && line.last === last)).toBe(true)
    expect(modulusRowsFor(last)).toEqual(lines)
  }
})

it('finds a sort code at both ends of a range, but not just outside it', () => {
  expect(modulusRowsFor('010004')).toHaveLength(1)
  expect(modulusRowsFor('016715')).toHaveLength(1)
  expect(modulusRowsFor('010003')).toHaveLength(0)
  expect(modulusRowsFor('016716')).toHaveLength(0)
})
