import type { RatingLine } from '@milepost/pricing/risk/rating-line'

/** What the pricing team calls each line. */
export const lineWords: Record<RatingLine, string> = {
  'private-car': 'Private car',
  van: 'Van',
  taxi: 'Taxi',
  telematics: 'Telematics',
  impound: 'Impound',
}
