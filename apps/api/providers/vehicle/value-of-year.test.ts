import { expect, it } from 'vitest'
import { valueOfYear } from './matching-rows.ts'

const row = { typicalValueGbp: 9500, valueForYear: 2019 }

it.each([
  [2019, 9500],
  [2018, 8170],
  [2020, 10800],
  [1990, 500],
])('values a vehicle of %i at £%i', (year, pounds) => {
  expect(valueOfYear(row, year)).toBe(pounds)
})
