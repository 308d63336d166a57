import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journeyIds } from '../../terms/identity.ts'
import { addDays, localDate } from '../../values/local-date.ts'
import type { PersonDetails } from '../answers.ts'
import { change } from '../change.ts'
import { isResidentFromBirth, ukResidenceSince } from './residence.ts'
import { asked, journeysThatAsk, today } from './testing.ts'
import { theDriver, you } from './whose.ts'

const born = localDate('1987-03-27')
const subject: PersonDetails = { isResidentFromBirth: false, dateOfBirth: born }
const check = (date: string | undefined, person = subject) =>
  ukResidenceSince(you).validate(date === undefined ? undefined : localDate(date), asked(person))?.message

describe('living in the UK since birth', () => {
  it('must be answered [DRV-03]', () => {
    expect(isResidentFromBirth(you).validate(undefined, asked({}))?.message).toBe(
      'Please tell us if you have lived in the UK since birth',
    )
    expect(isResidentFromBirth(theDriver).validate(undefined, asked({}))?.message).toBe(
      'Please tell us if the driver has lived in the UK since birth',
    )
    expect(isResidentFromBirth(you).validate(false, asked({}))).toBeUndefined()
  })

  it('clears the date when it changes', () => {
    const since = { ...subject, ukResidenceSince: localDate('2010-01-01') }
    expect(change(since, isResidentFromBirth(you), true)).toEqual({ ...subject, isResidentFromBirth: true })
  })
})

describe('the start of residency', () => {
  it('is asked only of people who have not lived in the UK since birth [DRV-04]', () => {
    expect(journeysThatAsk(ukResidenceSince(you), subject)).toEqual(journeyIds)
    expect(journeysThatAsk(ukResidenceSince(you), {})).toEqual([])
    expect(journeysThatAsk(ukResidenceSince(you), { isResidentFromBirth: true })).toEqual([])
  })

  it('is required when it is asked [DRV-04]', () => {
    expect(check(undefined)).toBe('Please enter the date you started living in the UK')
  })

  it('may be today but not later [DRV-05]', () => {
    expect(check('2026-11-15')).toBeUndefined()
    expect(check('2026-11-16')).toBe('Please select a date before 16 November 2026')
  })

  it('must be after the date of birth [DRV-06]', () => {
    expect(check('1987-03-27')).toBe('Please select a date after 27 March 1987')
    expect(check('1987-03-26')).toBe('Please select a date after 27 March 1987')
    expect(check('1987-03-28')).toBeUndefined()
  })

  it('is accepted exactly between birth and today, for any day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 400 }), (days) => {
        const date = addDays(today, days)
        expect(check(date) === undefined).toBe(date > born && date <= today)
      }),
    )
  })

  it('is not compared with a missing or impossible birth date', () => {
    expect(check('1900-01-01', { isResidentFromBirth: false })).toBeUndefined()
    expect(
      check('1900-01-01', { isResidentFromBirth: false, dateOfBirth: localDate('9999-01-01') }),
    ).toBeUndefined()
  })
})
