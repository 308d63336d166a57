import { expect, it } from 'vitest'
import { fromPounds } from '../values/pence.ts'
import { type Excess, excessSummary, totalCompulsoryExcess, totalExcess } from './excess.ts'

const borne: readonly Excess[] = [
  { code: 'COMPULSORY', amount: fromPounds(250) },
  { code: 'YOUNG_DRIVER', amount: fromPounds(400) },
  { code: 'VOLUNTARY', amount: fromPounds(100) },
  { code: 'FIRE_AND_THEFT', amount: fromPounds(250) },
  { code: 'WINDSCREEN_REPAIR', amount: fromPounds(25) },
  { code: 'WINDSCREEN_REPLACEMENT', amount: fromPounds(115) },
]

it('adds the compulsory excesses and the voluntary one, without glass, fire and theft [RES-20]', () => {
  expect(totalExcess(borne)).toBe(fromPounds(750))
  expect(totalCompulsoryExcess(borne)).toBe(fromPounds(650))
})

it('totals zero without any excess', () => {
  expect(totalExcess([])).toBe(0)
})

const summed: readonly Excess[] = [
  { code: 'COMPULSORY', amount: fromPounds(250) },
  { code: 'YOUNG_DRIVER', amount: fromPounds(400) },
  { code: 'VOLUNTARY', amount: fromPounds(100) },
  { code: 'FIRE_AND_THEFT', amount: fromPounds(250) },
  { code: 'WINDSCREEN_REPAIR', amount: fromPounds(25) },
]

it('shows compulsory and voluntary excess as the two parts of the total [RES-20]', () => {
  const summary = excessSummary(summed)
  expect(summary).toEqual({
    compulsory: [
      { name: 'Compulsory excess', amount: fromPounds(250) },
      { name: 'Young driver excess', amount: fromPounds(400) },
    ],
    totalCompulsory: fromPounds(650),
    voluntary: fromPounds(100),
    total: fromPounds(750),
    instead: [
      { name: 'Fire and theft', amount: fromPounds(250) },
      { name: 'Windscreen repair', amount: fromPounds(25) },
    ],
  })
  expect(summary.total).toBe(totalExcess(summed))
})

it('counts a missing voluntary excess as zero, and leaves out an unknown one', () => {
  const summary = excessSummary([
    { code: 'COMPULSORY', amount: fromPounds(250) },
    { code: 'OTHER', amount: fromPounds(900) },
  ])
  expect(summary).toMatchObject({ voluntary: 0, total: fromPounds(250) })
  expect(summary.instead).toEqual([{ name: 'OTHER', amount: fromPounds(900) }])
})
