import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { quoteExample } from '../testing/quote-example.ts'
import { refusals } from '../testing/refusals.ts'
import { quote, quoteInput } from './quote.ts'

type Record = { [name: string]: unknown }

/** The example with one value added, removed or changed, by path. */
function spoiled(path: string, value: unknown): unknown {
  const copy = structuredClone(quoteExample)
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  const holder = parts.reduce<Record>((inside, part) => inside[part] as Record, copy)
  holder[last] = value
  return copy
}

it('accepts a complete quote', () => {
  expect(refusals(quoteInput, quoteExample)).toEqual([])
})

it('adds the defaults: main driver, country, insurer not notified [DAT-02] [DAT-10]', () => {
  const parsed = z.parse(quoteInput, quoteExample)
  expect(parsed.proposerDetails.isMainDriver).toBe(true)
  expect(parsed.additionalDrivers[0]?.isMainDriver).toBe(false)
  expect(parsed.proposerDetails.address).toMatchObject({ line4: '', county: '', country: 'United Kingdom' })
  expect(parsed.vehicleDetails.modifications?.[0]?.isCurrentInsurerNotified).toBe(false)
})

it('reads a missing excess as £0 in a returned quote, and refuses it in a request [DAT-04]', () => {
  const { voluntaryExcess: _left, ...coverDetails } = quoteExample.coverDetails
  expect(z.parse(quote, { coverDetails }).coverDetails?.voluntaryExcess).toBe(0)
  expect(refusals(quoteInput, { ...quoteExample, coverDetails })).toEqual([
    'coverDetails.voluntaryExcess: Required: send an amount in pounds',
  ])
})

it('accepts the taxi answers of an additional driver [DAT-07]', () => {
  const taxi = { isFullTimeTaxi: true, badgeType: 'PR', badgePassedDate: '2015-05-05' }
  const [driver] = quoteExample.additionalDrivers
  const additionalDrivers = [{ ...driver, ...taxi }]
  expect(z.parse(quoteInput, { ...quoteExample, additionalDrivers }).additionalDrivers).toMatchObject([taxi])
})

describe('refuses', () => {
  it.each([
    ['proposerDetails.gender', 'F', 'Unknown field'],
    ['vehicleDetails.modifications.0.price', 1, 'Unknown field'],
    ['additionalDrivers.0.address', {}, 'Unknown field'],
    ['premium', 1, 'Unknown field'],
    ['proposerDetails.dateOfBirth', '12/04/1985', 'Send a real date written yyyy-MM-dd'],
    ['proposerDetails.firstName', 'x'.repeat(51), 'Send text of 1 to 50 characters'],
    ['proposerDetails.isHomeOwner', 'yes', 'Send true or false'],
    ['proposerDetails.motoringClaims', undefined, 'Required: send a list of at most 20 entries'],
    ['proposerDetails.motoringClaims.0.costOfClaim', -1, 'Send an amount of 0 or more'],
    [
      'vehicleDetails.registration',
      'AA19-AAA',
      'Send a vehicle registration of 1 to 9 letters, digits or spaces',
    ],
    ['vehicleDetails.value', '8500', 'Send an amount in pounds'],
    ['vehicleDetails.annualMileage', 8000.5, 'Send a whole number from 0 to 999999'],
    ['coverDetails.levelOfCover', 'FULL', 'Send one of COMP, TPFT, TPO'],
    ['coverDetails.effectiveFrom.hour', 24, 'Send a whole number from 0 to 23'],
    ['coverDetails.effectiveFrom', '2026-11-20', 'Send an object'],
    ['marketingPreferences.smsOptIn', undefined, 'Required: send true or false'],
    ['additionalDrivers', Array(11).fill({}), 'Send at most 10 entries'],
  ])('%s being %j', (path, value, message) => {
    expect(refusals(quoteInput, spoiled(path, value))).toContain(`${path}: ${message}`)
  })

  it('a cover start on a date that does not exist', () => {
    expect(refusals(quoteInput, spoiled('coverDetails.effectiveFrom.day', 31))).toEqual([
      'coverDetails.effectiveFrom.day: Send a date that exists',
    ])
  })
})

describe('a conviction', () => {
  const dateless = { ...quoteExample.proposerDetails.motoringConvictions?.[0], convictionDate: undefined }
  const at = 'proposerDetails.motoringConvictions.0'

  it('is read with either name of its date and stored with convictionDate [DAT-08]', () => {
    const parsed = z.parse(quoteInput, spoiled(at, { ...dateless, dateOfConviction: '2024-03-02' }))
    expect(parsed.proposerDetails.motoringConvictions?.[0]).toMatchObject({ convictionDate: '2024-03-02' })
    expect(parsed.proposerDetails.motoringConvictions?.[0]).not.toHaveProperty('dateOfConviction')
  })

  it('must have one of the two names', () => {
    expect(refusals(quoteInput, spoiled(at, dateless))).toEqual([
      `${at}.convictionDate: Required: send a real date written yyyy-MM-dd`,
    ])
  })
})

describe('additional questions', () => {
  it('accept undeclared keys and return them [DAT-06]', () => {
    const answers = { howDidYouHearAboutUs: 'AD', '5f2a': 'kept', other: 3 }
    expect(z.parse(quoteInput, spoiled('additionalQuestions', answers)).additionalQuestions).toEqual(answers)
    expect(z.parse(quote, { additionalQuestions: answers })).toEqual({ additionalQuestions: answers })
  })

  it('refuse objects, long texts, long names and too many keys', () => {
    const at = 'additionalQuestions'
    expect(refusals(quoteInput, spoiled(`${at}.x`, { a: 1 }))).toHaveLength(1)
    expect(refusals(quoteInput, spoiled(`${at}.x`, 'x'.repeat(201)))).toHaveLength(1)
    expect(refusals(quoteInput, spoiled(`${at}.${'x'.repeat(101)}`, 1))).toHaveLength(1)
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 1]))
    expect(refusals(quoteInput, spoiled(at, many))).toEqual([`${at}: Send at most 50 fields`])
  })
})

it('returns a quote without undeclared fields, even if it is incomplete', () => {
  const stored = {
    proposerDetails: { firstName: 'Morgan', passwordHash: 'x' },
    vehicleDetails: {},
    internalNote: 'x',
  }
  expect(z.parse(quote, stored)).toEqual({
    proposerDetails: { firstName: 'Morgan', isMainDriver: true },
    vehicleDetails: {},
  })
})

it('returns every field it accepts, so that a restored quote can be rated again', () => {
  const parsed = z.parse(quoteInput, quoteExample)
  expect(z.parse(quote, parsed)).toEqual(parsed)
  expect(refusals(quoteInput, z.parse(quote, parsed))).toEqual([])
})
