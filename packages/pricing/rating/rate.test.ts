import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import type { Risk } from '../risk/risk.ts'
import {
  aClaim,
  aConviction,
  aDriver,
  aRisk,
  aTaxiDriver,
  aTaxiRisk,
  aTelematicsRisk,
  aVanRisk,
  today,
} from '../testing/people.ts'
import { book, carBase, ratesOf } from '../testing/rates.ts'
import { closingFactors } from './closing-factors.ts'
import { driverFactors } from './driver-factors.ts'
import { isRatedOn } from './factor.ts'
import { partsOfPrice } from './factors.ts'
import { policyFactors } from './policy-factors.ts'
import { rate } from './rate.ts'
import { type Rates, ratesInForce } from './rates.ts'
import { inForce, readTables } from './tables.ts'

const rated = (risk: Risk) => rate(risk, ratesOf(risk.line))
const grossOf = (risk: Risk) => rated(risk).gross
const keysOf = (risk: Risk, factor: string) =>
  rated(risk)
    .lines.filter((line) => line.factor === factor)
    .map(({ key }) => key)

/** The shipped rates with one table replaced, in force now. */
function ratesWith(table: string, text: string): Rates {
  const path = `private-car/${table}/2026-02-01.csv`
  const changed = readTables([{ path, text: `# Source: this test\n${text}` }])
  const found = ratesInForce(new Map([...book, ...changed.book]), 'private-car', localDate('2026-11-16'))
  if (!found.ok) throw new Error(found.problems.join())
  return found.rates
}

describe('a price', () => {
  it('is explained line by line, each with the table row it comes from', () => {
    const { lines, premium } = rated(aRisk())
    expect(lines[0]).toEqual({
      factor: 'base',
      version: '2026-11-16',
      key: 'acorn_pc',
      kind: 'base',
      value: 1030,
      running: 103_000,
    })
    for (const [index, line] of lines.entries()) {
      const before = lines[index - 1]?.running ?? 0
      if (line.kind === 'multiplier') expect(line.running).toBe(before * line.value)
      expect(partsOfPrice.get(line.factor)).toBeDefined()
    }
    expect(Math.round(lines.at(-1)?.running ?? 0)).toBe(premium)
  })

  it('applies the factors in their defined order', () => {
    const factors = rated(aRisk()).lines.map(({ factor }) => factor)
    const written = [...driverFactors, ...policyFactors, ...closingFactors]
      .filter((factor) => isRatedOn(factor, 'private-car'))
      .map(({ table }) => table)
      .filter((table) => inForce(book, `private-car/${table}`, today) !== undefined)
      .filter((table) => !['claims', 'claim-cost', 'convictions', 'modifications'].includes(table))
    expect(factors).toEqual(['base', ...written])
  })

  it('carries 12% insurance premium tax, rounded to the penny [CON-20]', () => {
    const { premium, ipt, gross } = rated(aRisk())
    expect(ipt).toBe(Math.round(premium * 0.12))
    expect(gross).toBe(premium + ipt)
  })

  it('is rounded once, half a penny up', () => {
    // £1.005 is 100.49999999999999 pence in floating point, and should be 100.5.
    const flat = (pounds: string) => ratesWith('base', carBase(pounds))
    const rates = flat('1.005')
    const alone = {
      ...rates,
      driver: [],
      policy: [],
      closing: [],
      minimum: { ...rates.minimum, rows: rates.base.rows },
    }
    expect(rate(aRisk(), alone).premium).toBe(101)
  })

  it('is not below the minimum premium, and includes a line for it', () => {
    const risk = aRisk({
      drivers: [aDriver({ age: 60 })],
      vehicle: { group: 1, overnightArea: 'TA', use: 'S' },
      cover: { noClaims: { kind: 'earned', years: 10, isProtected: false, on: 'not-asked' } },
    })
    const { premium, lines } = rated(risk)
    expect(premium).toBe(fromPounds(200))
    expect(lines.find(({ kind }) => kind === 'minimum')).toMatchObject({
      factor: 'minimum',
      value: 200,
      running: 20_000,
    })
  })

  it('is a share of the annual price for thirty days, including the minimum premium', () => {
    const year = rated(aTaxiRisk()).premium
    const month = rated(aTaxiRisk({ cover: { term: 'thirty-day' } })).premium
    expect(month / year).toBeCloseTo(0.115, 4)
  })

  it('uses the rates of the day: a table that starts later does not change it', () => {
    const later = readTables([
      { path: 'private-car/base/2026-12-01.csv', text: '# Source: this test\njourney,pounds\n*,5000\n' },
    ])
    const both = new Map(book)
    both.set('private-car/base', [
      ...(later.book.get('private-car/base') ?? []),
      ...(book.get('private-car/base') ?? []),
    ])
    const on = (date: string) => {
      const found = ratesInForce(both, 'private-car', localDate(date))
      if (!found.ok) throw new Error(found.problems.join())
      return rate(aRisk(), found.rates)
    }
    expect(on('2026-11-30').premium).toBe(rated(aRisk()).premium)
    expect(on('2026-12-01').lines[0]).toMatchObject({ version: '2026-12-01', value: 5000 })
  })

  it('is the same on every calculation', () => {
    expect(rated(aRisk())).toEqual(rated(aRisk()))
  })

  it('is refused with the rates of another line', () => {
    expect(() => rate(aRisk(), ratesOf('van'))).toThrow('A risk on private-car cannot be rated on van')
  })
})

