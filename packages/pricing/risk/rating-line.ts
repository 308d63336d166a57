import { journeys } from '@milepost/domain/journeys/journeys'
import type { RatingCall, Terms } from '@milepost/domain/terms/terms'

/** The rate books, each a folder of tables. A journey is priced from the book named by its rating call (D-135, D-136). */
export const ratingLines = ['private-car', 'van', 'taxi', 'telematics', 'impound'] as const

export type RatingLine = (typeof ratingLines)[number]

export const lineOfCall = {
  PrivateCar: 'private-car',
  CommercialVehicle: 'van',
  Taxi: 'taxi',
  TelematicsVehicle: 'telematics',
  Impound: 'impound',
} as const satisfies Record<RatingCall, RatingLine>

/** The journeys priced from a rate book. */
export function journeysOn(line: RatingLine): readonly Terms[] {
  return Object.values(journeys).filter(({ rating }) => lineOfCall[rating.call] === line)
}
