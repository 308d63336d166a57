import { expect, it } from 'vitest'
import { isCode } from './code-list.ts'
import { industriesInWork, industrySynonyms, searchIndustries } from './industries.ts'
import { fold } from './search.ts'

it.each([
  ['taxi', 'Taxi service'],
  ['council', 'Local government'],
  ['nhs', 'Health care: NHS'],
  ['plumbing & heating', 'Plumbing and heating'],
  ['shop', 'Retailing'],
])('for "%s" lists %s first', (typed, first) => {
  expect(searchIndustries(typed)[0]?.desc).toBe(first)
})

it('does not offer the industries of people who do not work', () => {
  expect(searchIndustries('none')).toEqual([])
})

it('has synonyms only for industries in the list, and finds the industry by each synonym', () => {
  for (const [code, words] of Object.entries(industrySynonyms)) {
    expect(isCode(industriesInWork, code)).toBe(true)
    for (const word of words) expect(searchIndustries(word).map((entry) => entry.code)).toContain(code)
  }
})

it('is in alphabetical order, which decides between equal matches', () => {
  const names = industriesInWork.map((entry) => fold(entry.desc))
  expect(names).toEqual([...names].sort())
})