describe('drivers', () => {
  const son = aDriver({ isMain: false, age: 19, licence: { type: 'F', years: 1 }, maritalStatus: 'S' })

  it('count by the riskiest one, not by the average', () => {
    const { ratedDriver, gross } = rated(aRisk({ drivers: [aDriver(), son] }))
    expect(ratedDriver).toBe(1)
    expect(gross).toBeGreaterThan(grossOf(aRisk()) * 1.8)
    expect(gross).toBe(grossOf(aRisk({ drivers: [aDriver({ age: 60 }), son] })))
    expect(rated(aRisk({ drivers: [son, aDriver({ isMain: false })] })).ratedDriver).toBe(0)
  })

  it('count the main driver for more than the same person as a named driver', () => {
    const main = grossOf(aRisk({ drivers: [aDriver({ isMain: false }), { ...son, isMain: true }] }))
    expect(main).toBeGreaterThan(grossOf(aRisk({ drivers: [aDriver(), son] })))
  })

  it('cost less when an experienced driver shares, and more when there are many drivers', () => {
    const two = grossOf(aRisk({ drivers: [aDriver(), aDriver({ isMain: false })] }))
    expect(two).toBeLessThan(grossOf(aRisk()))
    const four = [aDriver(), ...Array.from({ length: 3 }, () => aDriver({ isMain: false }))] as const
    expect(grossOf(aRisk({ drivers: four }))).toBeGreaterThan(two)
  })
})

