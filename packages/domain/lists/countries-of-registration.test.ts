import { expect, it } from 'vitest'
import { isCode } from './code-list.ts'
import { countriesOfRegistration, countrySynonyms, searchCountries } from './countries-of-registration.ts'
import { fold } from './search.ts'

it.each([
  ['japan', 'JP'],
  ['ger', 'DE'],
  ['usa', 'US'],
  ['uk', 'GB'],
  ['ireland', 'IE'],
  ['turkiye', 'TR'],
  ['turkey', 'TR'],
  ['cote divoire', 'CI'],
  ['holland', 'NL'],
])('for "%s" lists %s first', (typed, code) => {
  expect(searchCountries(typed)[0]?.code).toBe(code)
})

it('has synonyms only for countries in the list, and finds the country by each synonym', () => {
  for (const [code, words] of Object.entries(countrySynonyms)) {
    expect(isCode(countriesOfRegistration, code)).toBe(true)
    for (const word of words) expect(searchCountries(word).map((country) => country.code)).toContain(code)
  }
})

it('is in alphabetical order, which decides between equal matches', () => {
  const names = countriesOfRegistration.map((entry) => fold(entry.desc))
  expect(names).toEqual([...names].sort())
})
