import { describe, expect, it } from 'vitest'
import { aPurchase } from '../purchase/testing.ts'
import { wordsOf } from '../questions/asking.ts'
import { addressText } from '../questions/kinds/address.ts'
import { aProposer } from '../questions/people/testing.ts'
import { blankAddress } from '../values/address.ts'
import { askedOfBilling, type Billing, mustSaveCard, readBilling, sameAddress } from './billing-form.ts'

const { terms, answers, today } = aPurchase()
const here: Billing = { terms, answers, today }
const elsewhere = { ...blankAddress, line1: '2 Other Row', city: 'Leeds', postcode: 'LS1 1AA' }
const messagesFor = (typed: Record<string, string>, billing = here) =>
  readBilling(typed, billing).fieldErrors.map(({ field, message }) => [field, message])
const no = { 'billing.billingDetails': 'no' }
const somebody = {
  ...no,
  'billing.cardholderFirstName': 'Jo',
  'billing.cardholderLastName': 'Ng',
  'billing.cardholderEmail': 'jo@ng.example',
}

describe('the card form', () => {
  it('contains these answers and no card data; an address entered manually has first line, town and postcode [DAT-30] [T27]', () => {
    const lines = { ...blankAddress, line1: '2 Other Row', city: 'Leeds', postcode: 'ls1 1aa' }
    const written = {
      ...somebody,
      'billing.cardholderAddress': addressText({
        at: 'by-hand',
        search: { house: '2', postcode: 'ls1 1aa' },
        lines,
      }),
      'billing.saveCard': 'dont-save',
    }
    expect(messagesFor(written)).toEqual([])
    expect(readBilling(written, here).values).toEqual({
      billingDetails: false,
      cardholderFirstName: 'Jo',
      cardholderLastName: 'Ng',
      cardholderEmail: 'jo@ng.example',
      cardholderAddress: elsewhere,
      saveCard: false,
    })
  })

  it('must state whether the address is the same, and needs nothing more if it is [CRD-05] [CRD-06]', () => {
    expect(messagesFor({})).toEqual([
      [
        'billing.billingDetails',
        'Please choose whether your billing address is the same as your home address',
      ],
    ])
    expect(messagesFor({ 'billing.billingDetails': 'yes' })).toEqual([])
  })

  it('shows the home address it would use, so that the customer need not enter it again [CRD-05]', () => {
    const asking = { terms, answers, today, subject: {} }
    const { address } = aProposer
    expect(sameAddress.hint && wordsOf(sameAddress.hint, asking)).toContain(address?.line1)
  })

  it('asks for the cardholder and the address after a no, each with its own message [CRD-05] [CRD-06] [CRD-07]', () => {
    expect(askedOfBilling({ billingDetails: false }, here).map(({ question }) => question.name)).toEqual([
      'billingDetails',
      'cardholderFirstName',
      'cardholderLastName',
      'cardholderEmail',
      'cardholderAddress',
      'saveCard',
    ])
    expect(messagesFor(no)).toEqual([
      ['billing.cardholderFirstName', "Please enter the cardholder's first name"],
      ['billing.cardholderLastName', "Please enter the cardholder's last name"],
      ['billing.cardholderEmail', 'Email address is a required field'],
      ['billing.cardholderAddress', 'Please enter your address'],
    ])
  })

  it.each(['jo', 'jo@', 'jo ng@example.com', '@example.com'])(
    'refuses the email address %j [CRD-07]',
    (typed) => {
      expect(
        messagesFor({ ...somebody, 'billing.cardholderEmail': typed }, { ...here, address: elsewhere }),
      ).toEqual([['billing.cardholderEmail', 'Please enter a valid email address']])
    },
  )

  it.each(['Jo!', 'J0', 'Jo<b>'])('refuses special characters in a name: %j [CRD-06]', (typed) => {
    const messages = messagesFor(
      { ...somebody, 'billing.cardholderFirstName': typed },
      { ...here, address: elsewhere },
    )
    expect(messages).toEqual([
      ['billing.cardholderFirstName', expect.stringMatching(/^Please use only letters/)],
    ])
  })

  it('accepts an address that was found, but not one the customer is replacing [CRD-05] [ADR-08]', () => {
    const found = { ...here, address: elsewhere }
    expect(readBilling(somebody, found).values.cardholderAddress).toEqual(elsewhere)
    expect(messagesFor(somebody, found)).toEqual([])
    const search = JSON.stringify({ at: 'search', search: { house: '2', postcode: '' } })
    expect(messagesFor({ ...somebody, 'billing.cardholderAddress': search }, found)).toEqual([
      ['billing.cardholderAddress', 'Please enter your address'],
    ])
  })

  it('reports the missing part of an address once there is a first line [ADR-08]', () => {
    expect(messagesFor(somebody, { ...here, address: { ...elsewhere, postcode: '' } })).toEqual([
      ['billing.cardholderAddress', expect.stringMatching(/postcode/)],
    ])
  })

  it('saves the card unless the customer chooses not to [CRD-04]', () => {
    expect(readBilling({}, here).values.saveCard).toBe(true)
    expect(readBilling({ 'billing.saveCard': 'dont-save' }, here).values.saveCard).toBe(false)
    expect(messagesFor({ 'billing.billingDetails': 'yes', 'billing.saveCard': '' })).toEqual([
      ['billing.saveCard', 'Please choose whether we should save your card'],
    ])
  })

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])(
    'on a restart (%s) with automatic renewal (%s) must save the card: %s [CRD-12]',
    (isRestart, automaticRenewal, must) => {
      expect(mustSaveCard({ isRestart, automaticRenewal })).toBe(must)
    },
  )
})
