import { type RatedLine, ratedLines } from '@milepost/domain/lines/lines'
import { describe, expect, it } from 'vitest'
import {
  aClaim,
  aConviction,
  aDriver,
  anImpoundRisk,
  aRisk,
  aTaxiRisk,
  aTelematicsRisk,
  aVanRisk,
} from '../testing/people.ts'
import { book } from '../testing/rates.ts'
import { closingFactors } from './closing-factors.ts'
import { driverFactors } from './driver-factors.ts'
import { GONE } from './factor-words.ts'
import { partsOfPrice } from './factors.ts'
import { policyFactors } from './policy-factors.ts'
import type { RateTable } from './tables.ts'

const typical = {
  'private-car': aRisk(),
  van: aVanRisk(),
  taxi: aTaxiRisk(),
  telematics: aTelematicsRisk(),
  impound: anImpoundRisk(),
}

const tables = [...book.values()].flat()
const lineOf = (table: RateTable) => ratedLines.find((line) => line === table.line) ?? ('' as RatedLine)
const keysOf = (table: RateTable) =>
  table.kind === 'grid'
    ? [...table.rows.values()].flat().map(({ key }) => key)
    : [...table.rows.values()].map(({ key }) => key)

/** The words of a row, as a customer of that line reads them. */
function wordsOf(table: RateTable, key: string): string {
  const risk = typical[lineOf(table)]
  const driver = aDriver({ claims: [aClaim()], convictions: [aConviction()] })
  return (
    partsOfPrice
      .get(table.table)
      ?.says({ key, risk, driver: risk.line === 'taxi' ? risk.drivers[0] : driver }) ?? ''
  )
}

describe('the words of a receipt', () => {
  it('exist for every rate table, each with a unique title', () => {
    const names = [...new Set(tables.map(({ table }) => table))]
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name) => !partsOfPrice.get(name)?.title)).toEqual([])
    const titles = [...partsOfPrice.values()].map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('exist for every row of every table and show no code', () => {
    const bare: string[] = []
    for (const table of tables) {
      if (table.table === 'base' || table.table === 'minimum') continue
      for (const key of keysOf(table)) {
        const words = wordsOf(table, key)
        const isCode = words === '' || words.includes(GONE) || /[*_]|undefined|NaN|\bat \d/.test(words)
        if (isCode) bare.push(`${table.path} ${key}: ${words}`)
      }
    }
    expect(bare).toEqual([])
  })

  it('distinguish the codes of a list', () => {
    for (const name of [
      'cover',
      'use',
      'overnight',
      'employment',
      'marital-status',
      'licence-type',
      'radius',
    ]) {
      const [table] = tables.filter((each) => each.table === name)
      if (table === undefined) throw new Error(name)
      const words = keysOf(table).map((key) => wordsOf(table, key))
      expect(new Set(words).size, name).toBe(words.length)
    }
  })

  it('put every driver factor, and no other, under a heading used when it is about another driver', () => {
    const headed = [...partsOfPrice.values()].filter(({ heading }) => heading !== undefined)
    expect(headed.map(({ table }) => table)).toEqual(driverFactors.map(({ table }) => table))
    expect(new Set(headed.map(({ group }) => group))).toEqual(new Set(['you']))
  })
})

describe('the factors', () => {
  const all = [...driverFactors, ...policyFactors, ...closingFactors]

  it('have non-empty words for the pricing team and for customers', () => {
    const words = all.flatMap(({ name, title }) => [name, title])
    expect(words.filter((text) => text.trim() === '' || text.includes('TO FILL'))).toEqual([])
  })

  it('have a table each', () => {
    expect(new Set(['base', 'minimum', ...all.map(({ table }) => table)]).size).toBe(all.length + 2)
    expect(partsOfPrice.size).toBe(all.length + 2)
  })

  it('that are rated for the whole policy belong to a group of the receipt', () => {
    const groups = new Set([...policyFactors, ...closingFactors].map(({ group }) => group))
    expect(groups).toEqual(new Set(['you', 'use', 'vehicle', 'cover']))
    expect(['base', 'minimum'].map((table) => partsOfPrice.get(table)?.group)).toEqual(['start', 'start'])
  })
})
