import { describe, expect, it } from 'vitest'
import { type LicenceTypeCode, licenceTypes } from '../lists/licence.ts'
import type { AdditionalDriver } from '../questions/answers.ts'
import { wordsOf } from '../questions/asking.ts'
import { aDriver, aProposer, asked } from '../questions/people/testing.ts'
import { driverLicenceNumber, mustGiveLicences, mustGiveNumber } from './driver-licence-number.ts'
import { readPurchase } from './read-purchase.ts'
import { anAnswer, aPurchase } from './testing.ts'

const { licenceNumber: _number, ...withoutNumber } = aDriver
const withType = (code: LicenceTypeCode): AdditionalDriver =>
  code === 'F' ? withoutNumber : { ...withoutNumber, hasFullUkLicence: false, licenceType: code }
const errorsOf = (driver: AdditionalDriver, typed: string | undefined, isForced = false) =>
  readPurchase(
    { 'additionalDrivers.0.licenceNumber': typed },
    aPurchase({
      answers: anAnswer({
        proposerDetails: { ...aProposer, hasAdditionalDriver: true },
        additionalDrivers: [driver],
      }),
      mustGiveLicences: isForced,
    }),
  ).fieldErrors.find(({ field }) => field === 'additionalDrivers.0.licenceNumber')?.message

describe("an additional driver's licence number", () => {
  it.each(licenceTypes)(
    'of type $code is required when it is full or provisional UK [BUY-11] [D-126]',
    ({ code }) => {
      const isRequired = ['F', 'P'].includes(code)
      expect(mustGiveNumber(withType(code), false)).toBe(isRequired)
      expect(errorsOf(withType(code), undefined)).toBe(
        isRequired ? 'Please enter the driving licence number' : undefined,
      )
    },
  )

  it.each(licenceTypes)(
    'of type $code is required when every number is, if it exists [BUY-12]',
    ({ code }) => {
      expect(mustGiveNumber(withType(code), true)).toBe(['F', 'P', 'X', '5'].includes(code))
    },
  )

  it.each([
    ['aggregator', false, true],
    ['aggregator', true, true],
    ['direct', true, true],
    ['direct', false, false],
  ] as const)(
    'of a customer by %s, with the server requiring it (%s), is required: %s [BUY-12] [AGG-12]',
    (channel, asks, must) => {
      expect(mustGiveLicences({ channel, licenceNumberRequired: asks })).toBe(must)
    },
  )

  it('is labelled as optional if it is, and may be left empty then', () => {
    const optional = withType('X')
    expect(wordsOf(driverLicenceNumber(optional, false).label, asked(optional))).toBe(
      "What is Jo Ng's driving licence number? (optional)",
    )
    // The first two fields are prefilled.
    for (const typed of ['', '///', 'NG999/853277//']) expect(errorsOf(optional, typed)).toBeUndefined()
  })

  it('must be complete and match the driver once it is begun, even if it is optional [BUY-11]', () => {
    const optional = withType('5')
    expect(errorsOf(optional, 'NG999/853277/J99/')).toContain('Box 4 needs 2')
    expect(errorsOf(optional, 'MORGA/853277//')).toContain('Box 3 needs 3')
    expect(errorsOf(optional, 'MORGA/853277/J99/AB')).toContain('should be NG999')
    expect(errorsOf(optional, 'NG999/853277/J99/AB')).toBeUndefined()
  })

  it('is prefilled if it was given in the wizard [D-126]', () => {
    expect(errorsOf(aDriver, undefined)).toBeUndefined()
    expect(errorsOf(aDriver, '///')).toBe('Please enter the driving licence number')
  })

  it('is asked with the driver’s name, or without it while the name is not known', () => {
    expect(wordsOf(driverLicenceNumber(aDriver, false).label, asked(aDriver))).toBe(
      "What is Jo Ng's driving licence number?",
    )
    expect(wordsOf(driverLicenceNumber({}, true).label, asked({}))).toBe(
      "What is the driver's driving licence number?",
    )
  })
})
