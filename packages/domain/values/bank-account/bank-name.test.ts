import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSortCode } from '../sort-code.ts'
import { bankName } from './bank-name.ts'

function nameOf(text: string): string | undefined {
  const sortCode = parseSortCode(text)
  if (!sortCode.ok) throw new Error(sortCode.message)
  return bankName(sortCode.value)
}

it.each([
  ['20-29-59', 'Barclays'],
  ['60-12-34', 'NatWest'],
  ['60-83-71', 'Starling Bank'],
  ['40-12-76', 'HSBC UK'],
  ['40-47-84', 'first direct'],
  ['07-01-16', 'Nationwide'],
  ['08-99-99', 'The Co-operative Bank'],
  ['04-00-04', 'Monzo'],
])('names the bank of %s by its longest known prefix: %s', (sortCode, name) => {
  expect(nameOf(sortCode)).toBe(name)
})

it.each(['07-99-99', '04-99-99', '99-99-98'])('names no bank for %s', (sortCode) => {
  expect(nameOf(sortCode)).toBeUndefined()
})

it('returns a complete name or none for every sort code', () => {
  const sixDigits = fc.stringMatching(/^[0-9]{6}$/).filter((digits) => digits !== '000000')
  fc.assert(
    fc.property(sixDigits, (digits) => {
      const name = nameOf(digits)
      if (name !== undefined) expect(name).toMatch(/^[A-Za-z][A-Za-z .&/()-]+$/)
    }),
  )
})
