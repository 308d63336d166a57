import { expect, it } from 'vitest'
import { addDays, localDate } from '../values/local-date.ts'
import { consecutiveRun, currentTwelve } from './consecutive.ts'

const first = localDate('2026-11-20')
const thirtyDaysFrom = (place: number) => {
  const from = addDays(first, place * 30)
  return { from, to: addDays(from, 29) }
}
const policies = (...places: readonly number[]) => places.map(thirtyDaysFrom)

it('counts policies that follow without a gap, and those that begin before the last has ended [SUB-07]', () => {
  const next = addDays(first, 90)
  expect(consecutiveRun(policies(0, 1, 2), next)).toEqual(policies(0, 1, 2))
  expect(consecutiveRun(policies(2, 0, 1), addDays(next, -1))).toEqual(policies(0, 1, 2))
})

it('begins again after a gap of a day [SUB-07]', () => {
  expect(consecutiveRun(policies(0, 1, 2), addDays(first, 91))).toEqual([])
  expect(consecutiveRun(policies(0, 2), addDays(first, 90))).toEqual(policies(2))
})

it('limits the price of the second to twelfth policy, and none of the thirteenth [SUB-08] [D-262]', () => {
  expect(currentTwelve([1, 2, 3])).toEqual([1, 2, 3])
  expect(currentTwelve(Array.from({ length: 12 }))).toEqual([])
  expect(currentTwelve(Array.from({ length: 13 }, (_, at) => at))).toEqual([12])
})
