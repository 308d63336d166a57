import { expect, it } from 'vitest'
import { isCode } from './code-list'
import { industriesInWork, industrySynonyms, searchIndustries } from './industries'
import { fold } from './search'

it.each([
  ['taxi', 'Taxi service'],
  ['council', 'Local government'],
  ['nhs', 'Health care: NHS'],
  ['plumbing & heating', 'Plumbing and heating'],
  ['shop', 'Retailing'],
])('finds "%s" first as %s', (typed, first) => {
  expect(searchIndustries(typed)[0]?.desc).toBe(first)
})

it('offers no industry of people who do not work', () => {
  expect(searchIndustries('none')).toEqual([])
})

it('has synonyms only for industries on the list, and each of them is found', () => {
  for (const [code, words] of Object.entries(industrySynonyms)) {
    expect(isCode(industriesInWork, code)).toBe(true)
    for (const word of words) expect(searchIndustries(word).map((entry) => entry.code)).toContain(code)
  }
})

it('goes through the list in alphabetical order, which decides among equals', () => {
  const names = industriesInWork.map((entry) => fold(entry.desc))
  expect(names).toEqual([...names].sort())
})
