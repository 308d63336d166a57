import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { describe, expect, it } from 'vitest'
import { pick, randomFrom } from '../book/made-up-book.ts'
import { forThirtyDays } from '../products/thirty-day.ts'
import { type Rates, ratesInForce } from '../rating/rates.ts'
import { readTables } from '../rating/tables.ts'
import type { Risk } from '../risk/risk.ts'
import { howMany } from '../testing/how-many.ts'
import { aClaim, aDriver, aPolicyholder, aRisk, aTaxiRisk, type Changes } from '../testing/people.ts'
import { priced } from '../testing/priced.ts'
import { book, carBase, ratesOf } from '../testing/rates.ts'
import { underwrite } from '../underwriting.ts'
import { changesBetween } from './changes.ts'
import type { Priced } from './priced.ts'

/** The shipped car rates with some tables replaced from 1 December 2026. */
function newRates(tables: Readonly<Record<string, string>>): Rates {
  const files = Object.entries(tables).map(([table, text]) => ({
    path: `private-car/${table}/2026-12-01.csv`,
    text: `# Source: this test\n${text}`,
  }))
  const both = new Map([...book, ...readTables(files).book])
  const found = ratesInForce(both, 'private-car', localDate('2026-12-01'))
  if (!found.ok) throw new Error(found.problems.join())
  return found.rates
}

function isExact({ before, after, difference, changes }: ReturnType<typeof changesBetween>): boolean {
  return after - before === difference && changes.reduce((sum, { amount }) => sum + amount, 0) === difference
}

const between = (before: Risk, after: Risk) => changesBetween(priced(before), priced(after))
const changeTexts = (before: Priced, after: Priced) =>
  changesBetween(before, after).changes.map(({ kind, title, words }) => [kind, title, words])

