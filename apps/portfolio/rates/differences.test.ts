import { localDate } from '@milepost/domain/values/local-date'
import { readTables } from '@milepost/pricing/rating/tables'
import { describe, expect, it } from 'vitest'
import { tableDifferences } from './differences.ts'

const bookOf = (files: Record<string, string>) =>
  readTables(Object.entries(files).map(([path, text]) => ({ path, text: `# Source: this test\n${text}` })))
    .book

const first = localDate('2026-11-15')
const second = localDate('2026-12-01')
const old = { 'van/cover/2026-01-01.csv': 'cover,multiplier\nCOMP,1\nTPFT,0.9\n' }

describe('the tables that differ', () => {
  it('are those with a newer version in force, and the changed rows are listed', () => {
    const book = bookOf({
      ...old,
      'van/cover/2026-12-01.csv': 'cover,multiplier\nCOMP,1\nTPFT,0.95\nTPO,0.8\n',
    })
    expect(tableDifferences({ book, on: first }, { book, on: second })).toEqual([
      {
        line: 'van',
        table: 'cover',
        unit: 'multiplier',
        before: '2026-01-01',
        after: '2026-12-01',
        rows: 3,
        sharedBy: [],
        changes: [
          { key: 'TPFT', before: 0.9, after: 0.95 },
          { key: 'TPO', before: undefined, after: 0.8 },
        ],
      },
    ])
    expect(tableDifferences({ book, on: second }, { book, on: second })).toEqual([])
  })

  it('are found between two folders, even if both versions have the same day', () => {
    const other = bookOf({ 'van/cover/2026-01-01.csv': 'cover,multiplier\nCOMP,1\nTPFT,0.8\n' })
    const [difference] = tableDifferences({ book: bookOf(old), on: first }, { book: other, on: first })
    expect(difference?.changes).toEqual([{ key: 'TPFT', before: 0.9, after: 0.8 }])
  })

  it('include a newer version with the same content', () => {
    const book = bookOf({ ...old, 'van/cover/2026-12-01.csv': old['van/cover/2026-01-01.csv'] })
    expect(tableDifferences({ book, on: first }, { book, on: second })).toMatchObject([{ changes: [] }])
  })

  it('are compared number by number if bands are split differently', () => {
    const was = bookOf({ 'van/age/2026-01-01.csv': 'from,to,multiplier\n0,20,2\n21,,1\n' })
    const is = bookOf({ 'van/age/2026-01-01.csv': 'from,to,multiplier\n0,17,2\n18,24,1.5\n25,,1\n' })
    const [difference] = tableDifferences({ book: was, on: first }, { book: is, on: first })
    expect(difference?.changes).toEqual([
      { key: '18–20', before: 2, after: 1.5 },
      { key: '21–24', before: 1, after: 1.5 },
    ])
  })

  it('are compared cell by cell in a grid', () => {
    const was = bookOf({ 'van/claims/2026-01-01.csv': 'claim,0,1\nfault,1.2,1.1\n' })
    const is = bookOf({ 'van/claims/2026-01-01.csv': 'claim,0,1\nfault,1.2,1.15\n' })
    const [difference] = tableDifferences({ book: was, on: first }, { book: is, on: first })
    expect(difference?.changes).toEqual([{ key: 'fault at 1', before: 1.1, after: 1.15 }])
  })

  it('are listed once, with the lines that share the table', () => {
    const was = bookOf({ 'private-car/cover/2026-01-01.csv': 'cover,multiplier\nCOMP,1\n' })
    const is = bookOf({
      'private-car/cover/2026-01-01.csv': 'cover,multiplier\nCOMP,1.1\n',
      'van/cover/2026-11-20.csv': 'cover,multiplier\nCOMP,1\n',
    })
    expect(tableDifferences({ book: was, on: second }, { book: is, on: second })).toMatchObject([
      {
        line: 'private-car',
        sharedBy: ['taxi', 'telematics', 'impound'],
        before: '2026-01-01',
        after: '2026-01-01',
      },
      { line: 'van', sharedBy: [], before: '2026-01-01', after: '2026-11-20', changes: [] },
    ])
  })
})
