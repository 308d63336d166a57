import { expect, it } from 'vitest'
import { refusedKey } from './MoneyField.tsx'

it('accepts digits, thousands and two decimals, up to the limit [VEH-22]', () => {
  for (const text of ['', '£', '9', '1,200', '1 200', '1200.', '1200.5', '999999', '999,999']) {
    expect(refusedKey(text, 999_999), text).toBeUndefined()
  }
  for (const text of ['-', '-5', '1.234', '1e5', '1.2.3', 'abc', '1000000', '9'.repeat(21)]) {
    expect(refusedKey(text, 999_999), text).toBeDefined()
  }
})

it('names the limit that a refused key exceeded [D-259]', () => {
  expect(refusedKey('1000000', 999_999)).toBe(
    'The most you can type here is £999,999. We left out the last figure you typed',
  )
  expect(refusedKey('-', 999_999)).toContain("can't be less than £0")
  expect(refusedKey('1.234', 999_999)).toContain('2 decimal places')
  expect(refusedKey('x', 999_999)).toContain('in figures')
})
