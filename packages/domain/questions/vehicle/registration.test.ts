import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { localDate } from '../../values/local-date.ts'
import { noAnswers, type VehicleDetails } from '../answers.ts'
import { registration, vehicleNotFound } from './registration.ts'
import { aCar, aVan } from './testing.ts'

function check(subject: VehicleDetails, id: keyof typeof journeys = 'acorn_pc') {
  const answers = { ...noAnswers, vehicleDetails: subject }
  return registration.validate(subject.registration, {
    terms: journeys[id],
    answers,
    subject,
    today: localDate('2026-11-15'),
  })
}

const searched: VehicleDetails = {
  registration: 'AA19 AAA',
  searchedRegistration: 'AA19AAA',
  vehicleInfo: aCar,
}

describe('the registration', () => {
  it('is required [VEH-05]', () => {
    expect(check({})).toEqual({
      key: 'registrationRequired',
      message: 'Please enter your vehicle registration',
    })
    expect(check({ registration: '   ' })?.key).toBe('registrationRequired')
  })

  it('must be 1 to 9 letters, digits or spaces [VEH-06]', () => {
    expect(check({ registration: 'AB-12' })).toEqual({
      key: 'validRegistration',
      message: 'Please enter a valid registration',
    })
    expect(check({ registration: 'AB12 CDEFG' })?.key).toBe('validRegistration')
  })

  it('must have been searched [VEH-07]', () => {
    expect(check({ registration: 'AA19AAA' })).toEqual({
      key: 'searchRegistration',
      message: 'Please search for your vehicle before continuing',
    })
    expect(check(searched)).toBeUndefined()
  })

  it('must be searched again when it differs from the one searched, ignoring spaces [VEH-07]', () => {
    expect(check({ ...searched, registration: 'AA19 AAB' })?.key).toBe('searchRegistration')
    expect(check({ ...searched, registration: 'AA19AAA' })).toBeUndefined()
  })

  it('never passes a vehicle the journey cannot insure, regardless of the source of the answers [VEH-11]', () => {
    expect(check({ ...searched, vehicleInfo: aVan })?.key).toBe('searchRegistration')
    expect(check({ ...searched, vehicleInfo: aVan }, 'flag_taxi')?.key).toBe('flagCVError')
  })

  it('is valid without a search on a restored quote that has no vehicle data [VEH-19]', () => {
    expect(check({ registration: 'AA19AAA', isRestored: true })).toBeUndefined()
  })
})

it('names the brand and its phone number when the vehicle is not found [VEH-16]', () => {
  expect(vehicleNotFound({ name: 'Acorn', phone: '0113 496 0100' }).message).toBe(
    "We couldn't find your vehicle. Please check the registration or call Acorn on 0113 496 0100.",
  )
})

describe('a vehicle that a comparison site described without its plate', () => {
  const described: VehicleDetails = { isQuotedWithoutPlate: true, vehicleInfo: aCar }

  it('needs no plate to be priced, if the journey insures it [VLS-01]', () => {
    expect(check(described)).toBeUndefined()
    expect(check({ ...described, vehicleInfo: aVan })?.key).toBe('searchRegistration')
  })

  it('must be searched once a plate is entered, and needs a plate if there is no vehicle', () => {
    expect(check({ ...described, registration: 'AA19 AAA' })?.key).toBe('searchRegistration')
    expect(check({ isQuotedWithoutPlate: true })?.key).toBe('registrationRequired')
  })
})
