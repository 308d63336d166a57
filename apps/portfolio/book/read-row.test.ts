import { ratedLines } from '@milepost/domain/lines/lines'
import { localDate } from '@milepost/domain/values/local-date'
import { fromPounds } from '@milepost/domain/values/pence'
import { riskOfMixedBook } from '@milepost/pricing/book/made-up-book'
import { typicalRisk } from '@milepost/pricing/book/typical-risk'
import type { Risk } from '@milepost/pricing/risk/risk'
import { readExample } from '@milepost/pricing/testing/example-person'
import { aClaim, aConviction, aDriver, aRisk } from '@milepost/pricing/testing/people'
import { exampleFiles } from '@milepost/pricing/testing/rates'
import { describe, expect, it } from 'vitest'
import { parseRecords } from '../csv/parse-records.ts'
import { readHeading } from './heading.ts'
import { type Days, readRow } from './read-row.ts'
import { writeHeading, writeRow } from './write-row.ts'

const day = localDate('2026-11-15')
const on: Days = { on: day, readsOwn: true }

function read(cells: Readonly<Record<string, string>>, days = on) {
  const heading = readHeading(Object.keys(cells))
  return readRow(heading, { cells: Object.values(cells), isMalformed: false }, days)
}

function riskOf(cells: Readonly<Record<string, string>>, days = on): Risk {
  const row = read(cells, days)
  if (row.kind !== 'risk') throw new Error(JSON.stringify(row))
  return row.risk
}

function problemsOf(cells: Readonly<Record<string, string>>, days = on): readonly string[] {
  const row = read({ line: 'private-car', ...cells }, days)
  return row.kind === 'bad' ? row.problems.map(({ column, words }) => `${column}: ${words}`) : []
}

