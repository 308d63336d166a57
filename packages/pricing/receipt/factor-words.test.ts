import { describe, expect, it } from 'vitest'
import { closingOrder, driverOrder, policyOrder } from '../rating/order'
import type { RateTable } from '../rating/tables'
import { type RatingLine, ratingLines } from '../risk/rating-line'
import {
  aClaim,
  aConviction,
  aDriver,
  anImpoundRisk,
  aRisk,
  aTaxiRisk,
  aTelematicsRisk,
  aVanRisk,
} from '../testing/people'
import { book } from '../testing/rates'
import { otherDriverWords } from './driver-words'
import { factorWords } from './factor-words'
import { GONE } from './row-words'

const typical = {
  'private-car': aRisk(),
  van: aVanRisk(),
  taxi: aTaxiRisk(),
  telematics: aTelematicsRisk(),
  impound: anImpoundRisk(),
}

const tables = [...book.values()].flat()
const lineOf = (table: RateTable) => ratingLines.find((line) => line === table.line) ?? ('' as RatingLine)
const keysOf = (table: RateTable) =>
  table.kind === 'grid'
    ? [...table.rows.values()].flat().map(({ key }) => key)
    : [...table.rows.values()].map(({ key }) => key)

/** Words of a row as a customer of that line would read them. */
function wordsOf(table: RateTable, key: string): string {
  const risk = typical[lineOf(table)]
  const driver = aDriver({ claims: [aClaim()], convictions: [aConviction()] })
  return (
    factorWords[table.table]?.says({ key, risk, driver: risk.line === 'taxi' ? risk.drivers[0] : driver }) ??
    ''
  )
}

describe('the words of a receipt', () => {
  it('are there for every table of rates, a title of its own each', () => {
    const names = [...new Set(tables.map(({ table }) => table))]
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name) => !factorWords[name]?.title)).toEqual([])
    const titles = Object.values(factorWords).map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('are there for every row of every table, and show no code', () => {
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

  it('tell the codes of a list apart', () => {
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

  it('put everything that is rated of a driver under a heading for when it is another driver', () => {
    const rated = driverOrder.map(({ factor }) => factor.table)
    expect(Object.keys(otherDriverWords).toSorted()).toEqual(rated.toSorted())
    const ofPolicy = [...policyOrder, ...closingOrder].map(({ factor }) => factor.table)
    expect(ofPolicy.filter((name) => name in otherDriverWords)).toEqual([])
  })
})
