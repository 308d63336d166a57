import type { PersonDetails, ProposerDetails } from '@milepost/domain/questions/answers'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { aSister } from '@milepost/domain/testing/customers'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { missingFor, riskFor } from '../testing/made-risk.ts'
import { anAccident } from '../testing/people-by-journey.ts'

const proposer = (you: ProposerDetails, journey: JourneyId = 'acorn_pc') =>
  riskFor(journey, { you }).drivers[0]

/** A UK licence number is checked against the birth date, so people of other ages have a licence without a number. */
const bornOn = (day: string): PersonDetails => ({
  dateOfBirth: localDate(day),
  hasFullUkLicence: false,
  licenceType: 'E',
  licenceObtained: localDate('2015-01-01'),
})

describe('years are full years at cover start', () => {
  it.each([
    ['the day before a birthday', '1996-11-21', 29],
    ['on a birthday', '1996-11-20', 30],
  ])('of age, %s', (_when, born, age) => {
    expect(proposer(bornOn(born)).age).toBe(age)
  })

  it('of a licence, of any kind', () => {
    expect(proposer({ licenceObtained: localDate('2024-11-21') }).licence).toEqual({ type: 'F', years: 1 })
    expect(proposer({ licenceObtained: localDate('2024-11-20') }).licence.years).toBe(2)
    expect(proposer({ hasFullUkLicence: false, licenceType: 'N' }).licence.type).toBe('N')
  })

  it('of living in the UK: since birth, or since arrival [DRV-05]', () => {
    expect(proposer({ isResidentFromBirth: true }).ukResidencyYears).toBe(39)
    const came = { isResidentFromBirth: false, ukResidenceSince: localDate('2026-11-16') }
    expect(proposer(came).ukResidencyYears).toBe(0)
    expect(proposer({ ...came, ukResidenceSince: localDate('2020-11-20') }).ukResidencyYears).toBe(6)
  })

  it('since a claim [D-113]', () => {
    const claims = (day: string) =>
      proposer({ hasMotoringClaims: true, motoringClaims: [{ ...anAccident, dateOfClaim: localDate(day) }] })
        .claims
    expect(claims('2025-11-20')).toEqual([
      { type: 'A', isAtFault: false, cost: fromPounds(1200), yearsAgo: 1 },
    ])
    expect(claims('2025-11-21')[0]?.yearsAgo).toBe(0)
    // Five years old at cover start, but not yet today.
    expect(claims('2021-11-18')[0]?.yearsAgo).toBe(5)
  })

  it('with a taxi badge, on taxi journeys only [D-105]', () => {
    const badge = { badgePassedDate: localDate('2023-11-21') }
    expect(proposer(badge, 'acorn_taxi').badge).toEqual({
      kind: 'held',
      years: 2,
      type: 'PR',
      licensingAuthority: 'BIRMINGHAM',
      operatingArea: 'WEST_MIDLANDS',
      isFullTime: true,
    })
    expect(proposer(badge).badge).toEqual({ kind: 'not-asked' })
  })
})

describe('the work of a driver', () => {
  it.each<[string, ProposerDetails, string, readonly string[]]>([
    ['one job', { employmentType: 'S', occupation: 'C13' }, 'S', ['C13']],
    [
      'two jobs',
      { occupation: 'C13', hasOtherOccupation: true, otherOccupation: 'A01', otherIndustry: '001' },
      'E',
      ['C13', 'A01'],
    ],
    [
      'one job after the other was removed',
      { hasOtherOccupation: false, otherOccupation: 'C13' },
      'E',
      ['A01'],
    ],
    ['the kind of study [D-101]', { employmentType: 'F', studentType: '49D' }, 'F', ['49D']],
    ['retired [D-101]', { employmentType: 'R' }, 'R', ['R09']],
    ['unwell [D-101]', { employmentType: 'N' }, 'N', ['43D']],
  ])('is %s', (_what, you, employment, occupations) => {
    expect(proposer(you)).toMatchObject({ employment, occupations })
  })

  it('has the codes of a full-time taxi driver, regardless of the other answers [D-102]', () => {
    const answers = { isFullTimeTaxi: true, employmentType: 'E', occupation: 'A01', industry: '001' } as const
    expect(proposer(answers, 'acorn_taxi')).toMatchObject({ employment: 'S', occupations: ['D34'] })
    const partTime = proposer({ ...answers, isFullTimeTaxi: false }, 'acorn_taxi')
    expect(partTime).toMatchObject({ employment: 'E', occupations: ['A01'], badge: { isFullTime: false } })
  })
})

