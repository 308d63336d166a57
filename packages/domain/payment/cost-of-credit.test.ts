import { expect, it } from 'vitest'
import { fromPounds, pence } from '../values/pence'
import { costOfCredit } from './cost-of-credit'

it('is the difference of the two totals to the penny and as a share of the price in full [RES-11] [D-159]', () => {
  expect(costOfCredit({ monthly: fromPounds('642.70'), inFull: fromPounds('569.24') })).toEqual({
    more: fromPounds('73.46'),
    percentMore: 12.9,
  })
})

it.each([
  [100_050, 100_000, 0.1],
  [100_049, 100_000, 0],
  [112_345, 100_000, 12.3],
  [112_350, 100_000, 12.4],
])('rounds %i pence against %i to the nearest tenth, half up', (monthly, inFull, percentMore) => {
  expect(costOfCredit({ monthly: pence(monthly), inFull: pence(inFull) }).percentMore).toBe(percentMore)
})

it('is no share of a price of nothing', () => {
  expect(costOfCredit({ monthly: pence(0), inFull: pence(0) })).toEqual({ more: 0, percentMore: 0 })
})
