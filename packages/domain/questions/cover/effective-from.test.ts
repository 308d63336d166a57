import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import { journeyIds } from '../../terms/identity.ts'
import type { Terms } from '../../terms/terms.ts'
import { addDays, localDate } from '../../values/local-date.ts'
import { instantOf, type LondonTime, londonDate } from '../../values/london-time.ts'
import { noAnswers, type VehicleDetails } from '../answers.ts'
import { wordsOf } from '../asking.ts'
import { effectiveFrom } from './effective-from.ts'

const now = new Date('2026-11-15T10:05:00Z')

function asking(
  at: Date | undefined = now,
  terms: Terms = journeys.acorn_pc,
  vehicleDetails: VehicleDetails = {},
) {
  const answers = { ...noAnswers, vehicleDetails }
  return { terms, answers, subject: {}, today: londonDate(at), now: at }
}
const at = (date: string, hour = 12, minute = 0): LondonTime => ({ date: localDate(date), hour, minute })
const check = (from: LondonTime | undefined, ...where: Parameters<typeof asking>) =>
  effectiveFrom.validate(from, asking(...where))?.message

describe('the start of cover', () => {
  it('is required on every journey [COV-03]', () => {
    for (const id of journeyIds)
      expect(check(undefined, now, journeys[id])).toBe('Please choose a start date for your cover.')
  })

  it('may be today to 30 days ahead, inclusive [COV-04] [CON-02]', () => {
    expect(check(at('2026-11-15'))).toBeUndefined()
    expect(check(at('2026-12-15', 23, 45))).toBeUndefined()
    expect(check(at('2026-11-14'))).toBe(
      "Your cover can't start in the past. Please choose today or a later date",
    )
    expect(check(at('2026-12-16', 0, 0))).toBe(
      'Your cover must start within the next 30 days. Please choose a date up to 15 December 2026',
    )
  })

  it('must be later than now [COV-04]', () => {
    const message = 'The start time you chose has passed. Please choose a later time'
    expect(check(at('2026-11-15', 10, 0))).toBe(message)
    expect(check(at('2026-11-15', 10, 15))).toBeUndefined()
    expect(check(at('2026-11-15', 10, 15), new Date('2026-11-15T10:15:00Z'))).toBe(message)
  })

  it('is checked against London time, in summer too', () => {
    const summer = new Date('2026-07-01T23:30:00Z')
    expect(check(at('2026-07-01', 23, 45), summer)).toBe(
      "Your cover can't start in the past. Please choose today or a later date",
    )
    expect(check(at('2026-07-02', 0, 30), summer)).toBe(
      'The start time you chose has passed. Please choose a later time',
    )
    expect(check(at('2026-07-02', 0, 45), summer)).toBeUndefined()
  })

  it('is checked by the day only where the time of day is not known', () => {
    const { now: _now, ...dayOnly } = asking()
    expect(effectiveFrom.validate(at('2026-11-15', 0, 0), dayOnly)).toBeUndefined()
    expect(effectiveFrom.validate(at('2026-11-14', 0, 0), dayOnly)?.key).toBe('startInPast')
  })

  it('must be in the minute steps of the journey [COV-11]', () => {
    expect(check(at('2026-11-16', 9, 10))).toBe(
      'Please choose a start time in steps of 15 minutes, like 09:15',
    )
    const half = journeys.acorn_pc
    const halfHours: Terms = { ...half, cover: { ...half.cover, startMinuteStep: 30 } }
    expect(check(at('2026-11-16', 9, 15), now, halfHours)).toBe(
      'Please choose a start time in steps of 30 minutes, like 09:30',
    )
    expect(check(at('2026-11-16', 9, 30), now, halfHours)).toBeUndefined()
  })

  it.each([
    at('2026-11-16', 24, 0),
    at('2026-11-16', -1, 0),
    at('2026-11-16', Number.NaN, 0),
    at('2026-11-16', 9, 60),
    at('2026-11-16', 9.5, 0),
  ])('is refused at an invalid time of $hour hours and $minute minutes', (from) => {
    expect(effectiveFrom.validate(from, asking())?.key).toBe('startTimeStep')
  })

  it('may not be before the vehicle is bought [VEH-28]', () => {
    const purchasedVehicle: VehicleDetails = {
      vehiclePurchased: true,
      datePurchased: localDate('2026-11-20'),
    }
    expect(check(at('2026-11-19'), now, journeys.acorn_pc, purchasedVehicle)).toBe(
      'We cannot insure a vehicle that you have not yet purchased',
    )
    expect(check(at('2026-11-20', 0, 0), now, journeys.acorn_pc, purchasedVehicle)).toBeUndefined()
  })

  it('is accepted exactly when it is in the future and within the window, at any time [COV-04]', () => {
    const instants = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    })
    const offsets = fc.record({ days: fc.integer({ min: -3, max: 35 }), quarter: fc.nat(95) })
    fc.assert(
      fc.property(instants, offsets, (moment, { days, quarter }) => {
        const date = addDays(londonDate(moment), days)
        const from = { date, hour: Math.floor(quarter / 4), minute: (quarter % 4) * 15 }
        const isGood = days >= 0 && days <= 30 && instantOf(from) > moment
        expect(check(from, moment) === undefined).toBe(isGood)
      }),
    )
  })

  it('states the last possible date, and has a date and a time in its summary', () => {
    const { hint } = effectiveFrom
    expect(hint && wordsOf(hint, asking())).toBe('Choose a date up to 15 December 2026.')
    expect(effectiveFrom.summary(at('2026-11-16', 9, 5))).toBe('16 November 2026 at 09:05')
  })
})