describe('drivers', () => {
  it('start with the proposer, who is the main driver unless another is marked [D-124]', () => {
    const mains = (isMainDriver: boolean | undefined) =>
      riskFor('acorn_pc', {
        ...(isMainDriver && { you: { isMainDriver: false } }),
        drivers: [{ ...aSister, ...(isMainDriver !== undefined && { isMainDriver }) }],
      }).drivers.map(({ isMain }) => isMain)
    expect(mains(undefined)).toEqual([true, false])
    expect(mains(true)).toEqual([false, true])
  })

  it('answer for their own badge and share the licensing authority of the proposer [D-082, D-121]', () => {
    const [, named] = riskFor('acorn_taxi', {
      drivers: [{ ...aSister, badgePassedDate: localDate('2026-01-01'), isFullTimeTaxi: true }],
    }).drivers
    expect(named?.badge).toMatchObject({ years: 0, licensingAuthority: 'BIRMINGHAM', isFullTime: true })
  })

  it('each have only their own answers', () => {
    const answers = { hasCriminalConvictions: true, hasBeenRefusedCover: true, maritalStatus: 'D' } as const
    const [you, named] = riskFor('acorn_pc', { drivers: [{ ...aSister, ...answers }] }).drivers
    expect(named).toMatchObject({
      hasCriminalConviction: true,
      hasBeenRefusedCover: true,
      maritalStatus: 'D',
    })
    expect(you).toMatchObject({ hasCriminalConviction: false, hasBeenRefusedCover: false })
  })
})

describe('an invalid answer about a driver', () => {
  it.each<[string, ProposerDetails, string, string]>([
    [
      'a licence before birth',
      { licenceObtained: localDate('1980-01-01') },
      'licenceObtained',
      'licenceObtainedAge',
    ],
    [
      'a future licence',
      { licenceObtained: localDate('2026-11-17') },
      'licenceObtained',
      'licenceObtainedFuture',
    ],
    [
      'a badge before the licence',
      { badgePassedDate: localDate('2006-06-30') },
      'badgePassedDate',
      'badgeBeforeLicence',
    ],
    [
      'living here before birth',
      { isResidentFromBirth: false, ukResidenceSince: localDate('1980-01-01') },
      'ukResidenceSince',
      'ukResidenceSinceBirth',
    ],
    [
      'a future claim',
      { hasMotoringClaims: true, motoringClaims: [{ ...anAccident, dateOfClaim: localDate('2026-11-17') }] },
      'motoringClaims',
      'dateOfClaimFuture',
    ],
    [
      'an empty list of claims after a yes',
      { hasMotoringClaims: true, motoringClaims: [] },
      'motoringClaims',
      'claimsRequired',
    ],
    [
      'an unknown licence type',
      { hasFullUkLicence: false, licenceType: 'Q' as never },
      'licenceType',
      'notOffered',
    ],
    ['a type of hire the policy does not allow', { badgeType: 'PU' }, 'badgeType', 'publicHireNotAllowed'],
  ])('is reported: %s', (_what, you, name, key) => {
    const [first] = missingFor('acorn_taxi', { you })
    expect(first).toMatchObject({ field: `proposerDetails.${name}`, key })
  })

  it('is reported: two main drivers', () => {
    const drivers = [{ ...aSister, isMainDriver: true }]
    expect(missingFor('acorn_pc', { you: { isMainDriver: true }, drivers })).toMatchObject([
      { field: 'additionalDrivers', key: 'mainDriver' },
    ])
  })
})
