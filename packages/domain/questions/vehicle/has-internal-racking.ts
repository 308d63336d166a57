import type { VehicleDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'

export const hasInternalRacking = question<VehicleDetails>()({
  name: 'hasInternalRacking',
  kind: yesNo,
  label: 'Does the vehicle have internal racking?',
  hint: 'Shelves or storage fixed inside, for tools or stock.',
  isAsked: ({ terms }) => terms.use.asksInternalRacking,
  judge: mustBeAnswered({
    key: 'hasInternalRackingRequired',
    message: 'Please tell us if the vehicle has internal racking',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'internalRacking', assume: [false, 'There is no internal racking'] },
  summary: yesOrNo,
})
