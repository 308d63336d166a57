import type { VehicleDetails } from '../answers'
import { yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import { judgeOwnerWhoKeeps } from './rules'

export const isRegisteredKeeper = question<VehicleDetails>()({
  name: 'isRegisteredKeeper',
  kind: yesNo,
  label: 'Are you the registered keeper of the vehicle?',
  hint: 'The registered keeper is the person or company named on the V5C log book.',
  judge(isKeeper, { terms }) {
    if (typeof isKeeper !== 'boolean')
      return {
        key: 'isRegisteredKeeperRequired',
        message: 'Please tell us if you are the registered keeper of the vehicle',
      }
    return judgeOwnerWhoKeeps(isKeeper, terms)
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { toldBy: 'registeredKeeper' },
  dto: { toldBy: 'registeredKeeper' },
  summary: yesOrNo,
})
