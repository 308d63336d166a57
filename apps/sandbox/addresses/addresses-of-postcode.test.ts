import { describe, expect, it } from 'vitest'
import { addressesOfPostcode } from './addresses-of-postcode.ts'
import { areas, type Postcode, readPostcode } from './postcode.ts'

function postcode(text: string): Postcode {
  const read = readPostcode(text)
  if (read === undefined) throw new Error(`${text} should be well formed`)
  return read
}

describe('the addresses of a postcode', () => {
  it('are the same every time, each with a unique number', () => {
    const list = addressesOfPostcode(postcode('BS1 4DJ'))
    expect(addressesOfPostcode(postcode('bs14dj'))).toEqual(list)
    expect(new Set(list.map((address) => address.udprn)).size).toBe(list.length)
  })

  it('have the post town and country of the area', () => {
    expect(addressesOfPostcode(postcode('EH1 1AA'))[0]).toMatchObject({
      post_town: 'EDINBURGH',
      country: 'Scotland',
      postcode: 'EH1 1AA',
    })
  })

  it('include a row of houses with one number 1, flats, a named house and a firm', () => {
    const list = addressesOfPostcode(postcode('ID1 1QD'))
    expect(list.filter((address) => address.building_number === '1')).toHaveLength(1)
    expect(list.filter((address) => address.sub_building_name === 'Flat 1')).toHaveLength(1)
    expect(list.filter((address) => address.building_name !== '')).toHaveLength(1)
    expect(list.filter((address) => address.organisation_name !== '')).toHaveLength(1)
  })

  it('differ between postcodes', () => {
    const streets = areas.map(({ area }) => addressesOfPostcode(postcode(`${area}1 1AA`))[0]?.thoroughfare)
    expect(new Set(streets).size).toBeGreaterThan(60)
  })
})
