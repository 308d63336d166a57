import { describe, expect, it } from 'vitest'
import { blankAddress, type FullAddress, isAddress, tidyAddress, toAddress } from './address.ts'

const found: FullAddress = {
  line1: 'Flat 2',
  line2: '12 Quince Lane',
  line3: 'Old Town',
  city: 'LONDON',
  company: '',
  postalCode: 'id11qd',
}

describe('converting a found address', () => {
  it('copies the lines, with the postal code as the postcode and the United Kingdom as the country [DAT-13]', () => {
    expect(toAddress(found)).toEqual({
      line1: 'Flat 2',
      line2: '12 Quince Lane',
      line3: 'Old Town',
      line4: '',
      city: 'LONDON',
      county: '',
      postcode: 'ID1 1QD',
      country: 'United Kingdom',
    })
  })

  it('puts a company name before the first line and loses no line [DAT-13]', () => {
    expect(toAddress({ ...found, company: 'Quince Ltd' })).toMatchObject({
      line1: 'Quince Ltd',
      line2: 'Flat 2',
      line3: '12 Quince Lane',
      line4: 'Old Town',
    })
  })

  it('adds no line for a blank company name', () => {
    expect(toAddress({ ...found, company: ' ' }).line1).toBe('Flat 2')
  })
})

describe('a stored address', () => {
  it('contains no unprintable characters, which pasted text may have', () => {
    const pasted = { ...blankAddress, line1: '\u202A1 High\tStreet\u202C', postcode: '\u202ALS1 1A\u202C' }
    expect(tidyAddress(pasted)).toMatchObject({ line1: '1 High Street', postcode: 'LS1 1A' })
  })

  it('has trimmed lines and a postcode in standard form', () => {
    const typed = { ...blankAddress, line1: ' 1 High Street ', city: 'Leeds ', postcode: 'ls1-1aa' }
    expect(tidyAddress(typed)).toEqual({
      ...blankAddress,
      line1: '1 High Street',
      city: 'Leeds',
      postcode: 'LS1 1AA',
    })
  })

  it('keeps an invalid postcode, for its question to refuse', () => {
    expect(tidyAddress({ ...blankAddress, postcode: ' LS1 ' }).postcode).toBe('LS1')
  })
})

it('distinguishes an address from any other value', () => {
  expect(isAddress(blankAddress)).toBe(true)
  const { county: _, ...short } = blankAddress
  for (const other of [undefined, null, '1 High Street', {}, short, { ...blankAddress, city: 1 }])
    expect(isAddress(other)).toBe(false)
})
