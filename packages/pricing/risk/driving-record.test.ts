import type { Conviction } from '@milepost/domain/questions/answers'
import { localDate } from '@milepost/domain/values/local-date'
import { describe, expect, it } from 'vitest'
import { assess } from '../outcome.ts'
import { missingFor, riskFor } from '../testing/made-risk.ts'
import { aClaim, aConviction } from '../testing/people.ts'
import { speeding } from '../testing/people-by-journey.ts'
import { ratesOf } from '../testing/rates.ts'
import { type Ban, claimKind, isSpent, unspentConvictions, unspentPoints } from './driving-record.ts'

it.each([
  ['an accident at fault', aClaim(), 'fault'],
  ['an accident not at fault', aClaim({ isAtFault: false }), 'non-fault'],
  ['a stolen vehicle', aClaim({ type: 'Z', isAtFault: false }), 'fire-or-theft'],
  ['a flood', aClaim({ type: 'D', isAtFault: false }), 'non-fault'],
  ['a windscreen, even if answered as at fault', aClaim({ type: 'W' }), 'glass'],
])('reads the kind of claim from %s', (_what, claim, kind) => {
  expect(claimKind(claim)).toBe(kind)
})

const spent = (convictedOn: string, on: string, more: { dateOfBirth?: string; ban?: Ban } = {}) =>
  isSpent({
    convictedOn: localDate(convictedOn),
    on: localDate(on),
    dateOfBirth: localDate(more.dateOfBirth ?? '1980-01-01'),
    ban: more.ban ?? { kind: 'none' },
  })

describe('a conviction is spent', () => {
  it('five years after it was given', () => {
    expect(spent('2021-11-15', '2026-11-14')).toBe(false)
    expect(spent('2021-11-15', '2026-11-15')).toBe(true)
  })

  it('two and a half years after it was given to someone under 18', () => {
    expect(spent('2024-05-15', '2026-11-14', { dateOfBirth: '2006-05-16' })).toBe(false)
    expect(spent('2024-05-15', '2026-11-15', { dateOfBirth: '2006-05-16' })).toBe(true)
    expect(spent('2024-05-15', '2026-11-15', { dateOfBirth: '2006-05-15' })).toBe(false)
  })

  it('but not during a ban', () => {
    const ban: Ban = { kind: 'banned', from: localDate('2021-11-15'), to: localDate('2026-11-30') }
    expect(spent('2021-11-15', '2026-11-30', { ban })).toBe(false)
    expect(spent('2021-11-15', '2026-12-01', { ban })).toBe(true)
  })
})

it('leaves out spent convictions, their points and points of pending cases', () => {
  const driver = {
    convictions: [
      aConviction({ points: 3 }),
      aConviction({ points: 6, isSpent: true }),
      aConviction({ points: 6, isPending: true }),
    ],
  }
  expect(unspentConvictions(driver)).toHaveLength(2)
  expect(unspentPoints(driver)).toBe(3)
})

const withConviction = (conviction: Conviction, you = {}) => ({
  you: { hasMotoringConvictions: true, motoringConvictions: [{ ...speeding, ...conviction }], ...you },
})
const convicted = (conviction: Conviction, you = {}) =>
  riskFor('acorn_pc', withConviction(conviction, you)).drivers[0].convictions[0]

describe('a conviction', () => {
  it('has its code, its points and the full years before cover starts', () => {
    expect(convicted({ convictionDate: localDate('2024-11-21'), numberOfPoints: 6 })).toEqual({
      offence: 'SP30',
      points: 6,
      ban: { kind: 'none' },
      isPending: false,
      yearsAgo: 1,
      isSpent: false,
    })
  })

  it('has the dates of its ban, and none without a ban [CNV-03]', () => {
    const days = { banStartDate: localDate('2025-02-01'), banEndDate: localDate('2027-02-01') }
    expect(convicted({ wasDisqualified: true, ...days })?.ban).toEqual({
      kind: 'banned',
      from: '2025-02-01',
      to: '2027-02-01',
    })
    expect(convicted({ wasDisqualified: false, ...days })?.ban).toEqual({ kind: 'none' })
  })

  it('is spent at cover start even if not yet spent today, and is then ignored [D-139]', () => {
    const risk = riskFor('acorn_pc', withConviction({ convictionDate: localDate('2021-11-18') }))
    expect(risk.drivers[0].convictions[0]?.isSpent).toBe(true)
    const price = (from: typeof risk) => assess(from, ratesOf('private-car'), 'outcome', { addOns: [] })
    expect(price(risk)).toEqual(price(riskFor('acorn_pc')))
    expect(convicted({ convictionDate: localDate('2021-11-21') })?.isSpent).toBe(false)
  })

  it('is spent after thirty months for someone convicted under 18', () => {
    const young = { dateOfBirth: localDate('2006-06-01'), hasFullUkLicence: false, licenceType: 'E' }
    const licensed = { ...young, licenceObtained: localDate('2022-07-01') }
    expect(convicted({ convictionDate: localDate('2024-05-20') }, licensed)?.isSpent).toBe(true)
    expect(convicted({ convictionDate: localDate('2024-06-01') }, licensed)?.isSpent).toBe(false)
  })

  it('is never spent while the case is pending', () => {
    expect(convicted({ isPending: true, convictionDate: localDate('2021-11-18') })).toMatchObject({
      isPending: true,
      isSpent: false,
    })
  })

  it('does not count if the customer answered no', () => {
    const { you } = withConviction({})
    expect(
      riskFor('acorn_pc', { you: { ...you, hasMotoringConvictions: false } }).drivers[0].convictions,
    ).toEqual([])
  })

  it.each<[string, Conviction, string]>([
    ['an unknown code', { offenceCode: 'ZZ99' }, 'notOffered'],
    ['an impossible number of points', { numberOfPoints: 13 }, 'notOffered'],
    ['a future date', { convictionDate: localDate('2026-11-17') }, 'convictionDateFuture'],
    ['a date before birth', { convictionDate: localDate('1986-01-01') }, 'notAfterBirth'],
    [
      'a ban that ends before it starts',
      { wasDisqualified: true, banStartDate: localDate('2025-02-01'), banEndDate: localDate('2025-01-31') },
      'banEndBeforeStart',
    ],
  ])('is reported if invalid: %s', (_what, conviction, key) => {
    expect(missingFor('acorn_pc', withConviction(conviction))).toMatchObject([
      { field: 'proposerDetails.motoringConvictions', key },
    ])
  })
})
