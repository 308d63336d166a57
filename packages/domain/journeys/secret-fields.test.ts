import { expect, it } from 'vitest'
import { quoteQuestions, secretFields } from './secret-fields'

it('holds the driving licence number of every driver', () => {
  expect([...secretFields]).toEqual(['licenceNumber'])
})

it('has no field that one question calls secret and another does not', () => {
  const open = quoteQuestions.filter(({ isSecret }) => !isSecret).map(({ name }) => name)
  expect(open.filter((name) => secretFields.has(name))).toEqual([])
  expect(new Set(open).size).toBeGreaterThan(60)
})
