import { journeys } from '../journeys/journeys.ts'
import type { JourneyId } from '../terms/identity.ts'

/** The ten journeys of the specification (JRN-04). */
export const specifiedJourneys = [
  'acorn_pc',
  'acorn_cv',
  'acorn_taxi',
  'acorn_protect',
  'briefly_impound',
  'carrot_pc',
  'motorcade_pc',
  'motorcade_cv',
  'flag_taxi',
  'mypolicy_telematics',
] as const satisfies readonly JourneyId[]

export type SpecifiedJourney = (typeof specifiedJourneys)[number]

/** A row for each of the ten, required by the type; a journey added later may have one. */
export type ByJourney<Row> = Readonly<Record<SpecifiedJourney, Row> & Partial<Record<JourneyId, Row>>>

/** The row of a journey. One added later without a row is expected to be like the first of the ten on its line. */
export function rowOf<Row>(table: ByJourney<Row>, journey: JourneyId): Row {
  const like = specifiedJourneys.find((id) => journeys[id].line === journeys[journey].line)
  const row = table[journey] ?? (like && table[like])
  if (row === undefined) throw new Error(`${journey} is on a line of its own and needs a row of its own`)
  return row
}
