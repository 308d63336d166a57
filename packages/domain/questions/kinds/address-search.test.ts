import { expect, it } from 'vitest'
import { validateAddressSearch } from './address'

const messages = (house: string, postcode: string) =>
  validateAddressSearch({ house, postcode }).map(({ name, message }) => [name, message])

it('needs a house and a postcode [ADR-02]', () => {
  expect(messages(' ', '')).toEqual([
    ['house', 'Please enter the house name or number'],
    ['postcode', 'Please enter a postcode'],
  ])
  expect(messages('12', '')).toEqual([['postcode', 'Please enter a postcode']])
  expect(messages('', 'SW1A 1AA')).toEqual([['house', 'Please enter the house name or number']])
})

it('needs a postcode that can be one [ADR-02]', () => {
  expect(messages('12', 'LEEDS')).toEqual([['postcode', 'Please enter a full UK postcode, like SW1A 1AA']])
})

it.each(['SW1A 1AA', 'sw1a1aa', 'SW1A-1AA', 'BFPO 57'])('searches %s', (postcode) => {
  expect(messages('Rose Cottage', postcode)).toEqual([])
})
