import { expect, it } from 'vitest'
import { quoteQuestions, secretFields } from './secret-fields.ts'

it('contains only the driving licence number, for every driver', () => {
  expect([...secretFields]).toEqual(['licenceNumber'])
})

it('has no field that is secret in one question and not in another', () => {
  const open = quoteQuestions.filter(({ isSecret }) => !isSecret).map(({ name }) => name)
  expect(open.filter((name) => secretFields.has(name))).toEqual([])
  expect(new Set(open).size).toBeGreaterThan(60)
})
