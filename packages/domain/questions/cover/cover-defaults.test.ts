import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeys } from '../../journeys/journeys.ts'
import type { Terms } from '../../terms/terms.ts'
import { localDate } from '../../values/local-date.ts'
import { londonDate, londonTime } from '../../values/london-time.ts'
import { noAnswers } from '../answers.ts'
import { coverDefaults, roundedStart } from './cover-defaults.ts'
import { effectiveFrom } from './effective-from.ts'

const terms = journeys.acorn_pc
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
const steps = fc.constantFrom<Terms['cover']['startMinuteStep'][]>(5, 10, 15, 30)

const startAt = (now: string) => coverDefaults(new Date(now), terms, {}).effectiveFrom

describe('the prefilled start of cover', () => {
  it.each([
    ['2026-11-15T10:00:00Z', { date: '2026-11-15', hour: 10, minute: 15 }],
    ['2026-11-15T10:07:29Z', { date: '2026-11-15', hour: 10, minute: 15 }],
    ['2026-11-15T10:07:30Z', { date: '2026-11-15', hour: 10, minute: 30 }],
    ['2026-11-15T23:52:00Z', { date: '2026-11-16', hour: 0, minute: 0 }],
    ['2026-07-01T10:00:00Z', { date: '2026-07-01', hour: 11, minute: 15 }],
    // Ten minutes before the clocks go back: 01:00 has passed once and comes again.
    ['2026-10-25T00:50:00Z', { date: '2026-10-25', hour: 2, minute: 0 }],
  ])('at %s is the quarter hour nearest to 15 minutes later [COV-09] [CON-11]', (now, start) => {
    expect(startAt(now)).toEqual(start)
  })

  it('is on the day of collection for a vehicle still to be collected', () => {
    const datePurchased = localDate('2026-11-20')
    const vehicle = { vehiclePurchased: true, datePurchased }
    const now = new Date('2026-11-15T10:00:00Z')
    const { effectiveFrom: start } = coverDefaults(now, terms, vehicle)
    expect(start).toEqual({ date: '2026-11-20', hour: 10, minute: 15 })
    const since = { vehiclePurchased: true, datePurchased: localDate('2020-01-01') }
    expect(coverDefaults(now, terms, since).effectiveFrom?.date).toBe('2026-11-15')
  })

  it('is always a start that the question accepts, with any step [COV-09]', () => {
    fc.assert(
      fc.property(instants, steps, (now, startMinuteStep) => {
        const stepped: Terms = { ...terms, cover: { ...terms.cover, startMinuteStep } }
        const asking = { terms: stepped, answers: noAnswers, subject: {}, today: londonDate(now), now }
        expect(effectiveFrom.validate(coverDefaults(now, stepped, {}).effectiveFrom, asking)).toBeUndefined()
      }),
    )
  })
})

it('prefills a voluntary excess of zero [CON-08]', () => {
  expect(coverDefaults(new Date('2026-11-15T10:00:00Z'), terms, {}).voluntaryExcess).toBe(0)
})

describe('the start of a quote from elsewhere', () => {
  const now = new Date('2026-11-15T10:05:00Z')

  it('is rounded to the nearest quarter hour [AGG-06] [CON-11]', () => {
    const start = { date: localDate('2026-11-20'), hour: 9, minute: 8 }
    expect(roundedStart(start, now, terms)).toEqual({ ...start, minute: 15 })
    expect(roundedStart({ ...start, minute: 7 }, now, terms)).toEqual({ ...start, minute: 0 })
  })

  it('moves to the next quarter hour when it has passed [AGG-06]', () => {
    const start = { date: localDate('2026-11-14'), hour: 9, minute: 0 }
    expect(roundedStart(start, now, terms)).toEqual(londonTime(new Date('2026-11-15T10:15:00Z')))
  })
})