describe('a row', () => {
  it.each(ratedLines)('with only a line is the typical risk of %s', (line) => {
    expect(riskOf({ line })).toEqual(typicalRisk(line, { ratedOn: day, start: day }))
  })

  it('with only a journey has the line that the journey is priced on', () => {
    expect(riskOf({ journey: 'carrot_pc' })).toMatchObject({ journey: 'carrot_pc', line: 'telematics' })
    expect(problemsOf({ line: 'van', journey: 'carrot_pc' })).toEqual([
      'journey: carrot_pc is priced on telematics, not on van',
    ])
    expect(problemsOf({ line: '', policy: 'A1' })).toEqual(['line: say the line, or the journey'])
  })

  it('reads back as the risk it was written from', () => {
    const heading = readHeading(parseRecords(writeHeading())[0]?.cells ?? [])
    for (let place = 0; place < 500; place += 1) {
      const risk = riskOfMixedBook(3, place, day)
      const [record] = parseRecords(writeRow(`P${place}`, risk))
      if (record === undefined) throw new Error('no row')
      expect(readRow(heading, record, on)).toEqual({ kind: 'risk', policy: `P${place}`, risk })
    }
  })

  it.each(['NO', 'JP'])('reads back with the country of import: %s', (country) => {
    const heading = readHeading(parseRecords(writeHeading())[0]?.cells ?? [])
    const risk = aRisk({ vehicle: { origin: { kind: 'imported', country } } })
    const [record = { cells: [], isMalformed: true }] = parseRecords(writeRow('', risk))
    expect(readRow(heading, record, on)).toMatchObject({ risk: { vehicle: { origin: { country } } } })
  })

  it('with the columns of a rate example gives the same risk as the example', () => {
    const young = exampleFiles().find(({ name }) => name === 'car-18-east-london.yaml')
    const { risk } = readExample(young?.text ?? '')
    const row = riskOf({
      line: 'private-car',
      'rated on': risk.ratedOn,
      'cover start': risk.cover.start.date,
      'home owner': 'no',
      'driver 1 age': '18',
      'driver 1 licence years': '0',
      group: '8',
      area: 'E',
      overnight: '3',
      value: '5000',
      'no-claims years': '0',
    })
    expect(row).toEqual(risk)
  })

  it('accepts codes in any case, and amounts and days as people and spreadsheets write them', () => {
    expect(
      riskOf({
        line: 'Private-Car',
        level: 'tpft',
        value: '£12,500.00',
        mileage: '11,000',
        'home owner': 'FALSE',
        'cover start': '20/11/2026',
        'driver 1 occupation': '9',
      }),
    ).toMatchObject({
      cover: { level: 'TPFT', start: { date: '2026-11-20' } },
      vehicle: { value: 1_250_000, mileage: { miles: 11_000 } },
      isHomeOwner: false,
      drivers: [{ occupations: ['009'] }],
    })
  })

  it('accepts several claims, convictions or modifications in one cell', () => {
    const banned = { kind: 'banned', from: localDate('2025-01-10'), to: localDate('2026-01-09') } as const
    const risk = riskOf({
      line: 'private-car',
      modifications: 'ENGINE_REMAP:600; wheelchair_access:5000:medical',
      'driver 1 claims': 'A:fault:1500:1; W:non-fault:300:0',
      'driver 1 convictions':
        'SP30:3:1; dr10:10:1:banned 2025-01-10 to 2026-01-09; CU80:0:0:pending; IN10:6:5',
    })
    expect(risk.drivers[0].claims).toEqual([
      aClaim(),
      aClaim({ type: 'W', isAtFault: false, cost: fromPounds(300), yearsAgo: 0 }),
    ])
    expect(risk.drivers[0].convictions).toEqual([
      aConviction(),
      aConviction({ offence: 'DR10', points: 10, ban: banned }),
      aConviction({ offence: 'CU80', points: 0, yearsAgo: 0, isPending: true }),
      aConviction({ offence: 'IN10', points: 6, yearsAgo: 5, isSpent: true }),
    ])
    expect(risk.vehicle.modifications).toEqual([
      { code: 'ENGINE_REMAP', value: 60_000, isForMedicalReasons: false },
      { code: 'WHEELCHAIR_ACCESS', value: 500_000, isForMedicalReasons: true },
    ])
  })

  it('counts a conviction as spent when the site does: after five years, except with a longer ban or a pending case', () => {
    const [first] = riskOf({
      line: 'private-car',
      'driver 1 convictions':
        'DR10:10:6:banned 2020-05-10 to 2022-05-09; DR10:10:6:banned 2020-05-10 to 2030-05-09; SP30:3:7:pending; SP30:3:4',
    }).drivers
    expect(first.convictions.map(({ isSpent }) => isSpent)).toEqual([true, false, false, false])
  })

  it('has the drivers whose cells are filled, and the main driver by number', () => {
    const risk = riskOf({ line: 'private-car', 'driver 2 age': '19', 'driver 3 age': '', 'main driver': '2' })
    const son = { ...aDriver(), age: 19, licence: { type: 'F', years: 1 }, ukResidencyYears: 19 }
    expect(risk.drivers).toEqual([aDriver({ isMain: false }), { ...son, maritalStatus: 'S' }])
  })

  it('gives a driver who does not work the occupation for that', () => {
    const [driver] = riskOf({ line: 'private-car', 'driver 1 employment': 'R' }).drivers
    expect(driver.occupations).toEqual(['R09'])
  })

  it('is rated on its own day, or on the given day if two versions are compared', () => {
    const own = { line: 'van', 'rated on': '2026-03-01' }
    expect(riskOf(own).ratedOn).toBe('2026-03-01')
    expect(riskOf(own, { on: day, readsOwn: false }).ratedOn).toBe(day)
    expect(problemsOf({ 'rated on': '' }, { on: undefined, readsOwn: true })).toEqual([
      'rated on: say the day, here or with --on',
    ])
  })

  it('is blank if all its cells are blank', () => {
    expect(read({ line: ' ', policy: '' }).kind).toBe('blank')
  })
})

