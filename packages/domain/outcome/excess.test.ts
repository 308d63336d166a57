import { expect, it } from 'vitest'
import { fromPounds } from '../values/pence'
import { type Excess, totalCompulsoryExcess, totalExcess } from './excess'

const borne: readonly Excess[] = [
  { code: 'COMPULSORY', amount: fromPounds(250) },
  { code: 'YOUNG_DRIVER', amount: fromPounds(400) },
  { code: 'VOLUNTARY', amount: fromPounds(100) },
  { code: 'FIRE_AND_THEFT', amount: fromPounds(250) },
  { code: 'WINDSCREEN_REPAIR', amount: fromPounds(25) },
  { code: 'WINDSCREEN_REPLACEMENT', amount: fromPounds(115) },
]

it('totals the compulsory excesses and the voluntary one, without glass, fire and theft [RES-20]', () => {
  expect(totalExcess(borne)).toBe(fromPounds(750))
  expect(totalCompulsoryExcess(borne)).toBe(fromPounds(650))
})

it('is nothing when nothing is borne', () => {
  expect(totalExcess([])).toBe(0)
})
