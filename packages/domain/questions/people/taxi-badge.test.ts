import { describe, expect, it } from 'vitest'
import { localDate } from '../../values/local-date.ts'
import type { PersonDetails } from '../answers.ts'
import { badgePassedDate, badgeType, licencingAuthority, operatingArea } from './taxi-badge.ts'
import { asked, journeysThatAsk } from './testing.ts'
import { theDriver, you } from './whose.ts'

const taxis = ['acorn_taxi', 'flag_taxi']

describe('the badge date', () => {
  const subject: PersonDetails = { licenceObtained: localDate('2006-07-01') }
  const check = (date: string | undefined) =>
    badgePassedDate(you).validate(date === undefined ? undefined : localDate(date), asked(subject))?.message

  it('is asked and required on the taxi lines [DRV-13]', () => {
    expect(journeysThatAsk(badgePassedDate(you), subject)).toEqual(taxis)
    expect(check(undefined)).toBe('Please enter the date your taxi badge was first issued')
  })

  it('must not be in the future [DRV-13]', () => {
    expect(check('2026-11-15')).toBeUndefined()
    expect(check('2026-11-16')).toBe('Badge date cannot be in the future, please select a new date')
  })

  it('must not be before the licence was obtained; the same day is valid [DRV-13]', () => {
    expect(check('2006-07-01')).toBeUndefined()
    expect(check('2006-06-30')).toBe('Please select a subsequent date to your licence obtained date')
  })
})

describe('licensing authority and operating area', () => {
  it('are asked and required on the taxi lines [DRV-14]', () => {
    expect(journeysThatAsk(licencingAuthority, {})).toEqual(taxis)
    expect(journeysThatAsk(operatingArea, {})).toEqual(taxis)
    expect(licencingAuthority.validate(undefined, asked({}))?.message).toBe(
      'Please choose the council or authority that licenses your taxi',
    )
    expect(operatingArea.validate(undefined, asked({}))?.message).toBe(
      'Please choose the area you mainly work in',
    )
    expect(licencingAuthority.validate('NARNIA', asked({}))?.key).toBe('notOffered')
    expect(licencingAuthority.validate('BIRMINGHAM', asked({}))).toBeUndefined()
    expect(licencingAuthority.summary('BIRMINGHAM')).toBe('Birmingham')
    expect(operatingArea.summary('WALES')).toBe('Wales')
  })
})

describe('the badge type', () => {
  const check = (code: 'PR' | 'PU' | undefined, vehicleUse: 'PR' | 'PU', whose = theDriver) =>
    badgeType(whose).validate(code, asked({}, 'flag_taxi', { vehicleDetails: { vehicleUse } }))?.message

  it('is asked of every driver, on the taxi lines', () => {
    for (const whose of [you, theDriver]) expect(journeysThatAsk(badgeType(whose), {})).toEqual(taxis)
    expect(check(undefined, 'PR')).toBe('Please choose the type of taxi badge the driver has')
  })

  it('may not be public hire where the vehicle is used for private hire [ADD-17]', () => {
    expect(check('PU', 'PR')).toBe('Public hire not allowed under a private hire policy')
    expect(check('PU', 'PR', you)).toBe('Public hire not allowed under a private hire policy')
    expect(check('PR', 'PR')).toBeUndefined()
    expect(check('PU', 'PU')).toBeUndefined()
    expect(check('PR', 'PU')).toBeUndefined()
  })
})
