import type { VehicleDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'

export const isLeftHandDrive = question<VehicleDetails>()({
  name: 'isLeftHandDrive',
  kind: yesNo,
  label: 'Is the vehicle left-hand drive?',
  judge: mustBeAnswered({
    key: 'isLeftHandDriveRequired',
    message: 'Please tell us if the vehicle is left-hand drive',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { field: 'leftHandDrive', assume: [false, 'The vehicle is right-hand drive'] },
  summary: yesOrNo,
})
