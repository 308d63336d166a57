import { type RatedLine, ratedLines } from '@milepost/domain/lines/lines'
import { fromPounds, toPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { typicalRisk } from '../book/typical-risk.ts'
import type { Driver } from '../risk/driver.ts'
import type { Risk } from '../risk/risk.ts'
import {
  aConviction,
  aDriver,
  aPolicyholder,
  aRisk,
  aTaxiHolder,
  aVanHolder,
  today,
} from '../testing/people.ts'
import { ratesOf } from '../testing/rates.ts'
import { limits } from '../underwriting.ts'
import { rate } from './rate.ts'

/** Made-up books of policyholders, and the market's known average prices including tax, as stated ranges. */
const SIZE = 10_000
const book = (holder: (seed: number) => Risk) =>
  Array.from({ length: SIZE }, (_, seed) => priced(holder(seed * 31)))
const priced = (risk: Risk) => ({ risk, gross: toPounds(rate(risk, ratesOf(risk.line)).gross) })

const cars = book(aPolicyholder)
const vans = book(aVanHolder)
const taxis = book(aTaxiHolder)

function average(prices: readonly { gross: number }[]): number {
  expect(prices.length).toBeGreaterThan(30)
  return prices.reduce((sum, { gross }) => sum + gross, 0) / prices.length
}

function between(value: number, [from, to]: readonly [number, number]): void {
  expect(value).toBeGreaterThanOrEqual(from)
  expect(value).toBeLessThanOrEqual(to)
}

const aged = (from: number, to: number) => cars.filter(({ risk }) => isAged(risk.drivers[0], from, to))
const isAged = ({ age }: Driver, from: number, to: number) => age >= from && age <= to

describe('the average price', () => {
  it('of cars matches the ABI average: £551 to £622 in 2024 and 2025', () => {
    between(average(cars), [540, 630])
  })

  it.each([
    ['17 to 18, £1,905 to £2,960 at Confused.com, 2024 to 2025', 17, 18, [1800, 2960]],
    ['18 to 24, £1,890 in November 2023 before prices fell by a quarter', 18, 24, [1250, 1950]],
    ['25 to 34, £901 likewise', 25, 34, [650, 950]],
    ['35 to 44, £691 likewise', 35, 44, [500, 720]],
    ['45 to 64, £503 likewise', 45, 64, [430, 560]],
  ] as const)('of cars for ages %s', (_what, from, to, band) => {
    between(average(aged(from, to)), band)
  })

  it('of vans is within 10% of £575 (Quotezone, Q4 2024)', () => {
    between(average(vans), [518, 632])
  })

  it.each([
    ['17 to 24, £2,026 likewise', 17, 24, [1823, 2229]],
    ['45 to 64, £520 likewise', 45, 64, [468, 572]],
  ] as const)('of vans for ages %s', (_what, from, to, band) => {
    between(average(vans.filter(({ risk }) => isAged(risk.drivers[0], from, to))), band)
  })

  it('of taxis is near £1,450 (Zego; brokers say £1,300 to £1,800)', () => {
    between(average(taxis), [1300, 1800])
  })

  it('in London is at least 25% above the average, in the South West at least 10% below', () => {
    const at = (areas: readonly string[]) =>
      average(cars.filter(({ risk }) => areas.includes(risk.vehicle.overnightArea)))
    expect(at(['E', 'N', 'SE', 'SW'])).toBeGreaterThan(1.25 * average(cars))
    expect(at(['EX', 'TA', 'PL', 'TR', 'TQ'])).toBeLessThan(0.9 * average(cars))
  })
})

describe('one step', () => {
  const gross = (risk: Risk) => priced(risk).gross
  const convicted = (offence: string, points: number) =>
    gross(aRisk({ drivers: [aDriver({ convictions: [aConviction({ offence, points, yearsAgo: 0 })] })] })) /
    gross(aRisk())

  it.each([
    ['speeding with 3 points, +40% (Admiral)', 'SP30', 3, [1.19, 1.61]],
    ['a phone with 3 points, +55% (Admiral)', 'CU80', 3, [1.32, 1.78]],
    ['a phone with 6 points, +71% (Admiral)', 'CU80', 6, [1.45, 1.97]],
    ['no insurance, +131% (2013)', 'IN10', 6, [1.96, 2.66]],
    ['drink, +100% or more', 'DR10', 3, [1.8, 3]],
  ] as const)('of %s', (_what, offence, points, band) => {
    between(convicted(offence, points), band)
  })

  it.each([
    [1, [0.12, 0.3]],
    [3, [0.25, 0.5]],
    [5, [0.31, 0.65]],
    [9, [0.48, 0.75]],
  ] as const)(
    'of %i years without a claim gives a discount between those insurers give and those they advertise',
    (years, band) => {
      // Expensive enough to be above the minimum premium.
      const withYears = (noClaims: Risk['cover']['noClaims']) =>
        gross(aRisk({ vehicle: { group: 40 }, cover: { noClaims } }))
      const earned = withYears({ kind: 'earned', years, isProtected: false, on: 'not-asked' })
      between(1 - earned / withYears({ kind: 'none' }), band)
    },
  )

  const typicalOf = (line: RatedLine) => typicalRisk(line, { ratedOn: today, start: today })

  it.each(ratedLines)('from one age to the next is at most 15 per cent on %s', (line) => {
    const risk = typicalOf(line)
    const aged = Array.from({ length: limits.decline.age - 16 }, (_, years) => {
      const [proposer] = risk.drivers
      // Expensive enough to be above the minimum premium, which would hide a step.
      return gross({
        ...risk,
        vehicle: { ...risk.vehicle, group: 50 },
        drivers: [{ ...proposer, age: 17 + years }],
      })
    })
    for (const [place, price] of aged.slice(1).entries()) {
      const before = aged[place] ?? 0
      expect(Math.abs(price / before - 1), `from ${17 + place} to ${18 + place}`).toBeLessThanOrEqual(0.15)
    }
  })

  it.each(ratedLines)(
    'of value raises the price by 50 to 100 per cent from £4,000 to £100,000 on %s',
    (line) => {
      const risk = typicalOf(line)
      const worth = (pounds: number) =>
        gross({ ...risk, vehicle: { ...risk.vehicle, group: 50, value: fromPounds(pounds) } })
      between(worth(100_000) / worth(4_000), [1.5, 2])
      // Neighbouring bands differ little, so that a few pounds of value never cost ten per cent more.
      for (let pounds = 500; pounds < 100_000; pounds += 500)
        between(worth(pounds + 500) / worth(pounds), [1, 1.06])
    },
  )
})
