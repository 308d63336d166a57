import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aProposer } from '../questions/people/testing.ts'
import { blankAddress } from '../values/address.ts'
import { BILLING_LINE_MAXIMUM, payerOf, splitLongLine } from './payer.ts'

const elsewhere = { ...blankAddress, line1: '2 Other Row', city: 'Leeds', postcode: 'LS1 1AA' }
const other = {
  billingDetails: false,
  cardholderFirstName: 'Jo',
  cardholderLastName: 'Ng',
  cardholderEmail: 'jo@ng.example',
}

describe('the payer', () => {
  it('is the policy holder at their home address when the billing address is the same [CRD-05]', () => {
    expect(payerOf({ billingDetails: true, cardholderFirstName: 'Left' }, aProposer)).toEqual({
      firstName: aProposer.firstName,
      lastName: aProposer.lastNames,
      email: aProposer.emailAddress,
      address: aProposer.address,
    })
  })

  it('is the cardholder of the form when the billing address is another one [CRD-05]', () => {
    expect(payerOf({ ...other, cardholderAddress: elsewhere }, aProposer)).toEqual({
      firstName: 'Jo',
      lastName: 'Ng',
      email: 'jo@ng.example',
      address: elsewhere,
    })
  })

  it('has the policy holder’s address when no billing postcode was entered [CRD-10]', () => {
    expect(payerOf(other, aProposer)?.address).toEqual(aProposer.address)
    expect(
      payerOf({ ...other, cardholderAddress: { ...elsewhere, postcode: '' } }, aProposer)?.address,
    ).toEqual(aProposer.address)
  })

  it('has no address line longer than a provider accepts [CRD-17]', () => {
    const long = { ...elsewhere, line1: 'Apartment 1204, The Old Weaving Shed, Canal Street, Ancoats Mills' }
    expect(payerOf({ ...other, cardholderAddress: long }, aProposer)?.address).toMatchObject({
      line1: 'Apartment 1204, The Old Weaving Shed, Canal Street',
      line2: 'Ancoats Mills',
    })
  })

  it('has no email address where a restored quote shows it masked [T23]', () => {
    const payer = payerOf({ billingDetails: true }, { ...aProposer, emailAddress: 'a•••@morgan.example' })
    expect(payer).toMatchObject({ firstName: aProposer.firstName })
    expect(payer).not.toHaveProperty('email')
  })

  it('is undefined while the policy holder is not known', () => {
    expect(payerOf({ billingDetails: true }, {})).toBeUndefined()
  })
})

const at = (line1: string, line2 = '', line3 = '') => ({ ...blankAddress, line1, line2, line3 })
const linesOf = (line1: string, line2 = '', line3 = '') => {
  const split = splitLongLine(at(line1, line2, line3))
  return [split.line1, split.line2, split.line3]
}

describe('a billing address', () => {
  it('is unchanged with a first line of 50 characters or fewer [CRD-17] [CON-32]', () => {
    const fifty = `${'Flat 1, '.repeat(5)}The Mill H`
    expect(fifty).toHaveLength(50)
    const address = at(fifty, 'Mill Lane')
    expect(splitLongLine(address)).toBe(address)
  })

  it('with a first line of 51 characters is split at its commas, as many parts to a line as fit [CRD-17] [D-202]', () => {
    const oneMore = `${'Flat 1, '.repeat(5)}The Mill Ho`
    expect(oneMore).toHaveLength(51)
    expect(linesOf(oneMore)).toEqual(['Flat 1, Flat 1, Flat 1, Flat 1, Flat 1', 'The Mill Ho', ''])
    expect(linesOf('Apartment 1204, The Old Weaving Shed, Canal Street, Ancoats Mills, Riverside')).toEqual([
      'Apartment 1204, The Old Weaving Shed, Canal Street',
      'Ancoats Mills, Riverside',
      '',
    ])
  })

  it('is split at a space where there is no comma [D-202]', () => {
    expect(linesOf('The Converted Engine House Behind The Old Railway Station Yard')).toEqual([
      'The Converted Engine House Behind The Old Railway',
      'Station Yard',
      '',
    ])
  })

  it('is split at 50 characters where there is no space either', () => {
    expect(linesOf('x'.repeat(60))).toEqual(['x'.repeat(50), 'x'.repeat(10), ''])
  })

  it('keeps the existing lower lines after the split first line [D-202]', () => {
    expect(linesOf('Apartment 1204, The Old Weaving Shed, Ancoats Mills, Riverside', 'Mill Lane')).toEqual([
      'Apartment 1204, The Old Weaving Shed',
      'Ancoats Mills, Riverside, Mill Lane',
      '',
    ])
  })

  it('loses only what does not fit three lines, and nothing of the rest of the address [D-202]', () => {
    const long = {
      ...at(`${'a'.repeat(49)}, ${'b'.repeat(49)}`, 'c'.repeat(49), 'd'.repeat(49)),
      city: 'Leeds',
    }
    expect(splitLongLine(long)).toEqual({
      ...long,
      line1: 'a'.repeat(49),
      line2: 'b'.repeat(49),
      line3: 'c'.repeat(49),
    })
  })

  it('always has three lines that fit, and the first is not empty [CRD-17]', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'Z', ' ', ','), minLength: 51, maxLength: 100 })
    fc.assert(
      fc.property(text, (line1) => {
        fc.pre(/[a-z]/i.test(line1))
        const lines = linesOf(line1)
        expect(lines.every((line) => line.length <= BILLING_LINE_MAXIMUM)).toBe(true)
        expect(lines[0]).not.toBe('')
      }),
    )
  })
})
