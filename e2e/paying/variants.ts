import type { JourneyId } from '@milepost/domain/terms/identity'
import type { Variant } from './cards.ts'

/** A journey for each of the two card pages, as configured in the product these tests start. */
export const variants: readonly (readonly [Variant, JourneyId])[] = [
  ['fields', 'motorcade_pc'],
  ['drop-in', 'carrot_pc'],
]