describe('rating a risk', () => {
  it.each([
    ['one clean driver over 25 among two', [aDriver({ claims: [aClaim()] }), aDriver()], 'yes'],
    ['no clean driver', [aDriver({ claims: [aClaim()] }), aDriver({ convictions: [aConviction()] })], 'no'],
    ['no driver over 25', [aDriver({ age: 25 }), aDriver({ age: 25 })], 'no'],
    ['a single driver', [aDriver()], 'no'],
  ] as const)('reads shared driving from %s', (_who, drivers, key) => {
    expect(keysOf(aRisk({ drivers }), 'shared-driving')).toEqual([key])
  })

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

  it('reads an unknown vehicle age as the dearest age', () => {
    const aged = (age: number | 'unknown') => grossOf(aRisk({ vehicle: { age } }))
    const dearest = Math.max(...Array.from({ length: 40 }, (_, age) => aged(age)))
    expect(aged('unknown')).toBe(dearest)
  })

  it.each([[['P20', 'C13']], [['C13', 'P20']]] as const)(
    'uses the dearer of two occupations: %j',
    (occupations) => {
      expect(keysOf(aRisk({ drivers: [aDriver({ occupations })] }), 'occupation')).toEqual(['C13'])
    },
  )

  const work = { kind: 'commercial', radius: '50', hasInternalRacking: true } as const
  const goods = { carriesDangerousGoods: false, visitsHazardousSites: false }
  const { badge } = aTaxiDriver()
  const held = badge.kind === 'held' ? badge : undefined
  it.each([
    ['racking', aVanRisk({ work: { ...work, ...goods } }), 'internal-racking', 'yes'],
    ['no racking', aVanRisk(), 'internal-racking', 'no'],
    ['work that was not asked about', aVanRisk({ work: { kind: 'not-asked' } }), 'internal-racking', 'no'],
    ['the working radius', aVanRisk({ work: { ...work, ...goods } }), 'radius', '50'],
    ['work that was not asked about', aVanRisk({ work: { kind: 'not-asked' } }), 'radius', 'not-asked'],
    ['a listed body type', aVanRisk({ vehicle: { bodyType: 'LUTON' } }), 'body-type', 'LUTON'],
    ['an unlisted body type', aVanRisk(), 'body-type', '*'],
    ['a weight', aVanRisk(), 'gross-weight', '1-3000'],
    ['no weight', aVanRisk({ vehicle: { grossWeightKilograms: 'unknown' } }), 'gross-weight', '0'],
    ['years in the country', aRisk({ drivers: [aDriver({ ukResidencyYears: 1 })] }), 'uk-residency', '1'],
    ['a UK vehicle', aRisk(), 'imported', 'not-imported'],
    ['an import', aRisk({ vehicle: { origin: { kind: 'imported', country: 'AT' } } }), 'imported', 'AT'],
    ['years with a badge', aTaxiRisk(), 'badge-years', '3+'],
    ['no badge', aTaxiRisk({ drivers: [aTaxiDriver({ badge: { kind: 'not-asked' } })] }), 'badge-years', '0'],
    ['an authority', authority('LEEDS'), 'licensing-authority', 'LEEDS'],
    ['full-time work', aTaxiRisk(), 'taxi-hours', 'full-time'],
    ['part-time work', partTime(), 'taxi-hours', 'part-time'],
  ] as const)('reads %s', (_what, risk, factor, key) => {
    expect(keysOf(risk, factor)).toEqual([key])
  })

  function authority(licensingAuthority: string) {
    return aTaxiRisk({ drivers: [aTaxiDriver(held && { badge: { ...held, licensingAuthority } })] })
  }
  function partTime() {
    return aTaxiRisk({ drivers: [aTaxiDriver(held && { badge: { ...held, isFullTime: false } })] })
  }

  it('ignores a modification made for medical reasons', () => {
    const modified = (isForMedicalReasons: boolean) =>
      aRisk({ vehicle: { modifications: [{ code: 'SEATS', value: fromPounds(900), isForMedicalReasons }] } })
    expect(grossOf(modified(true))).toBe(grossOf(aRisk()))
    expect(grossOf(modified(false))).toBeGreaterThan(grossOf(aRisk()))
  })
})

describe('a factor', () => {
  it('is rated only on the lines it belongs to', () => {
    const factors = (risk: Risk) => new Set(rated(risk).lines.map(({ factor }) => factor))
    expect(factors(aVanRisk()).has('gross-weight')).toBe(true)
    expect(factors(aTaxiRisk()).has('badge-years')).toBe(true)
    expect(factors(aTelematicsRisk()).has('telematics')).toBe(true)
    expect(factors(aRisk()).has('badge-years')).toBe(false)
  })
})
