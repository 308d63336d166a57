import type { VehicleDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'

export const isModified = question<VehicleDetails>()({
  name: 'isModified',
  kind: yesNo,
  label: 'Has the vehicle been modified?',
  hint: 'Any change from how the maker built it, such as alloy wheels, a tow bar or hand controls.',
  judge: mustBeAnswered({
    key: 'isModifiedRequired',
    message: 'Please tell us if the vehicle has been modified',
  }),
  whenNeverAsked: { assume: false },
  aggregator: { toldBy: 'modifications' },
  dto: { toldBy: 'modifications' },
  summary: yesOrNo,
})
