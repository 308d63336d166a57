import { describe, expect, it } from 'vitest'
import { aProposer } from '../../questions/people/testing'
import { blankAddress } from '../../values/address'
import { payerOf } from './payer'

const elsewhere = { ...blankAddress, line1: '2 Other Row', city: 'Leeds', postcode: 'LS1 1AA' }
const other = {
  billingDetails: false,
  cardholderFirstName: 'Jo',
  cardholderLastName: 'Ng',
  cardholderEmail: 'jo@ng.example',
}

describe('whose card it is', () => {
  it('is the policy holder, at home, when the address is the same [CRD-05]', () => {
    expect(payerOf({ billingDetails: true, cardholderFirstName: 'Left' }, aProposer)).toEqual({
      firstName: aProposer.firstName,
      lastName: aProposer.lastNames,
      email: aProposer.emailAddress,
      address: aProposer.address,
    })
  })

  it('is the cardholder of the form when it is not [CRD-05]', () => {
    expect(payerOf({ ...other, cardholderAddress: elsewhere }, aProposer)).toEqual({
      firstName: 'Jo',
      lastName: 'Ng',
      email: 'jo@ng.example',
      address: elsewhere,
    })
  })

  it('is at the policy holder’s address when no billing postcode was entered [CRD-10]', () => {
    expect(payerOf(other, aProposer)?.address).toEqual(aProposer.address)
    expect(
      payerOf({ ...other, cardholderAddress: { ...elsewhere, postcode: '' } }, aProposer)?.address,
    ).toEqual(aProposer.address)
  })

  it('has no line longer than a provider takes [CRD-17]', () => {
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

  it('is nobody while we do not know whose policy it is', () => {
    expect(payerOf({ billingDetails: true }, {})).toBeUndefined()
  })
})
