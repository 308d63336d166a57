import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import type { VehicleUseCode } from '../../lists/vehicle.ts'
import { type JourneyId, journeyIds } from '../../terms/identity.ts'
import { localDate } from '../../values/local-date.ts'
import { noAnswers, type VehicleDetails } from '../answers.ts'
import { wordsOf } from '../asking.ts'
import { annualMileage, businessMileage } from './use.ts'

function asking(subject: VehicleDetails = {}, id: JourneyId = 'acorn_pc') {
  const answers = { ...noAnswers, vehicleDetails: subject }
  return { terms: journeys[id], answers, subject, today: localDate('2026-11-15') }
}
const checkTotal = (miles: number | undefined, id?: JourneyId) =>
  annualMileage.validate(miles, asking({}, id))?.message
const checkBusiness = (miles: number | undefined, subject?: VehicleDetails) =>
  businessMileage.validate(miles, asking(subject, 'acorn_cv'))?.message

describe('the mileage', () => {
  it('is required, with a message for its period [VEH-32]', () => {
    expect(checkTotal(undefined)).toBe('Please choose how many miles the vehicle will be driven in a year')
    expect(checkTotal(undefined, 'briefly_impound')).toBe(
      'Please choose how many miles the vehicle will be driven in the 30 days',
    )
  })

  it('accepts any whole number from zero [VEH-32] [CON-08]', () => {
    for (const miles of [0, 1, 7450, 50_000, 999_999]) expect(checkTotal(miles)).toBeUndefined()
    for (const miles of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000])
      expect(checkTotal(miles)).toBe('Please give the mileage as a whole number of miles, from 0 to 999,999')
  })

  it('for thirty days must be more than zero [VEH-34]', () => {
    expect(checkTotal(0, 'briefly_impound')).toBe('The mileage for the 30 days must be more than 0')
    expect(checkTotal(1, 'briefly_impound')).toBeUndefined()
  })

  it('is shown unanswered where only the stored default of zero exists', () => {
    const typed = annualMileage.kind.show(0)
    expect(annualMileage.kind.read(typed, asking({ annualMileage: 0 }))).toEqual({
      ok: true,
      value: undefined,
    })
  })

  it('asks about a year, or about thirty days on impound', () => {
    const label = (id: JourneyId) => wordsOf(annualMileage.label, asking({}, id))
    expect(label('acorn_pc')).toBe('How many miles will the vehicle be driven in a year?')
    expect(label('briefly_impound')).toBe('How many miles will the vehicle be driven in the 30 days?')
  })

  it('has its band as the summary, and 0 miles for a stored zero', () => {
    expect(annualMileage.summary(7450)).toBe('Up to 8,000 miles')
    expect(annualMileage.summary(0)).toBe('0 miles')
  })
})

describe('the business mileage', () => {
  it('is asked for business uses, and never on the private car line [VEH-33]', () => {
    const askedOn = (vehicleUse: VehicleUseCode) =>
      journeyIds.filter((id) => businessMileage.isAsked?.(asking({ vehicleUse }, id)))
    const elsewhere = journeyIds.filter((id) => journeys[id].line !== 'private-car')
    expect(askedOn('1')).toEqual(elsewhere)
    expect(askedOn('G')).toEqual(elsewhere)
    expect(askedOn('S')).toEqual([])
    expect(askedOn('C')).toEqual([])
    expect(journeyIds.filter((id) => businessMileage.isAsked?.(asking({}, id)))).toEqual([])
  })

  it('must be at least 1 [VEH-33] [CON-08]', () => {
    expect(checkBusiness(undefined)).toBe('Please enter how many miles will be for business')
    expect(checkBusiness(0)).toBe('The business mileage must be at least 1 mile')
    expect(checkBusiness(1)).toBeUndefined()
    expect(checkBusiness(1_000_000)).toBe('Please enter a business mileage of 999,999 or less')
  })

  it('must not be above the total mileage, if that is known', () => {
    expect(checkBusiness(8000, { annualMileage: 8000 })).toBeUndefined()
    expect(checkBusiness(8001, { annualMileage: 8000 })).toBe(
      "The business mileage can't be more than the 8,000 miles the vehicle will be driven",
    )
    expect(checkBusiness(8001, { annualMileage: 0 })).toBeUndefined()
  })

  it('asks about the same period as the mileage', () => {
    const label = (id: JourneyId) => wordsOf(businessMileage.label, asking({}, id))
    expect(label('acorn_cv')).toBe('How many business miles will the vehicle be driven in a year?')
    expect(label('briefly_impound')).toBe(
      'How many business miles will the vehicle be driven in the 30 days?',
    )
  })

  it('has its miles in the summary', () => {
    expect([businessMileage.summary(1), businessMileage.summary(2500)]).toEqual(['1 mile', '2,500 miles'])
  })
})
