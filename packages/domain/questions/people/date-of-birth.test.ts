import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addYears, localDate, yearsBetween } from '../../values/local-date.ts'
import { birthYears, dateOfBirth } from './date-of-birth.ts'
import { asked, today } from './testing.ts'
import { theDriver, you } from './whose.ts'

const check = (date: string | undefined, whose = you) =>
  dateOfBirth(whose).validate(date === undefined ? undefined : localDate(date), asked({}))

describe('the date of birth', () => {
  it('is required of the proposer and of each driver [YOU-04]', () => {
    expect(check(undefined)?.message).toBe('Please enter your date of birth')
    expect(check(undefined, theDriver)?.message).toBe("Please enter the driver's date of birth")
  })

  it('refuses a proposer under 16 today and accepts one who is exactly 16 [YOU-05] [CON-03]', () => {
    expect(check('2010-11-15')).toBeUndefined()
    expect(check('2010-11-16')?.message).toBe('You must be at least 16 years')
  })

  it('refuses an additional driver under 16 [ADD-11] [CON-03]', () => {
    expect(check('2010-11-15', theDriver)).toBeUndefined()
    expect(check('2010-11-16', theDriver)?.message).toBe('The driver must be at least 16 years')
  })

  it('allows years from 100 back to 1 ahead; the age rule refuses the year ahead [CON-07]', () => {
    expect(birthYears(today)).toEqual({ from: 1926, to: 2027 })
    expect(check('1926-01-01')).toBeUndefined()
    expect(check('1925-12-31')?.message).toBe('Please enter a year of birth from 1926 to 2010')
    expect(check('2027-01-01')?.message).toBe('You must be at least 16 years')
    expect(check('2028-01-01')?.key).toBe('birthYearRange')
  })

  it('refuses a person until the day they turn 16, also one born on 29 February', () => {
    const days = fc.integer({ min: 0, max: 36_000 })
    fc.assert(
      fc.property(days, (back) => {
        const born = addDays(today, -back)
        const isOldEnough = addYears(born, 16) <= today
        expect(check(born) === undefined).toBe(isOldEnough)
        expect(yearsBetween(born, today) >= 16).toBe(isOldEnough)
      }),
    )
  })
})
