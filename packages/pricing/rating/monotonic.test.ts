import { fromPounds } from '@milepost/domain/values/pence'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { Driver } from '../risk/driver.ts'
import type { Risk } from '../risk/risk.ts'
import {
  aClaim,
  aConviction,
  aPolicyholder,
  aTaxiHolder,
  aTelematicsHolder,
  aVanHolder,
} from '../testing/people.ts'
import { ratesOf } from '../testing/rates.ts'
import { rate } from './rate.ts'

const makers = [aPolicyholder, aVanHolder, aTaxiHolder, aTelematicsHolder]
const risks = fc
  .tuple(fc.nat(makers.length - 1), fc.nat(1_000_000))
  .map(([maker, seed]) => (makers[maker] ?? aPolicyholder)(seed))
const gross = (risk: Risk) => rate(risk, ratesOf(risk.line)).gross

/** The same risk with one driver changed. */
function withDriver(risk: Risk, index: number, changed: (driver: Driver) => Driver): Risk {
  const [proposer, ...named] = risk.drivers
  const place = index % risk.drivers.length
  const change = (driver: Driver, at: number) => (at === place ? changed(driver) : driver)
  return { ...risk, drivers: [change(proposer, 0), ...named.map((driver, at) => change(driver, at + 1))] }
}

const runs = { numRuns: 400 }

describe('a price never falls', () => {
  const kinds = fc.constantFrom('A', 'Z', 'W', 'D', 'OTHER')

  it('with one more claim of any driver', () => {
    fc.assert(
      fc.property(
        risks,
        fc.nat(5),
        kinds,
        fc.boolean(),
        fc.nat(25_000),
        fc.nat(6),
        (risk, at, type, isAtFault, cost, yearsAgo) => {
          const claim = aClaim({ type, isAtFault, cost: fromPounds(cost), yearsAgo })
          const more = withDriver(risk, at, (driver) => ({ ...driver, claims: [...driver.claims, claim] }))
          return gross(more) >= gross(risk)
        },
      ),
      runs,
    )
  })

  it('with one more conviction of any driver', () => {
    const offences = fc.constantFrom('SP30', 'CU80', 'IN10', 'DR10', 'TT99', 'MW10', 'MS30', 'ZZ99')
    fc.assert(
      fc.property(
        risks,
        fc.nat(5),
        offences,
        fc.nat(11),
        fc.nat(6),
        (risk, at, offence, points, yearsAgo) => {
          const conviction = aConviction({ offence, points, yearsAgo })
          const more = withDriver(risk, at, (driver) => ({
            ...driver,
            convictions: [...driver.convictions, conviction],
          }))
          return gross(more) >= gross(risk)
        },
      ),
      runs,
    )
  })

  it('with a higher group, or a dearer vehicle', () => {
    fc.assert(
      fc.property(risks, fc.integer({ min: 1, max: 49 }), fc.nat(90_000), (risk, group, value) => {
        const vehicle = (changed: Partial<Risk['vehicle']>) =>
          gross({ ...risk, vehicle: { ...risk.vehicle, ...changed } })
        return (
          vehicle({ group: group + 1 }) >= vehicle({ group }) &&
          vehicle({ value: fromPounds(value + 500) }) >= vehicle({ value: fromPounds(value) })
        )
      }),
      runs,
    )
  })

  it('with more miles', () => {
    fc.assert(
      fc.property(risks, fc.nat(50_000), fc.nat(20_000), (risk, miles, further) => {
        const driven = (count: number) =>
          gross({ ...risk, vehicle: { ...risk.vehicle, mileage: { ...risk.vehicle.mileage, miles: count } } })
        return driven(miles + further) >= driven(miles)
      }),
      runs,
    )
  })
})

describe('a price never rises', () => {
  it('with one more year without a claim, protected or not', () => {
    const years = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9)
    fc.assert(
      fc.property(risks, years, fc.boolean(), (risk, count, isProtected) => {
        const earned = risk.cover.noClaims.kind === 'earned' ? risk.cover.noClaims.on : 'not-asked'
        const withYears = (held: number) => {
          const known = ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).find((year) => year === held)
          if (known === undefined) throw new RangeError('years')
          const noClaims = { kind: 'earned', years: known, isProtected, on: earned } as const
          return gross({ ...risk, cover: { ...risk.cover, noClaims } })
        }
        return withYears(count + 1) <= withYears(count)
      }),
      runs,
    )
  })

  it('with a first year without a claim, regardless of where it was earned', () => {
    const policies = fc.constantFrom('11', '2', '12', '13', '8', '22', '21', '14', '18', '23')
    fc.assert(
      fc.property(risks, policies, (risk, on) => {
        const none = { ...risk, cover: { ...risk.cover, noClaims: { kind: 'none' as const } } }
        const one = { kind: 'earned', years: 1, isProtected: false, on } as const
        return gross({ ...risk, cover: { ...risk.cover, noClaims: one } }) <= gross(none)
      }),
      runs,
    )
  })

  it('with a higher voluntary excess', () => {
    fc.assert(
      fc.property(risks, fc.nat(1000), fc.nat(1000), (risk, pounds, more) => {
        const bearing = (amount: number) =>
          gross({ ...risk, cover: { ...risk.cover, voluntaryExcess: fromPounds(amount) } })
        return bearing(pounds + more) <= bearing(pounds)
      }),
      runs,
    )
  })

  it('with more years since the driving test', () => {
    fc.assert(
      fc.property(risks, fc.nat(5), fc.nat(30), (risk, at, years) => {
        const driving = (held: number) =>
          gross(
            withDriver(risk, at, (driver) => ({ ...driver, licence: { ...driver.licence, years: held } })),
          )
        return driving(years + 1) <= driving(years)
      }),
      runs,
    )
  })
})
