import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { plainAddress } from '../../testing/plain-customer.ts'
import type { Address } from '../../values/address.ts'
import { localDate } from '../../values/local-date.ts'
import { noAnswers, type VehicleDetails } from '../answers.ts'
import { change } from '../change.ts'
import { applicableSubject } from '../read-subject.ts'
import { isNotKeptAtHomeAddressOverNight, isSameAddress, overnightAddress } from './overnight-address.ts'

const home: Address = { ...plainAddress, line1: '12 High Street' }
const yard: Address = { ...home, line1: 'Unit 4, Mill Yard', postcode: 'LS10 2BB' }

function asking(subject: VehicleDetails = { isNotKeptAtHomeAddressOverNight: true }) {
  const answers = { ...noAnswers, vehicleDetails: subject, proposerDetails: { address: home } }
  return { terms: journeys.acorn_pc, answers, subject, today: localDate('2026-11-15') }
}
const check = (address: Address | undefined) => overnightAddress.validate(address, asking())?.message

describe('the overnight address', () => {
  it('is asked only for a vehicle kept elsewhere, and does not count otherwise [VEH-37]', () => {
    expect(overnightAddress.isAsked?.(asking())).toBe(true)
    const atHome = { isNotKeptAtHomeAddressOverNight: false, overnightAddress: yard }
    expect(overnightAddress.isAsked?.(asking(atHome))).toBe(false)
    expect(applicableSubject([overnightAddress], asking(atHome))).not.toHaveProperty('overnightAddress')
  })

  it('is cleared when the overnight answer changes, and stays when it does not [VEH-37]', () => {
    const elsewhere: VehicleDetails = { isNotKeptAtHomeAddressOverNight: true, overnightAddress: yard }
    expect(change(elsewhere, isNotKeptAtHomeAddressOverNight, false)).not.toHaveProperty('overnightAddress')
    expect(change(elsewhere, isNotKeptAtHomeAddressOverNight, true)).toEqual(elsewhere)
  })

  it('is required [ADR-11]', () => {
    expect(check(undefined)).toBe('Please enter your overnight address')
    expect(check({ ...yard, line1: '  ' })).toBe('Please enter your overnight address')
    expect(check(yard)).toBeUndefined()
  })

  it('requires a town and a valid postcode', () => {
    expect(check({ ...yard, city: '' })).toBe('Please enter the town or city')
    expect(check({ ...yard, postcode: 'nowhere' })).toBe('Please enter a full UK postcode, like SW1A 1AA')
  })

  it('may not be the home address in any notation [ADR-12]', () => {
    const message =
      'The overnight address is the same as the home address provided. Please review your responses.'
    expect(check(home)).toBe(message)
    expect(check({ ...home, line1: ' 12, HIGH  street.', postcode: 'ls11aa', city: 'leeds' })).toBe(message)
  })

  it('is not compared before the home address is entered', () => {
    const { answers, ...rest } = asking()
    expect(
      overnightAddress.validate(home, { ...rest, answers: { ...answers, proposerDetails: {} } }),
    ).toBeUndefined()
  })

  it('has a one-line summary', () => {
    expect(overnightAddress.summary(yard)).toBe('Unit 4, Mill Yard, Leeds, LS10 2BB')
  })
})

it.each([
  ['Flat 1, 2 High Street', 'Flat 12, High Street', false],
  ["St. Mary's House", 'St Marys House', true],
  ['12 High Street', '14 High Street', false],
])('%s and %s at one postcode are the same house: %s', (one, other, isSame) => {
  expect(isSameAddress({ ...home, line1: one }, { ...home, line1: other })).toBe(isSame)
})

it('the same first line at another postcode is not the same house', () => {
  expect(isSameAddress(home, { ...home, postcode: 'LS1 1AB' })).toBe(false)
})
