import { describe, expect, it } from 'vitest'
import { isCode } from './code-list'
import { searchOffences } from './offence-search'
import { offenceSynonyms } from './offence-synonyms'
import { offences } from './offences'

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
  ])('finds "%s" first as %s', (typed, code) => {
    expect(found(typed)[0]).toBe(code)
  })

  it('finds the codes that begin with the letters typed', () => {
    expect(found('sp')).toEqual(expect.arrayContaining(['SP10', 'SP20', 'SP30', 'SP40', 'SP50']))
  })

  it('finds an offence first by its code', () => {
    for (const offence of offences) expect(searchOffences(offence.code)[0]).toBe(offence)
  })

  it('finds an offence by code and words together', () => {
    expect(found('sp30 exceeding')[0]).toBe('SP30')
  })
})

it('has synonyms only for offences on the list, and each of them is found', () => {
  for (const [code, words] of Object.entries(offenceSynonyms)) {
    expect(isCode(offences, code)).toBe(true)
    for (const word of words) expect(found(word)).toContain(code)
  }
})
