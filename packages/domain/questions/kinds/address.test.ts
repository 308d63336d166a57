import { describe, expect, it } from 'vitest'
import { asked } from '../people/testing.ts'
import {
  address,
  addressText,
  validateAccountHolderAddress,
  validateAddress,
  validateAddressSearch,
} from './address.ts'

const empty = {
  line1: '',
  line2: '',
  line3: '',
  line4: '',
  city: '',
  county: '',
  postcode: '',
  country: 'United Kingdom',
}
const whole = { ...empty, line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA' }

describe('an address', () => {
  it('requires a first line, a town or city and a postcode [ADR-08]', () => {
    expect(validateAddress(empty).map(({ name, message }) => [name, message])).toEqual([
      ['line1', 'Please enter the first line of the address'],
      ['city', 'Please enter the town or city'],
      ['postcode', 'Please enter a postcode'],
    ])
    expect(validateAddress(whole)).toEqual([])
    expect(validateAddress({ ...whole, city: '  ' }).map(({ name }) => name)).toEqual(['city'])
  })

  it('requires no town from the holder of a bank account [ADR-09]', () => {
    expect(validateAccountHolderAddress(empty).map(({ name }) => name)).toEqual(['line1', 'postcode'])
    expect(validateAccountHolderAddress({ ...whole, city: '' })).toEqual([])
  })

  it('requires a valid postcode, including islands and forces [ADR-13]', () => {
    expect(validateAddress({ ...whole, postcode: 'LEEDS' })).toEqual([
      {
        name: 'postcode',
        key: 'postcodeNotValid',
        message: 'Please enter a full UK postcode, like SW1A 1AA',
      },
    ])
    for (const postcode of ['BFPO 57', 'GIR 0AA', 'JE2 3AB', 'ASCN 1ZZ'])
      expect(validateAddress({ ...whole, postcode })).toEqual([])
  })

  it('is shown by its lines that are not empty', () => {
    expect(address.show({ ...whole, county: 'West Yorkshire' })).toBe(
      '1 High Street, Leeds, West Yorkshire, LS1 1AA',
    )
  })

  it('has lines of at most 100 characters, as sent, and not only invisible characters', () => {
    expect(validateAddress({ ...whole, line2: 'x'.repeat(100) })).toEqual([])
    expect(validateAddress({ ...whole, line2: 'x'.repeat(101), country: 'x'.repeat(101) })).toMatchObject([
      { name: 'line2', key: 'addressLineTooLong' },
      { name: 'country', key: 'addressLineTooLong' },
    ])
    expect(validateAddress({ ...whole, line1: '\u202A\u202C' })).toMatchObject([
      { name: 'line1', key: 'line1Required' },
    ])
  })

  it('that is being entered is the text of its lines, tidied', () => {
    const lines = { ...whole, line1: ' 1 High Street', postcode: 'ls11aa' }
    const text = addressText({ at: 'by-hand', search: { house: '', postcode: '' }, lines })
    expect(address.read(text, asked({}))).toEqual({ ok: true, value: whole })
  })

  it('that is being searched for is not an answer yet, and neither is any other text', () => {
    const search = { house: '1', postcode: 'LS1 1AA' }
    for (const text of [addressText({ at: 'search', search }), '1 High Street'])
      expect(address.read(text, asked({}))).toEqual({ ok: true, value: undefined })
  })
})

const messages = (house: string, postcode: string) =>
  validateAddressSearch({ house, postcode }).map(({ name, message }) => [name, message])

it('requires a house and a postcode for a search [ADR-02]', () => {
  expect(messages(' ', '')).toEqual([
    ['house', 'Please enter the house name or number'],
    ['postcode', 'Please enter a postcode'],
  ])
  expect(messages('12', '')).toEqual([['postcode', 'Please enter a postcode']])
  expect(messages('', 'SW1A 1AA')).toEqual([['house', 'Please enter the house name or number']])
})

it('requires a valid postcode for a search [ADR-02]', () => {
  expect(messages('12', 'LEEDS')).toEqual([['postcode', 'Please enter a full UK postcode, like SW1A 1AA']])
})

it.each(['SW1A 1AA', 'sw1a1aa', 'SW1A-1AA', 'BFPO 57'])('accepts %s for a search', (postcode) => {
  expect(messages('Rose Cottage', postcode)).toEqual([])
})
