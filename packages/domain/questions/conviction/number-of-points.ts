import { penaltyPoints } from '../../lists/penalty-points'
import { mustBeOffered } from '../kinds/must-be-offered'
import { valuedChoice } from '../kinds/valued-choice'
import { question } from '../question'
import type { Conviction } from './conviction'

const kind = valuedChoice(penaltyPoints, ({ points }): number => points)

export const numberOfPoints = question<Conviction>()({
  name: 'numberOfPoints',
  kind,
  label: 'How many penalty points were given?',
  hint: 'Choose 0 points if there were none, or none yet.',
  judge: mustBeOffered(kind, {
    key: 'numberOfPointsRequired',
    message: 'Please choose how many penalty points were given',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { field: 'points' },
  dto: { shape: { whole: [0, 99] } },
  summary: (points) => penaltyPoints.find((each) => each.points === points)?.desc ?? String(points),
})
