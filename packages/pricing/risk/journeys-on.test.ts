import { ratedLines } from '@milepost/domain/lines/lines'
import { journeyIds } from '@milepost/domain/terms/identity'
import { expect, it } from 'vitest'
import { journeysOn } from './journeys-on.ts'

it('prices every journey from exactly one book of rates', () => {
  const priced = ratedLines.flatMap((line) => journeysOn(line).map(({ id }) => id))
  expect([...priced].sort()).toEqual([...journeyIds].sort())
})

it('prices the journeys rated by driving from their own book', () => {
  expect(journeysOn('telematics').map(({ id }) => id)).toEqual([
    'acorn_protect',
    'carrot_pc',
    'mypolicy_telematics',
  ])
})
