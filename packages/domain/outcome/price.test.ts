import { expect, it } from 'vitest'
import { pence } from '../values/pence'
import { addPrices, type Price, totalOf } from './price'

const price = (premium: number, ipt: number, fee: number): Price => ({
  premium: pence(premium),
  ipt: pence(ipt),
  gross: pence(premium + ipt),
  fee: pence(fee),
})

it('adds part to part', () => {
  expect(addPrices(price(100, 12, 35), price(50, 6, 0))).toEqual(price(150, 18, 35))
})

it('is paid with its fee', () => {
  expect(totalOf(price(100, 12, 35))).toBe(147)
})
