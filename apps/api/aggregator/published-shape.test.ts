import { readFileSync } from 'node:fs'
import { coverRows } from '@milepost/domain/comparison/cover-rows'
import { claimRows, convictionRows, modificationRows } from '@milepost/domain/comparison/history-rows'
import { driverRows, proposerRows, taxiRows } from '@milepost/domain/comparison/people-rows'
import { vehicleRows } from '@milepost/domain/comparison/vehicle-rows'
import { expect, it } from 'vitest'

const page = readFileSync(new URL('../../../docs/comparison-sites.md', import.meta.url), 'utf8')
const rows = [
  ...proposerRows,
  ...driverRows,
  ...claimRows,
  ...convictionRows,
  ...vehicleRows,
  ...modificationRows,
  ...coverRows,
  ...taxiRows,
]

it('is told to a site’s engineer field by field', () => {
  expect(rows.length).toBeGreaterThan(60)
  const untold = rows.filter(({ from }) => !page.includes(`${from}\``))
  expect(untold.map(({ from }) => from)).toEqual([])
})

it('is told with all that we take for granted, in the words the customer reads', () => {
  const assumed = rows.flatMap(({ reckoned, unsent }) => [reckoned ?? [], unsent?.assumed ?? []].flat())
  expect(assumed.length).toBeGreaterThan(20)
  expect(assumed.filter((words) => !page.includes(words))).toEqual([])
})
