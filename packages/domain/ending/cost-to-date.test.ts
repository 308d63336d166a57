import { expect, it } from 'vitest'
import { localDate } from '../values/local-date.ts'
import { fromPounds, pence } from '../values/pence.ts'
import { costToDate, daysIn, toBook } from './cost-to-date.ts'

const year = { firstDay: localDate('2026-11-16'), lastDay: localDate('2027-11-15') }

it('costs what its days cost, a part of a penny to the customer [D-291]', () => {
  const versions = [{ from: year.firstDay, wholeTerm: fromPounds(100) }]
  expect(daysIn(year)).toBe(365)
  expect([0, 1, 100, 365].map((days) => costToDate(versions, year, days))).toEqual([0, 27, 2_739, 10_000])
})

it('adds each version for its own days and rounds once over the sum [D-291]', () => {
  const versions = [
    { from: localDate('2026-11-26'), wholeTerm: fromPounds(200) },
    { from: year.firstDay, wholeTerm: fromPounds(100) },
  ]
  // Ten days at £100 a year and ten at £200: 2.7397 + 5.4794.
  expect(costToDate(versions, year, 20)).toBe(821)
  expect(costToDate(versions, year, 10)).toBe(273)
  expect(toBook(costToDate(versions, year, 20), pence(1_000))).toBe(-179)
})
