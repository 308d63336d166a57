import { journeys } from '@milepost/domain/journeys/journeys'
import type { RatedLine } from '@milepost/domain/lines/lines'
import type { Terms } from '@milepost/domain/terms/terms'

/** The journeys priced by the rates of a line (D-135, D-136). */
export function journeysOn(line: RatedLine): readonly Terms[] {
  return Object.values(journeys).filter(({ rating }) => rating.line === line)
}
