import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { addDays, type LocalDate, localDate } from '../../values/local-date.ts'
import { noAnswers, type VehicleDetails } from '../answers.ts'
import { change } from '../change.ts'
import { datePurchased, vehiclePurchased } from './ownership.ts'
import { aCar } from './testing.ts'

const today = localDate('2026-11-15')
const subject: VehicleDetails = { vehiclePurchased: true, vehicleInfo: { ...aCar, year: 2019 } }

function asking(about: VehicleDetails = subject) {
  const answers = { ...noAnswers, vehicleDetails: about }
  return { terms: journeys.acorn_pc, answers, subject: about, today }
}
const check = (date: LocalDate | undefined, about?: VehicleDetails) =>
  datePurchased.validate(date, asking(about))

describe('whether the vehicle has been bought', () => {
  it('refuses a no [VEH-28]', () => {
    expect(vehiclePurchased.validate(false, asking({}))?.message).toBe(
      'We cannot insure a vehicle that you have not yet purchased',
    )
    expect(vehiclePurchased.validate(true, asking({}))).toBeUndefined()
  })

  it('clears the date when it changes', () => {
    const purchasedVehicle: VehicleDetails = { vehiclePurchased: true, datePurchased: today }
    expect(change(purchasedVehicle, vehiclePurchased, false)).toEqual({ vehiclePurchased: false })
    expect(change(purchasedVehicle, vehiclePurchased, true)).toEqual(purchasedVehicle)
  })
})

describe('the purchase date', () => {
  it('is required [VEH-25]', () => {
    expect(check(undefined)?.message).toBe('Please enter the date you bought your vehicle')
  })

  it('may not be in a year before the vehicle was made [VEH-26]', () => {
    expect(check(localDate('2018-12-31'))?.message).toBe(
      'Your vehicle was made in 2019. Please enter a purchase date in 2019 or later',
    )
    expect(check(localDate('2019-01-01'))).toBeUndefined()
  })

  it('is not compared with an unknown year of manufacture', () => {
    expect(check(localDate('1985-06-01'), { vehiclePurchased: true, isRestored: true })).toBeUndefined()
  })

  it('may be 30 days ahead but not 31 [VEH-27] [CON-02]', () => {
    expect(check(localDate('2026-12-15'))).toBeUndefined()
    expect(check(localDate('2026-12-16'))?.message).toBe(
      'The purchase date of your vehicle cannot be over 30 days from todays date.',
    )
  })

  it('is valid exactly from the year of manufacture to 30 days ahead, on any day [VEH-26] [VEH-27]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -6000, max: 400 }), (days) => {
        const date = addDays(today, days)
        const isGood = date >= '2019-01-01' && days <= 30
        expect(check(date) === undefined).toBe(isGood)
      }),
    )
  })

  it('is read from three fields, with a message for what is wrong', () => {
    expect(datePurchased.kind.read('27/3/2022', asking())).toEqual({ ok: true, value: '2022-03-27' })
    expect(datePurchased.kind.read('27//2022', asking())).toMatchObject({
      message: 'Please enter a month for the date you bought your vehicle',
    })
  })
})