describe('why a price changed', () => {
  it('is the changed answer, with its effect on the whole price', () => {
    const excess = (pounds: number) => aRisk({ cover: { voluntaryExcess: fromPounds(pounds) } })
    const found = between(excess(100), excess(250))
    expect(found.changes).toEqual([
      {
        kind: 'factor',
        title: 'Voluntary excess',
        words: '£250 instead of £100',
        amount: found.difference,
      },
    ])
    expect(found.difference).toBeLessThan(0)
    expect(found.before).toBe(priced(excess(100)).option.price.gross + 3500)
  })

  it('is empty when the price did not change', () => {
    expect(between(aRisk(), aRisk())).toMatchObject({ difference: 0, changes: [] })
    // Another mileage in the same band.
    const driven = (miles: number) => aRisk({ vehicle: { mileage: { miles, per: 'year' } } })
    expect(between(driven(6000), driven(7000)).changes).toEqual([])
  })

  it('is each of several changes, which add up', () => {
    const found = between(
      aRisk(),
      aRisk({ drivers: [aDriver({ claims: [aClaim()] })], vehicle: { overnightArea: 'E', use: 'S' } }),
    )
    expect(found.changes.map(({ title, words }) => `${title}: ${words}`)).toEqual([
      'A claim: Now: at fault, 1 year ago',
      'Where the vehicle is kept overnight: E, East London instead of RG, Reading',
      'What the vehicle is used for: Social, domestic and pleasure instead of Social, domestic, pleasure and commuting',
    ])
    expect(isExact(found)).toBe(true)
  })

  it('is a claim that no longer counts', () => {
    const claimed = aRisk({ drivers: [aDriver({ claims: [aClaim(), aClaim({ yearsAgo: 3 })] })] })
    const one = aRisk({ drivers: [aDriver({ claims: [aClaim()] })] })
    expect(changeTexts(priced(claimed), priced(one))).toEqual([
      ['factor', 'A claim', 'No longer: at fault, 3 years ago'],
    ])
  })

  it('is protection, added or removed [AON-01]', () => {
    const cover = (isProtected: boolean) =>
      aRisk({ cover: { noClaims: { kind: 'earned', years: 5, isProtected, on: 'not-asked' } } })
    const found = between(cover(false), cover(true))
    expect(found.changes).toMatchObject([
      { title: 'Protection of the no claims discount', words: 'Protected instead of Not protected' },
    ])
    const { noClaimsProtection } = priced(cover(false)).option.cover
    expect(found.difference).toBe(
      noClaimsProtection.kind === 'available' ? noClaimsProtection.impliedPrice : 0,
    )
  })

  it('is an extra added, removed or replaced by another of its kind [AON-02, AON-03]', () => {
    const before = priced(aRisk(), ['KEYCARE', 'PC_BREAKDOWN_NATIONAL'])
    const after = priced(aRisk(), ['PC_BREAKDOWN_EU_UK', 'LEGAL_EXPENSES'])
    const found = changesBetween(before, after)
    expect(found.changes.map(({ words, amount }) => [words, amount])).toEqual([
      ['Removed', -1799],
      ['Removed', -3999],
      ['Added', 6499],
      ['Added', 2799],
    ])
    expect(isExact(found)).toBe(true)
  })

  it('is the length of cover, with the extras and the fee that change with it', () => {
    const risk = aTaxiRisk()
    const found = changesBetween(priced(risk, ['KEYCARE']), priced(forThirtyDays(risk)))
    expect(found.changes.map(({ kind, words }) => [kind, words])).toEqual([
      ['factor', '30 days instead of A year'],
      ['extra', 'Removed'],
      ['fee', ''],
    ])
    expect(isExact(found)).toBe(true)
  })

  it('is new rates, in one line, when only the tables changed [CON-28]', () => {
    const rates = newRates({
      base: carBase(1100),
      // The bands changed: age forty is in another row.
      age: 'from,to,multiplier\n0,39,1.3\n40,,1.02\n',
    })
    const found = changesBetween(priced(aRisk()), priced(aRisk(), [], rates))
    expect(found.changes).toEqual([
      { kind: 'rates', title: 'New rates', words: 'From 01/12/2026', amount: found.difference },
    ])
    expect(found.difference).toBeGreaterThan(0)
  })

  it('separates new rates from a changed answer', () => {
    const rates = newRates({ base: carBase(1100) })
    const after = priced(aRisk({ vehicle: { use: 'S' } }), [], rates)
    expect(changeTexts(priced(aRisk()), after)).toMatchObject([
      ['factor', 'What the vehicle is used for', expect.any(String)],
      ['rates', 'New rates', 'From 01/12/2026'],
    ])
  })

  it('is the minimum premium, if the change reaches it', () => {
    const cheap = (pounds: number): Changes => ({
      drivers: [aDriver({ age: 60 })],
      vehicle: { group: 5, overnightArea: 'TA', use: 'S' },
      cover: {
        noClaims: { kind: 'earned', years: 10, isProtected: false, on: 'not-asked' },
        voluntaryExcess: fromPounds(pounds),
      },
    })
    const found = between(aRisk(cheap(0)), aRisk(cheap(1000)))
    expect(found.changes.map(({ kind }) => kind)).toContain('minimum')
    expect(isExact(found)).toBe(true)
  })

  it("is another driver whose risk is highest, without that driver's answers", () => {
    const son = aDriver({ isMain: false, age: 19, licence: { type: 'F', years: 1 }, claims: [aClaim()] })
    const found = between(aRisk(), aRisk({ drivers: [aDriver(), son] }))
    expect(found.changes.map(({ title, words }) => [title, words])).toContainEqual([
      'The driver whose risk is highest',
      'driver 2 instead of you',
    ])
    const older = { ...son, age: 25, claims: [] }
    const after = between(aRisk({ drivers: [aDriver(), son] }), aRisk({ drivers: [aDriver(), older] }))
    expect(after.changes.filter(({ words }) => words === 'Changed').map(({ title }) => title)).toEqual([
      'Age and driving experience of driver 2',
      'Driving record of driver 2',
    ])
    expect(JSON.stringify([found, after])).not.toMatch(/\b(19|25)\b|at fault/)
  })
})

it('adds up between any two prices, regardless of the differences', () => {
  const rates = newRates({
    area: 'area,multiplier\n*,1.07\n',
    'no-claims-protection': 'years,multiplier\nnone,1\n*,1.09\n',
  })
  const people = Array.from({ length: 400 }, (_, seed) => aPolicyholder(seed * 7)).filter(
    (risk) => underwrite(risk).kind === 'accepted',
  )
  const random = randomFrom(1)
  const extras = [[], ['KEYCARE'], ['PC_BREAKDOWN_EU_UK', 'LEGAL_EXPENSES']] as const
  const any = () =>
    priced(pick(random, people), pick(random, extras), pick(random, [ratesOf('private-car'), rates]))
  for (let pair = 0; pair < howMany({ inEveryRun: 120, inLongRun: 1500 }); pair += 1) {
    const found = changesBetween(any(), any())
    if (!isExact(found)) expect(found).toBe('exact')
    expect(found.changes.filter(({ kind }) => kind === 'tax')).toEqual([])
  }
})
