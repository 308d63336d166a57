import { describe, expect, it } from 'vitest'
import { addressesOfHouse, type PostalAddress, postalAddress } from './addresses-of-house.ts'

const street = [
  house('1'),
  house('1A'),
  house('2'),
  house('10'),
  house('12', 'Flat 1'),
  house('12', 'Flat 2'),
  house('12', 'Flat 10'),
  named('Rose Cottage'),
  named('The Old Forge'),
]

function house(number: string, flat = ''): PostalAddress {
  const lines = flat ? { line_1: flat, line_2: `${number} Quince Lane` } : { line_1: `${number} Quince Lane` }
  return address({ ...lines, building_number: number, sub_building_name: flat })
}

function named(name: string): PostalAddress {
  return address({ line_1: name, line_2: 'Quince Lane', building_name: name })
}

function address(parts: object): PostalAddress {
  return postalAddress.parse({ udprn: 1, line_1: '', post_town: 'LONDON', postcode: 'ID1 1QD', ...parts })
}

const found = (asked: string) => addressesOfHouse(street, asked).map(({ line_1 }) => line_1)

describe('the addresses of a house', () => {
  it.each([
    ['1', ['1 Quince Lane']],
    ['1a', ['1A Quince Lane']],
    ['10', ['10 Quince Lane']],
    ['12', ['Flat 1', 'Flat 2', 'Flat 10']],
    ['flat 1', ['Flat 1']],
    ['FLAT1', street.map(({ line_1 }) => line_1)],
    ['Flat', ['Flat 1', 'Flat 2', 'Flat 10']],
    ['flat 2, 12', ['Flat 2']],
    [' rose  cottage ', ['Rose Cottage']],
    ['rose', ['Rose Cottage']],
    ['the old-forge', ['The Old Forge']],
    ['1 quince lane', ['1 Quince Lane']],
  ])('%j finds %j', (asked, expected) => {
    expect(found(asked)).toEqual(expected)
  })

  it.each(['99', 'Windermere', ''])('%j, which matches none, returns all to choose from', (asked) => {
    expect(found(asked)).toHaveLength(street.length)
  })
})
