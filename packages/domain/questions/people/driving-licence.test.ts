import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { licenceTypes } from '../../lists/licence.ts'
import { journeyIds } from '../../terms/identity.ts'
import { addDays, addYears, localDate } from '../../values/local-date.ts'
import type { PersonDetails } from '../answers.ts'
import { change } from '../change.ts'
import { licenceTypeOf } from './derived-answers.ts'
import { hasFullUkLicence, licenceObtained, licenceType } from './driving-licence.ts'
import { asked, journeysThatAsk, today } from './testing.ts'
import { theDriver, you } from './whose.ts'

describe('the licence type', () => {
  it('is F after a yes to the full UK licence question; a no clears it and offers the others [DRV-09]', () => {
    const full = change<PersonDetails>({ licenceType: 'P' }, hasFullUkLicence(you), true)
    expect(licenceTypeOf(full)).toBe('F')
    const other = change(full, hasFullUkLicence(you), false)
    expect(licenceTypeOf(other)).toBeUndefined()
    const offered = licenceType(you)
      .kind.options?.(asked({}))
      .map(({ code }) => code)
    expect(offered).toEqual(licenceTypes.map(({ code }) => code).filter((code) => code !== 'F'))
  })

  it('is asked of people without a full UK licence, on every journey [DRV-09]', () => {
    expect(journeysThatAsk(licenceType(you), { hasFullUkLicence: false })).toEqual(journeyIds)
    expect(journeysThatAsk(licenceType(you), { hasFullUkLicence: true })).toEqual([])
    expect(journeysThatAsk(licenceType(you), {})).toEqual([])
  })

  it('is required, and so is the question before it [DRV-10]', () => {
    expect(hasFullUkLicence(you).validate(undefined, asked({}))?.message).toBe(
      'Please tell us if you have a full UK driving licence',
    )
    expect(licenceType(theDriver).validate(undefined, asked({}))?.message).toBe(
      'Please choose the type of driving licence the driver has',
    )
    expect(licenceType(you).validate('F', asked({}))?.key).toBe('notOffered')
    expect(licenceType(you).validate('P', asked({}))).toBeUndefined()
  })
})

describe('the licence date', () => {
  const born = localDate('1987-03-27')
  const check = (date: string | undefined, subject: PersonDetails = { dateOfBirth: born }) =>
    licenceObtained(you).validate(date === undefined ? undefined : localDate(date), asked(subject))?.message

  it('is required [DRV-10]', () => {
    expect(check(undefined)).toBe('Please enter the date you got the licence')
  })

  it('must not be in the future [DRV-12]', () => {
    expect(check('2026-11-15')).toBeUndefined()
    expect(check('2026-11-16')).toBe('Licence date cannot be in the future, please select a new date')
  })

  it('must be after the sixteenth birthday [DRV-11]', () => {
    expect(check('2003-03-27')).toBe('Please select a date after 27 March 2003')
    expect(check('2003-03-28')).toBeUndefined()
  })

  it('is accepted exactly between the sixteenth birthday and today, for any days', () => {
    const back = fc.integer({ min: 0, max: 36_000 })
    fc.assert(
      fc.property(back, fc.integer({ min: -400, max: 36_000 }), (age, since) => {
        const dateOfBirth = addDays(today, -age)
        const date = addDays(today, -since)
        const isGood = date <= today && date > addYears(dateOfBirth, 16)
        expect(check(date, { dateOfBirth }) === undefined).toBe(isGood)
      }),
    )
  })

  it('is not compared with a missing or impossible birth date', () => {
    expect(check('1900-01-01', {})).toBeUndefined()
    expect(check('1900-01-01', { dateOfBirth: localDate('9999-12-31') })).toBeUndefined()
  })
})
