import { expect, it } from 'vitest'
import { changeIn, isChangeFromResults } from './change.ts'

it('reads what a Change link passed to the step it opened', () => {
  const state = { change: 'coverDetails.voluntaryExcess', from: 'results' }
  expect(changeIn(state)).toBe('coverDetails.voluntaryExcess')
  expect(isChangeFromResults(state)).toBe(true)
  expect(isChangeFromResults({ change: 'coverDetails.voluntaryExcess' })).toBe(false)
})

it.each([null, undefined, 'results', 7, { change: 7, from: true }])('reads no change from %j', (state) => {
  expect(changeIn(state)).toBeUndefined()
  expect(isChangeFromResults(state)).toBe(false)
})
