import type { VehicleDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'

export const isImported = question<VehicleDetails>()({
  name: 'isImported',
  kind: yesNo,
  label: 'Has the vehicle been imported?',
  hint: 'It was first registered outside the UK.',
  judge: mustBeAnswered({
    key: 'isImportedRequired',
    message: 'Please tell us if the vehicle has been imported',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'imported', assume: [false, 'The vehicle is not imported'] },
  summary: yesOrNo,
})
