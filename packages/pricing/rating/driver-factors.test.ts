import { fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import type { Risk } from '../risk/risk.ts'
import { aClaim, aConviction, aDriver, aRisk, aTaxiDriver } from '../testing/people.ts'
import { ratesOf } from '../testing/rates.ts'
import { driverFactors } from './driver-factors.ts'
import { rate } from './rate.ts'

const rated = (risk: Risk) => rate(risk, ratesOf(risk.line))
const keysOf = (risk: Risk, factor: string) =>
  rated(risk)
    .lines.filter((line) => line.factor === factor)
    .map(({ key }) => key)

describe('rating a driver', () => {
  it('reads a claim by kind, age and cost', () => {
    const claims = [aClaim({ yearsAgo: 2, cost: fromPounds(6000) }), aClaim({ type: 'W', yearsAgo: 9 })]
    const risk = aRisk({ drivers: [aDriver({ claims })] })
    expect(keysOf(risk, 'claims')).toEqual(['fault at 2', 'glass at 5'])
    expect(keysOf(risk, 'claim-cost')).toEqual(['5001-10000'])
  })

  it.each([
    ['CU80', 'CU80 at 1'],
    ['CU86', 'CU80 at 1'],
    ['CU20', 'CU* at 1'],
    ['SP50', 'SP* at 1'],
    ['ZZ10', '* at 1'],
  ])('reads conviction %s by the nearest row', (offence, key) => {
    expect(
      keysOf(aRisk({ drivers: [aDriver({ convictions: [aConviction({ offence })] })] }), 'convictions'),
    ).toEqual([key])
  })

  it('ignores a spent conviction', () => {
    const spent = aConviction({ offence: 'DR10', points: 11, isSpent: true })
    expect(rated(aRisk({ drivers: [aDriver({ convictions: [spent] })] }))).toEqual(rated(aRisk()))
  })

  it('uses the dearer of two occupations', () => {
    expect(keysOf(aRisk({ drivers: [aDriver({ occupations: ['P20', 'C13'] })] }), 'occupation')).toEqual([
      'C13',
    ])
  })

  it('reads no badge as a badge of 0 years', () => {
    const badgeYears = driverFactors.find(({ table }) => table === 'badge-years')
    expect(badgeYears?.reads?.(aDriver())).toBe(0)
    expect(badgeYears?.reads?.(aTaxiDriver())).toBe(5)
  })
})
