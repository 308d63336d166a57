import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys'
import { type Answers, noAnswers } from '../questions/answers'
import { aCar, aVan } from '../questions/vehicle/testing'
import type { JourneyId } from '../terms/identity'
import { localDate } from '../values/local-date'
import { maskEmail, maskLicenceNumber } from '../values/masked'
import { carriedOver, sisterProduct } from './sister-product'
import type { ExplainedReason } from './underwriting-reasons'

const today = localDate('2026-11-15')
const person = (born: string, vehicleInfo = aCar): Answers => ({
  ...noAnswers,
  vehicleDetails: { vehicleInfo, vehicleUse: 'PR' },
  proposerDetails: { dateOfBirth: localDate(born) },
  coverDetails: { levelOfCover: 'COMP', hasAgreedDisclaimer: true },
})
const sister = (here: JourneyId, reasons: ExplainedReason[], answers: Answers, hasOthers = false) =>
  sisterProduct(journeys[here], Object.values(journeys), {
    answers,
    refusal: { told: reasons, hasOthers },
    today,
  })?.id

describe('the product that fits instead', () => {
  it.each([
    [
      'who is too young for a taxi: driving is measured',
      'acorn_taxi',
      'young-hire-driver',
      '2006-05-01',
      'acorn_protect',
    ],
    ['who has no full licence', 'acorn_taxi', 'hire-without-full-licence', '1980-05-01', 'acorn_pc'],
    ['the same, and young', 'acorn_taxi', 'hire-without-full-licence', '2005-05-01', 'acorn_protect'],
    ['who drives for public hire', 'acorn_taxi', 'public-hire-driver', '1980-05-01', 'acorn_pc'],
  ] as const)('of %s', (_who, here, reason, born, fits) => {
    expect(sister(here, [reason], person(born))).toBe(fits)
  })

  it.each([
    ['a brand that has no other', 'flag_taxi', ['young-hire-driver'], person('2006-05-01'), false],
    ['a reason that counts everywhere', 'acorn_pc', ['over-age'], person('1930-05-01'), false],
    [
      'a second reason that counts everywhere',
      'acorn_taxi',
      ['young-hire-driver', 'outside-uk'],
      person('2006-05-01'),
      false,
    ],
    ['a reason that is not told', 'acorn_taxi', ['young-hire-driver'], person('2006-05-01'), true],
    ['a vehicle the others do not take', 'acorn_cv', ['van-not-taken'], person('1980-05-01', aVan), false],
    ['nothing said', 'acorn_pc', [], person('1980-05-01'), false],
    ['a vehicle nobody knows', 'acorn_taxi', ['young-hire-driver'], noAnswers, false],
  ] as const)('is none for %s', (_why, here, reasons, answers, hasOthers) => {
    expect(sister(here, [...reasons], answers, hasOthers)).toBeUndefined()
  })

  it('never is one of another brand', () => {
    for (const here of Object.values(journeys)) {
      const found = sister(here.id, ['young-hire-driver'], person('2006-05-01'))
      if (found) expect(journeys[found].brand).toBe(here.brand)
    }
  })
})

describe('what is carried over', () => {
  it('is every answer, but not what was agreed to for another product, nor a use it does not have', () => {
    const carried = carriedOver(person('1980-05-01'), journeys.acorn_pc)
    expect(carried.proposerDetails).toEqual({ dateOfBirth: '1980-05-01' })
    expect(carried.coverDetails).toEqual({ levelOfCover: 'COMP' })
    expect(carried.vehicleDetails).toEqual({ vehicleInfo: aCar })
  })

  it('keeps a use the other has too', () => {
    const social = {
      ...person('1980-05-01'),
      vehicleDetails: { vehicleInfo: aCar, vehicleUse: 'S' },
    } as const
    expect(carriedOver(social, journeys.acorn_protect).vehicleDetails).toEqual({
      vehicleInfo: aCar,
      vehicleUse: 'S',
    })
  })

  it('leaves out what a quote given back shows masked: nobody else knows it [T23]', () => {
    const back: Answers = {
      ...person('1980-05-01'),
      proposerDetails: { firstName: 'Jo', emailAddress: maskEmail('jo.bell@example.com') },
      additionalDrivers: [{ firstName: 'Al', licenceNumber: maskLicenceNumber('BELLA801010A99XX') }],
    }
    const carried = carriedOver(back, journeys.acorn_pc)
    expect(carried.proposerDetails).toEqual({ firstName: 'Jo' })
    expect(carried.additionalDrivers).toEqual([{ firstName: 'Al' }])
  })
})
