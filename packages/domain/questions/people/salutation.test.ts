import { expect, it } from 'vitest'
import { salutationOf } from './salutation.ts'

const alan = { firstName: 'Alan', lastNames: 'Morgan' }

it.each([
  ['003', 'Mr Morgan'],
  ['MX', 'Mx Morgan'],
  ['DR', 'Dr Morgan'],
  ['LORD', 'Lord Morgan'],
  ['SIR', 'Sir Alan'],
  ['DAME', 'Dame Alan'],
] as const)('greets by title and the name that it is used with: %s', (title, words) => {
  expect(salutationOf({ ...alan, title })).toBe(words)
})

it('is undefined without a title or the name it needs', () => {
  expect(salutationOf(alan)).toBeUndefined()
  expect(salutationOf({ firstName: 'Alan', title: '003' })).toBeUndefined()
})
