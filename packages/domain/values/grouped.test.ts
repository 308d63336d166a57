import fc from 'fast-check'
import { expect, it } from 'vitest'
import { grouped } from './grouped.ts'

it('groups digits in threes, as in British English [CON-12]', () => {
  const british = new Intl.NumberFormat('en-GB')
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => grouped(count) === british.format(count)))
  expect([0, 999, 1000, 50_000, 1_234_567].map(grouped)).toEqual(['0', '999', '1,000', '50,000', '1,234,567'])
})
