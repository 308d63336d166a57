import { expect, it } from 'vitest'
import { fromPounds } from '../values/pence'
import { subscriptionYear } from './subscription-year'

it('is twelve prices, for the 360 days they cover [SUB-08]', () => {
  expect(subscriptionYear(fromPounds(158.2), undefined)).toEqual({ total: fromPounds(1_898.4), days: 360 })
})

it.each([
  [1_454, { kind: 'more', by: fromPounds(444.4) }],
  [2_000, { kind: 'less', by: fromPounds(101.6) }],
  [1_898.4, { kind: 'same', by: fromPounds(0) }],
] as const)('against a year at £%d it is %j', (year, against) => {
  expect(subscriptionYear(fromPounds(158.2), fromPounds(year)).against).toEqual(against)
})
