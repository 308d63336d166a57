import { describe, expect, it } from 'vitest'
import { journeys } from '../journeys/journeys.ts'
import { type Answers, noAnswers } from '../questions/answers.ts'
import { aCar, aVan } from '../questions/vehicle/testing.ts'
import type { JourneyId } from '../terms/identity.ts'
import { localDate } from '../values/local-date.ts'
import { maskEmail, maskLicenceNumber } from '../values/masked.ts'
import { carriedOver, sisterProduct } from './sister-product.ts'
import type { ExplainedReason } from './underwriting-reasons.ts'

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

describe('the sister product', () => {
  it.each([
    [
      'a driver too young for a taxi, on telematics',
      'acorn_taxi',
      'young-hire-driver',
      '2006-05-01',
      'acorn_protect',
    ],
    ['a driver without a full licence', 'acorn_taxi', 'hire-without-full-licence', '1980-05-01', 'acorn_pc'],
    [
      'a young driver without a full licence',
      'acorn_taxi',
      'hire-without-full-licence',
      '2005-05-01',
      'acorn_protect',
    ],
    ['a public hire driver', 'acorn_taxi', 'public-hire-driver', '1980-05-01', 'acorn_pc'],
  ] as const)('exists for %s', (_who, here, reason, born, fits) => {
    expect(sister(here, [reason], person(born))).toBe(fits)
  })

  it.each([
    ['a brand without another product', 'flag_taxi', ['young-hire-driver'], person('2006-05-01'), false],
    ['a reason that applies everywhere', 'acorn_pc', ['over-age'], person('1930-05-01'), false],
    [
      'a second reason that applies everywhere',
      'acorn_taxi',
      ['young-hire-driver', 'outside-uk'],
      person('2006-05-01'),
      false,
    ],
    ['a reason that is not stated', 'acorn_taxi', ['young-hire-driver'], person('2006-05-01'), true],
    ['a vehicle the others do not insure', 'acorn_cv', ['van-not-taken'], person('1980-05-01', aVan), false],
    ['no reason', 'acorn_pc', [], person('1980-05-01'), false],
    ['an unknown vehicle', 'acorn_taxi', ['young-hire-driver'], noAnswers, false],
  ] as const)('does not exist for %s', (_why, here, reasons, answers, hasOthers) => {
    expect(sister(here, [...reasons], answers, hasOthers)).toBeUndefined()
  })

  it('never belongs to another brand', () => {
    for (const here of Object.values(journeys)) {
      const found = sister(here.id, ['young-hire-driver'], person('2006-05-01'))
      if (found) expect(journeys[found].brand).toBe(here.brand)
    }
  })
})

describe('the answers carried over', () => {
  it('are all answers except the agreement made for another product and a use that it does not offer', () => {
    const carried = carriedOver(person('1980-05-01'), journeys.acorn_pc)
    expect(carried.proposerDetails).toEqual({ dateOfBirth: '1980-05-01' })
    expect(carried.coverDetails).toEqual({ levelOfCover: 'COMP' })
    expect(carried.vehicleDetails).toEqual({ vehicleInfo: aCar })
  })

  it('include a use that the other product also offers', () => {
    const social = {
      ...person('1980-05-01'),
      vehicleDetails: { vehicleInfo: aCar, vehicleUse: 'S' },
    } as const
    expect(carriedOver(social, journeys.acorn_protect).vehicleDetails).toEqual({
      vehicleInfo: aCar,
      vehicleUse: 'S',
    })
  })

  it('leave out what a restored quote shows masked, because only that quote has the values [T23]', () => {
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
