import { expect, it } from 'vitest'
import { mayStand } from './money-typing'

it('lets in digits, thousands and two decimals, and no more than the most [VEH-22]', () => {
  for (const text of ['', '£', '9', '1,200', '1 200', '1200.', '1200.5', '999999', '999,999']) {
    expect(mayStand(text, 999_999), text).toBe(true)
  }
  for (const text of ['-', '-5', '1.234', '1e5', '1.2.3', 'abc', '1000000', '9'.repeat(21)]) {
    expect(mayStand(text, 999_999), text).toBe(false)
  }
})
