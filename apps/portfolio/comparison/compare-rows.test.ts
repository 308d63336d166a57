import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { journeysOn } from '@milepost/pricing/risk/journeys-on'
import { aDriver, aRisk, aVanRisk } from '@milepost/pricing/testing/people'
import { describe, expect, it } from 'vitest'
import type { BookRisk, RowProblem } from '../book/read-row.ts'
import { ratesFor } from '../pricing/price-risk.ts'
import { plainRates } from '../testing/plain-rates.ts'
import { compareRows } from './compare-rows.ts'
import { dimensions } from './segments.ts'
import { addTally, emptyTally, type Tally } from './tally.ts'

const young = [aDriver({ age: 18, licence: { type: 'F', years: 0 } })] as const
const east = { overnightArea: 'E' }
const book: readonly BookRisk[] = [
  aRisk({ drivers: young }),
  aRisk({ vehicle: east }),
  aRisk(),
  aRisk({ vehicle: { value: fromPounds(150_000) } }),
  aVanRisk(),
  aRisk({ drivers: young, vehicle: east }),
].map((risk, at) => ({ row: at + 2, policy: `P${at + 2}`, risk }))

const day = localDate('2026-11-15')
const before = { on: day, ratesFor: ratesFor(plainRates()) }
const changed = { 'private-car/age': '0,18,1.2\n19,,1', 'private-car/area': 'E,0.9\n*,1' }
const after = { on: day, ratesFor: ratesFor(plainRates(changed)) }

function compared(risks: readonly BookRisk[], to = after): Tally {
  const problems: RowProblem[] = []
  const tally = compareRows(risks, before, to, problems)
  expect(problems).toEqual([])
  return tally
}

const segmentsOf = ({ segments }: Tally, title: string) =>
  segments[dimensions.findIndex((dimension) => dimension.title === title)]

/** Every premium is £500 before. After, 18-year-olds pay 20% more on cars, and East London pays 10% less. */
describe('a tiny book', () => {
  const tally = compared(book)

  it('sums to 500 five times before, then 600, 450, 500, 500 and 540', () => {
    expect(tally.premium).toEqual({ before: 250_000, after: 259_000 })
    expect(tally.both).toEqual({ risks: 5, before: 250_000, after: 259_000, dearer: 2, cheaper: 1 })
  })

  it('counts each change in hundredths of a per cent and in pounds', () => {
    expect(tally.percents).toEqual(
      new Map([
        [2000, 1],
        [-1000, 1],
        [0, 2],
        [800, 1],
      ]),
    )
    expect(tally.pounds).toEqual(
      new Map([
        [100, 1],
        [-50, 1],
        [0, 2],
        [40, 1],
      ]),
    )
  })

  it('counts verdicts, and does not price a referred risk', () => {
    expect(tally.verdicts.accepted).toEqual({ accepted: 5, referred: 0, declined: 0 })
    expect(tally.verdicts.referred).toEqual({ accepted: 0, referred: 1, declined: 0 })
  })

  it('distributes the change among the factors, by logarithms and to the penny', () => {
    // £40 on the last risk: ln 1.2 / ln 1.08 of it is £94.76, ln 0.9 / ln 1.08 of it is -£54.76.
    expect(tally.factors.get('age')).toEqual({ pence: 10_000 + 9476, risks: 2 })
    expect(tally.factors.get('area')).toEqual({ pence: -5000 - 5476, risks: 2 })
    expect([...tally.factors.keys()]).toEqual(['age', 'area'])
  })

  it('is divided into segments', () => {
    expect(segmentsOf(tally, 'Age of the policyholder')).toEqual(
      new Map([
        ['17–20', { risks: 2, before: 100_000, after: 114_000, dearer: 2, cheaper: 0 }],
        ['40–49', { risks: 3, before: 150_000, after: 145_000, dearer: 0, cheaper: 1 }],
      ]),
    )
    expect(segmentsOf(tally, 'Line')?.get('Van')).toMatchObject({ risks: 1, before: 50_000, after: 50_000 })
    expect(segmentsOf(tally, 'Area, the most moved')?.get('E East London')).toMatchObject({ risks: 2 })
    expect([...(segmentsOf(tally, 'Premium before')?.keys() ?? [])]).toEqual(['£500–749'])
    for (const segments of tally.segments) {
      expect([...segments.values()].reduce((sum, { after: premium }) => sum + premium, 0)).toBe(259_000)
    }
  })

  it('ranks the risks whose price falls or rises most, with the factors that changed them', () => {
    expect(tally.fell.map(({ row }) => row)).toEqual([3])
    expect(tally.rose.map(({ row }) => row)).toEqual([2, 7])
    expect(tally.rose[1]).toMatchObject({ policy: 'P7', words: '18, East London, group 20', before: 50_000 })
    const [age, area] = tally.rose[1]?.moves ?? []
    expect(age).toMatchObject({ factor: 'age', before: [{ key: '0-18', value: 1 }], after: [{ value: 1.2 }] })
    expect(area?.ratio).toBeCloseTo(0.9, 12)
  })

  it('equals the sum of its parts for any division', () => {
    const whole = emptyTally()
    for (const risk of book) addTally(whole, compared([risk]))
    expect(whole).toEqual(tally)
  })
})

describe('the cause of a price change', () => {
  it('is the minimum premium if that applies', () => {
    const minimum = journeysOn('private-car')
      .map(({ id }) => `${id},600`)
      .join('\n')
    const held = compared(book.slice(2, 3), {
      on: day,
      ratesFor: ratesFor(plainRates({ 'private-car/minimum': minimum })),
    })
    expect(held.factors).toEqual(new Map([['minimum', { pence: 10_000, risks: 1 }]]))
    expect(held.rose[0]?.moves).toMatchObject([{ factor: 'minimum', before: [], after: [{ value: 600 }] }])
  })

  it('is the other driver if a different driver counts', () => {
    const two: BookRisk = {
      row: 2,
      policy: '',
      risk: aRisk({ drivers: [aDriver(), aDriver({ age: 18, isMain: false, maritalStatus: 'S' })] }),
    }
    const tally = compared([two])
    expect(tally.factors).toEqual(new Map([['other-driver', { pence: 10_000, risks: 1 }]]))
    expect(tally.rose[0]).toMatchObject({
      driver: { before: 1, after: 2 },
      words: '40, Reading, group 20, rated by driver 2',
    })
  })
})

it('names the row whose line has no rates', () => {
  const problems: RowProblem[] = []
  const none = { on: localDate('2025-01-01'), ratesFor: before.ratesFor }
  compareRows(book.slice(4, 5), before, none, problems)
  expect(problems).toEqual([
    {
      row: 6,
      policy: 'P6',
      column: 'line',
      words: expect.stringMatching(/^there are no complete rates for van on 2025-01-01: rates\/van\//),
    },
  ])
})
