import { expect, it } from 'vitest'
import { isCode } from './code-list.ts'
import {
  licensingAuthorities,
  licensingAuthoritySynonyms,
  searchLicensingAuthorities,
} from './licensing-authorities.ts'
import { fold } from './search.ts'

const found = (typed: string) => searchLicensingAuthorities(typed).map((authority) => authority.desc)

it.each([
  ['tfl', 'Transport for London'],
  ['london', 'Transport for London'],
  ['wolver', 'Wolverhampton'],
  ['kings lynn', "King's Lynn and West Norfolk"],
  ['stoke on trent', 'Stoke-on-Trent'],
  ['harrogate', 'North Yorkshire'],
  ['belfast', 'Driver and Vehicle Agency (DVA)'],
  ['glasgow', 'Glasgow City'],
])('for "%s" lists %s first', (typed, first) => {
  expect(found(typed)[0]).toBe(first)
})

it('has every licensing authority of the four nations once', () => {
  const [england, wales, scotland, northernIreland] = [263, 22, 32, 1] as const
  const codes = new Set(licensingAuthorities.map(({ code }) => code))
  expect(licensingAuthorities).toHaveLength(england + wales + scotland + northernIreland)
  expect(codes.size).toBe(licensingAuthorities.length)
})

it('has synonyms only for authorities in the list, and finds the authority by each synonym', () => {
  for (const [code, words] of Object.entries(licensingAuthoritySynonyms)) {
    expect(isCode(licensingAuthorities, code)).toBe(true)
    for (const word of words) {
      expect(searchLicensingAuthorities(word).map((authority) => authority.code)).toContain(code)
    }
  }
})

it('is in alphabetical order, which decides between equal matches', () => {
  const names = licensingAuthorities.map((entry) => fold(entry.desc))
  expect(names).toEqual([...names].sort())
})
