import { expect, it } from 'vitest'
import { readPostcode } from './postcode.ts'

it.each([
  ['id11qd', 'ID1 1QD', 'London'],
  [' sw1a 1aa ', 'SW1A 1AA', 'London'],
  ['M1 1AE', 'M1 1AE', 'Manchester'],
  ['CF10 1EP', 'CF10 1EP', 'Cardiff'],
])('reads %s as %s in %s', (typed, text, town) => {
  const postcode = readPostcode(typed)
  expect(postcode?.text).toBe(text)
  expect(postcode?.area.postTown).toBe(town)
})

it.each(['', 'XX1 1AA', 'M1', 'M1 1CA', 'M1 1AEE', 'M100 1AE', '1M1 1AE', 'ID1 KFA'])(
  'refuses %s',
  (typed) => {
    expect(readPostcode(typed)).toBeUndefined()
  },
)
