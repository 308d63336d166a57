import { expect, it } from 'vitest'
import { valueOfYear } from './vehicle-data-routes.ts'

const fiesta = { typicalValueGbp: 9500, valueForYear: 2019 }

it('values a vehicle at its known value in its own year', () => {
  expect(valueOfYear(fiesta, 2019)).toBe(9500)
})

it('reduces the value by 14% for each older year', () => {
  expect(valueOfYear(fiesta, 2018)).toBe(8170)
  expect(valueOfYear(fiesta, 2017)).toBe(7030)
})

it('divides the value by 0.88 for each newer year', () => {
  expect(valueOfYear(fiesta, 2020)).toBe(10800)
  expect(valueOfYear(fiesta, 2021)).toBe(12270)
})

it('never values a vehicle under £500', () => {
  expect(valueOfYear({ typicalValueGbp: 900, valueForYear: 2017 }, 2000)).toBe(500)
})
