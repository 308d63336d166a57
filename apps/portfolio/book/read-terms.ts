import { journeys } from '@milepost/domain/journeys/journeys'
import { journeyIds } from '@milepost/domain/terms/identity'
import type { Terms } from '@milepost/domain/terms/terms'
import { typicalJourney } from '@milepost/pricing/book/typical-risk'
import { lineOfCall, ratingLines } from '@milepost/pricing/risk/rating-line'
import { type Cells, codes } from './cells'
import type { PolicyColumn } from './columns'

const lines = codes(ratingLines)
const ids = codes(journeyIds)

/** The journey a row is of, by its name or by its line; both may be said when they agree. */
export function readTerms(cells: Cells<PolicyColumn>): Terms | undefined {
  const before = cells.problems.length
  const line = cells.code('line', lines, undefined)
  const journey = cells.code('journey', ids, line && typicalJourney(line))
  if (cells.problems.length > before) return undefined
  if (journey === undefined) {
    cells.refuse('line', 'say the line, or the journey')
    return undefined
  }
  const terms = journeys[journey]
  const own = lineOfCall[terms.rating.call]
  if (line === undefined || line === own) return terms
  cells.refuse('journey', `${journey} is priced on ${own}, not on ${line}`)
  return undefined
}
