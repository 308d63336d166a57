import { describe, expect, it } from 'vitest'
import { entryOf, isCode } from './code-list.ts'
import { offenceSynonyms, offences, searchOffences } from './offences.ts'

it('has a description and a category for each offence', () => {
  expect(entryOf(offences, 'SP30')).toEqual({
    code: 'SP30',
    desc: 'Exceeding statutory speed limit on a public road',
    category: 'Speed limit',
  })
})

describe('the variants of an offence', () => {
  it('end in 2 for aiding, 4 for causing and 6 for inciting', () => {
    expect(entryOf(offences, 'IN12')?.desc).toBe(
      'Aiding or abetting: using a vehicle uninsured against third party risks',
    )
    expect(entryOf(offences, 'IN14')?.desc).toBe(
      'Causing or permitting: using a vehicle uninsured against third party risks',
    )
    expect(entryOf(offences, 'IN16')?.desc).toBe(
      'Inciting: using a vehicle uninsured against third party risks',
    )
  })

  it('do not exist for codes that do not end in 0', () => {
    expect(['TT92', 'TT94', 'MR02', 'MR16'].filter((code) => isCode(offences, code))).toEqual([])
    const own = offences.filter((offence) => !/[246]$/.test(offence.code))
    const endingInNought = own.filter((offence) => offence.code.endsWith('0'))
    expect(own).toHaveLength(79)
    expect(offences).toHaveLength(own.length + 3 * endingInNought.length)
  })
})

const found = (typed: string) => searchOffences(typed).map((offence) => offence.code)

describe('searching offences', () => {
  it.each([
    ['sp30', 'SP30'],
    ['SP30', 'SP30'],
    ['IN14', 'IN14'],
    ['speeding', 'SP30'],
    ['mobile phone', 'CU80'],
    ['no insurance', 'IN10'],
    ['drink driving', 'DR10'],
    ['red light', 'TS10'],
    ['dangerous driving', 'DD40'],
  ])('for "%s" lists %s first', (typed, code) => {
    expect(found(typed)[0]).toBe(code)
  })

  it('finds the codes that begin with the letters typed', () => {
    expect(found('sp')).toEqual(expect.arrayContaining(['SP10', 'SP20', 'SP30', 'SP40', 'SP50']))
  })

  it('lists an offence first for its code', () => {
    for (const offence of offences) expect(searchOffences(offence.code)[0]).toBe(offence)
  })

  it('finds an offence by code and words together', () => {
    expect(found('sp30 exceeding')[0]).toBe('SP30')
  })
})

it('has synonyms only for offences in the list, and finds the offence by each synonym', () => {
  for (const [code, words] of Object.entries(offenceSynonyms)) {
    expect(isCode(offences, code)).toBe(true)
    for (const word of words) expect(found(word)).toContain(code)
  }
})
