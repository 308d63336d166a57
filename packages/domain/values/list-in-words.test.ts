import { expect, it } from 'vitest'
import { listInWords } from './list-in-words.ts'

const some = ['SMS', 'email', 'phone', 'post']

it.each([0, 1, 2, 3, 4])('joins %i words as the locale does', (count) => {
  const words = some.slice(0, count)
  expect(listInWords(words)).toBe(new Intl.ListFormat('en-GB').format(words))
  expect(listInWords(words, 'or')).toBe(new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words))
})

it('joins the last word with "and" or "or"', () => {
  expect(listInWords(['SMS', 'email', 'phone'])).toBe('SMS, email and phone')
  expect(listInWords(['SMS', 'email'], 'or')).toBe('SMS or email')
})
