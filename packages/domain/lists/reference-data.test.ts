import { describe, expect, it } from 'vitest'
import { type ReferenceListName, referenceData } from './reference-data.ts'

/** The lists of DAT-20 in the specification's words; "vehicle attributes" are several. */
const asked: Record<string, readonly ReferenceListName[]> = {
  titles: ['titles'],
  genders: ['genders'],
  'marital status': ['maritalStatuses'],
  employment: ['employmentTypes', 'studentTypes'],
  occupation: ['occupations'],
  industry: ['industries'],
  'licence types': ['licenceTypes'],
  restrictions: ['licenceRestrictions'],
  'claim types and statuses': ['claimTypes', 'claimStatuses'],
  'conviction codes': ['offences'],
  'medical conditions': ['medicalConditions'],
  'cover levels': ['coverLevels'],
  'no-claims options': ['noClaimsYears', 'noClaimsEarnedOn'],
  'voluntary excess': ['voluntaryExcesses'],
  mileage: ['annualMileages'],
  'vehicle attributes': [
    'bodyTypes',
    'fuelTypes',
    'transmissions',
    'vehicleUses',
    'overnightLocations',
    'modifications',
  ],
  'business radius': ['businessRadii'],
  'cancellation reasons': ['cancellationReasons'],
  'hear-about-us options': ['heardAboutUs'],
}

it.each(Object.entries(asked))('has %s [DAT-20]', (_, names) => {
  for (const name of names) expect(referenceData[name].length).toBeGreaterThan(1)
})

describe.each(Object.entries(referenceData))('%s', (_, list) => {
  it('has codes that are not empty, trimmed and unique', () => {
    const codes = list.map((entry) => entry.code)
    expect(codes.filter((code) => code.trim() !== code || code === '')).toEqual([])
    expect(repeated(codes)).toEqual([])
  })

  it('has descriptions that are not empty, tidy and unique, so that a customer can tell the answers apart', () => {
    const words = list.map((entry) => entry.desc)
    expect(words.filter((desc) => desc === '' || desc !== desc.trim() || / {2}/.test(desc))).toEqual([])
    expect(repeated(words.map((desc) => desc.toLowerCase()))).toEqual([])
  })

  it('begins each description with a capital letter, a number or a pound sign', () => {
    expect(list.map((entry) => entry.desc).filter((desc) => !/^[\p{Lu}\d£]/u.test(desc))).toEqual([])
  })

  it('sends only codes and descriptions', () => {
    for (const entry of list) expect(Object.keys(entry)).toEqual(['code', 'desc'])
  })
})

it('has no-claims years as strings, where 10 means ten or more', () => {
  expect(referenceData.noClaimsYears.map((entry) => entry.code).join()).toBe('0,1,2,3,4,5,6,7,8,9,10')
  expect(referenceData.noClaimsYears.at(-1)?.desc).toBe('10 years or more')
})

it('has the employment types of the ABI list', () => {
  const codes = referenceData.employmentTypes.map((entry) => entry.code)
  expect(codes.sort().join()).toBe('E,F,H,I,N,R,S,U,V')
})

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}