describe('a bad row', () => {
  it.each([
    [{ excess: '260' }, 'excess: "260" is none of 0, 100, 150, 200, 250, 300, 350, 400, 500, 750, 1000'],
    [{ level: 'FULL' }, 'level: "FULL" is none of COMP, TPFT, TPO'],
    [{ group: '51' }, 'group: "51" is not a whole number from 1 to 50'],
    [{ group: '12.5' }, 'group: "12.5" is not a whole number from 1 to 50'],
    [{ value: '9k' }, 'value: "9k" is not an amount in pounds up to 1000000'],
    [{ value: '1000001' }, 'value: "1000001" is not an amount in pounds up to 1000000'],
    [{ area: 'ZZ' }, 'area: "ZZ" is none of AB, AL, B, BA, BB, BD, BH, BL and 116 more'],
    [{ use: 'PR' }, 'use: "PR" is none of S, C, 1, 2, 3, 4, N'],
    [{ protected: 'maybe' }, 'protected: "maybe" is neither yes nor no'],
    [{ protected: 'yes', 'no-claims years': '0' }, 'protected: there are no no-claims years to protect'],
    [
      { protected: 'yes', term: 'thirty-day' },
      'protected: only the discount of a yearly policy can be protected',
    ],
    [{ term: 'impound' }, 'term: "impound" is none of annual, thirty-day'],
    [{ 'cover start': '31/02/2026' }, 'cover start: "31/02/2026" is not a day; write it as 2026-11-15'],
    [{ 'rated on': 'today' }, 'rated on: "today" is not a day; write it as 2026-11-15'],
    [{ 'earned on': '11' }, 'earned on: is not asked on acorn_pc; leave it empty'],
    [{ racking: 'no' }, 'racking: is not asked on acorn_pc; leave it empty'],
    [{ imported: 'Japan' }, /^imported: "Japan" is none of/],
    [{ 'main driver': '2' }, 'main driver: "2" is not a whole number from 1 to 1'],
    [{ 'driver 1 age': '15' }, 'driver 1 age: "15" is not a whole number from 16 to 120'],
    [{ 'driver 1 licence years': '25' }, 'driver 1 licence years: "25" is not a whole number from 0 to 24'],
    [{ 'driver 1 badge': 'PR' }, 'driver 1 badge: is asked of taxi drivers only'],
    [{ 'driver 1 occupation': 'ZZZ' }, 'driver 1 occupation: "ZZZ" is no code of an occupation'],
    [
      { 'driver 1 claims': 'A:fault:1500' },
      /^driver 1 claims: "A:fault:1500" is not type:fault:pounds:years ago/,
    ],
    [{ 'driver 1 claims': 'A:maybe:1500:1' }, /^driver 1 claims/],
    [
      { 'driver 1 convictions': 'SP30:13:1' },
      /^driver 1 convictions: "SP30:13:1" is not code:points:years ago/,
    ],
    [{ 'driver 1 convictions': 'SP30:3:1:banned 2026-01-02 to 2026-01-01' }, /^driver 1 convictions/],
    [{ modifications: 'TURBO' }, /^modifications: "TURBO" is not code:pounds/],
    [{ 'driver 2 age': '', 'driver 2 licence': 'P' }, 'driver 2 age: a named driver must have an age'],
  ] as const)('names the cell: %j', (cells, expected) => {
    const problems = problemsOf(cells)
    expect(problems).toHaveLength(1)
    if (typeof expected === 'string') expect(problems).toEqual([expected])
    else expect(problems[0]).toMatch(expected)
  })

  it('names all bad cells together', () => {
    expect(problemsOf({ excess: '1', group: '0', 'driver 1 age': 'x' })).toHaveLength(3)
  })

  it('names a driver beyond the journey’s maximum [CON-05]', () => {
    const ages = Object.fromEntries([2, 3, 4, 5].map((number) => [`driver ${number} age`, '40']))
    expect(problemsOf({ line: '', journey: 'acorn_protect', ...ages })).toEqual([
      'driver 5 age: acorn_protect takes 3 drivers beside the policyholder',
    ])
  })

  it('is reported if it has too few or too many cells', () => {
    const heading = readHeading(['line', 'group'])
    const cells = (...written: string[]) => readRow(heading, { cells: written, isMalformed: false }, on)
    expect(cells('van')).toMatchObject({ problems: [{ words: 'there are 1 cells under 2 headings' }] })
    expect(cells('van', '3', 'x')).toMatchObject({ kind: 'bad' })
    expect(cells('van', '3', '', '').kind).toBe('risk')
  })

  it('is reported without control characters', () => {
    expect(problemsOf({ level: 'A\u001b[31m' })[0]).toContain('"A?[31m"')
  })
})
