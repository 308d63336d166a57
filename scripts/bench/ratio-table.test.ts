import { describe, expect, it } from 'vitest'
import { type Ratio, ratioTable, readRatios } from './ratio-table.mjs'

const rating: Ratio = {
  measured: 'a risk rated',
  ours: '2.3 µs',
  beside: 'an engine, 412 µs',
  ratio: 179.1,
  bar: { atLeast: 100 },
}
const call: Ratio = { ...rating, measured: 'Generate', ratio: 0.5961, bar: { atLeast: 0.6 } }
const cellsOf = (ratios: readonly Ratio[], hasFailed = false) => {
  const [, , ...lines] = ratioTable([{ bench: 'some', ratios: [...ratios], hasFailed }]).split('\n')
  return lines.map((line) => line.trim().split(/ {2,}/))
}

describe('the table at the end of a measurement run', () => {
  it('shows for each ratio what it is compared with, its target and whether it is met', () => {
    expect(cellsOf([rating, call])).toEqual([
      ['some', 'a risk rated', '2.3 µs', 'an engine, 412 µs', '179', 'at least 100', 'yes'],
      ['some', 'Generate', '2.3 µs', 'an engine, 412 µs', '0.596', 'at least 0.6', 'NO'],
    ])
  })

  it('aligns its columns', () => {
    const lines = ratioTable([{ bench: 'some', ratios: [rating, call], hasFailed: false }]).split('\n')
    expect(new Set(lines.slice(2).map((line) => line.indexOf('at least'))).size).toBe(1)
  })

  it('checks a ratio that must not grow against its upper limit, and a ratio without a target not at all', () => {
    const grown: Ratio = { ...rating, ratio: 1.3, bar: { atMost: 1.3 } }
    const { bar: _bar, ...bare } = rating
    expect(cellsOf([grown, { ...grown, ratio: 1.31 }, bare]).map((cells) => cells.slice(4))).toEqual([
      ['1.300', 'at most 1.3', 'yes'],
      ['1.310', 'at most 1.3', 'NO'],
      ['179'],
    ])
  })

  it('never counts a missing measurement as met', () => {
    const nothing = readRatios(`${JSON.stringify({ ...rating, ratio: Number.NaN })}\n`)
    expect(cellsOf(nothing, true).map((cells) => [cells[1], cells.at(-1)])).toEqual([
      ['a risk rated', 'NO'],
      ['aborted', 'NO'],
    ])
    const below = readRatios(JSON.stringify({ ...rating, ratio: Number.NaN, bar: { atMost: 1 } }))
    expect(cellsOf(below)[0]?.slice(4)).toEqual(['none', 'at most 1', 'NO'])
  })
})
