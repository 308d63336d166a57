import { journeys } from '@milepost/domain/journeys/journeys'
import { brandCodes, journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
import { journeysOfRun } from './journeys-of-run.ts'

it('includes a journey of every brand and of every line', () => {
  const brands = journeysOfRun.map((id) => journeyIdentities[id].brand)
  const lines = journeysOfRun.map((id) => journeys[id].line)
  expect(new Set(brands)).toEqual(new Set(brandCodes))
  expect(new Set(lines)).toEqual(new Set(journeyIds.map((id) => journeys[id].line)))
})
