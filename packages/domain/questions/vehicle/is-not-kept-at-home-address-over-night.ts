import type { VehicleDetails } from '../answers'
import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'

/** Asked beside the home address, of the vehicle (YOU-01). */
export const isNotKeptAtHomeAddressOverNight = question<VehicleDetails>()({
  name: 'isNotKeptAtHomeAddressOverNight',
  kind: yesNo,
  label: 'Is your home address different to where the vehicle is kept overnight?',
  clears: ['overnightAddress'],
  judge: mustBeAnswered({
    key: 'isNotKeptAtHomeAddressOverNightRequired',
    message: 'Please tell us if your home address is different to where the vehicle is kept overnight',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { toldBy: 'overnightAddress' },
  summary: yesOrNo,
})
