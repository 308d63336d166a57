import { expect, it } from 'vitest'
import { selectOption } from './underwritten-option.ts'

const a = { optionId: 'a' }
const b = { optionId: 'b' }

it('selects the only option [RES-14]', () => {
  expect(selectOption([b], undefined)).toBe(b)
  expect(selectOption([b], 'a')).toBe(b)
})

it('keeps the selected option while it exists, otherwise selects the first [RES-15]', () => {
  expect(selectOption([a, b], 'b')).toBe(b)
  expect(selectOption([a, b], 'gone')).toBe(a)
  expect(selectOption([a, b], undefined)).toBe(a)
})

it('selects nothing from an empty list', () => {
  expect(selectOption([], 'a')).toBeUndefined()
})
