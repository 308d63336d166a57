import { journeyIds } from '@milepost/domain/terms/identity'
import { describe, expect, it } from 'vitest'
import { riskOfMixedBook } from '../book/made-up-book.ts'
import { riskFrom } from '../testing/made-risk.ts'
import { aRisk, today } from '../testing/people.ts'
import { peopleByJourney } from '../testing/people-by-journey.ts'
import { readRisk } from './risk.ts'
import { since } from './stored.ts'

const stored = (risk: object) => JSON.parse(JSON.stringify(risk))

describe('a stored risk', () => {
  it.each(journeyIds)('is restored unchanged: %s', (journey) => {
    const risk = riskFrom(journey, peopleByJourney[journey].answers)
    expect(readRisk(stored(risk))).toEqual(risk)
  })

  it('is restored unchanged for every kind of customer in a book', () => {
    for (let place = 0; place < 500; place += 1) {
      const risk = riskOfMixedBook(7, place, today)
      expect(readRisk(stored(risk))).toEqual(risk)
    }
  })

  it.each([
    ['is not an object', 'a price', 'risk is not an object'],
    ['lacks a field', { ...aRisk(), isHomeOwner: undefined }, 'risk.isHomeOwner is not yes or no'],
    ['has no drivers', { ...aRisk(), drivers: [] }, 'risk.drivers is not a list of one or more'],
    ['has an unknown kind', { ...aRisk(), work: { kind: 'farm' } }, 'risk.work.kind is not one of'],
    [
      'has an invalid vehicle value',
      { ...aRisk(), vehicle: { ...aRisk().vehicle, value: '9000' } },
      'risk.vehicle.value is not an amount in pence',
    ],
  ])('that %s is refused, with a message that names the place', (_what, risk, words) => {
    expect(() => readRisk(typeof risk === 'string' ? risk : stored(risk))).toThrow(words)
  })

  it('has the default of a later field if it was stored without it, and its own value otherwise [D-266]', () => {
    const hasDashCam = since((value) => value === true, false)
    expect(hasDashCam(undefined, 'risk.vehicle.hasDashCam')).toBe(false)
    expect(hasDashCam(true, 'risk.vehicle.hasDashCam')).toBe(true)
  })
})
