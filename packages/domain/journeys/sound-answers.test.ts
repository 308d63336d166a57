import { expect, it } from 'vitest'
import type { Answers } from '../questions/answers'
import { aDriver } from '../questions/people/testing'
import { aCar } from '../questions/vehicle/testing'
import { fromPounds } from '../values/pence'
import { journeyDefinition } from './catalogue'
import { sanitiseAnswers } from './sound-answers'

/** Anything may have been stored. */
const sound = (stored: object) => sanitiseAnswers(stored as Answers, journeyDefinition)

it('leaves out what cannot be an answer, and keeps the rest as it is', () => {
  const stored = {
    vehicleDetails: {
      registration: 5,
      value: '8500',
      annualMileage: 8_000,
      vehicleInfo: { make: 'Ford' },
      isRestored: 1,
    },
    proposerDetails: {
      firstName: 'Jo',
      dateOfBirth: '1700-02-01',
      address: 'Leeds',
      motoringClaims: [null],
      other: 1,
    },
    coverDetails: {
      effectiveFrom: { date: '2026-11-20', hour: 25, minute: 0 },
      voluntaryExcess: fromPounds(100),
    },
    additionalDrivers: [{ ...aDriver, lastNames: ['Ng'], isMainDriver: 'yes' }, null],
    additionalQuestions: { howDidYouHearAboutUs: {}, '5f2a': 'kept' },
  }
  const { lastNames: _list, ...driver } = aDriver
  expect(sound(stored)).toEqual({
    vehicleDetails: { annualMileage: 8_000 },
    proposerDetails: { firstName: 'Jo', other: 1 },
    coverDetails: { voluntaryExcess: 10_000 },
    additionalDrivers: [driver, {}],
    additionalQuestions: { '5f2a': 'kept' },
  })
})

it('makes nothing of what is no answers at all', () => {
  const nothing = {
    vehicleDetails: {},
    proposerDetails: {},
    coverDetails: {},
    additionalDrivers: [],
    additionalQuestions: {},
  }
  expect(sound({})).toEqual(nothing)
  expect(
    sound({ vehicleDetails: null, proposerDetails: 'x', coverDetails: 1, additionalDrivers: {} }),
  ).toEqual(nothing)
})

it('keeps a vehicle that was looked up', () => {
  expect(sound({ vehicleDetails: { vehicleInfo: aCar } }).vehicleDetails.vehicleInfo).toEqual(aCar)
})
