import { describe, expect, it } from 'vitest'
import { blankAddress } from '../../values/address.ts'
import { type AddressUnderWay, addressText, readAddressText } from './address.ts'

const search = { house: '12', postcode: 'ls1 1' }
const hit = (number: number) => ({ itemId: String(number), searchResult: `${number} Example Row, Leeds` })

describe('an address in progress', () => {
  it.each<AddressUnderWay>([
    { at: 'search', search },
    { at: 'search', search, before: { ...blankAddress, line1: '9 Old Road' } },
    { at: 'list', search, hits: [hit(1), hit(2)] },
    { at: 'list', search, hits: [hit(1), hit(2)], chosen: '2' },
    { at: 'by-hand', search, lines: { ...blankAddress, line1: '12 High Str' } },
  ])('is stored as the text of its field, at any stage: %j', (underWay) => {
    expect(readAddressText(addressText(underWay))).toEqual(underWay)
  })

  it('is reduced to its search when the list is too long to save', () => {
    const hits = Array.from({ length: 500 }, (_, index) => hit(index))
    expect(readAddressText(addressText({ at: 'list', search, hits }))).toEqual({ at: 'search', search })
  })

  it.each([
    '',
    'LS1 1AA',
    'null',
    '{"at":"search"}',
    '{"at":"search","search":{"house":1,"postcode":""}}',
    '{"at":"list","search":{"house":"","postcode":""},"hits":[{}]}',
    '{"at":"by-hand","search":{"house":"","postcode":""},"lines":{"line1":"x"}}',
    '{"at":"card","search":{"house":"","postcode":""}}',
  ])('is not read from text in another format: %s', (text) => {
    expect(readAddressText(text)).toBeUndefined()
  })
})
