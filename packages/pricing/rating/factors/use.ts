import { journeysOn, type RatingLine } from '../../risk/rating-line'
import type { Risk } from '../../risk/risk'
import { coded } from '../factor'

export const use = coded<Risk>({
  table: 'use',
  words: 'Use of the vehicle',
  reads: ({ vehicle }) => vehicle.use,
  codes: usesOf,
})

/** Every use that a journey priced from these rates offers. */
function usesOf(line: RatingLine): readonly string[] {
  return [...new Set(journeysOn(line).flatMap((terms) => terms.use.uses))]
}
