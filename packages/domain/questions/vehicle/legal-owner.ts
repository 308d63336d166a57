import type { VehicleDetails } from '../answers'
import { yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import { judgeOwnerWhoKeeps } from './rules'

export const legalOwner = question<VehicleDetails>()({
  name: 'legalOwner',
  kind: yesNo,
  label: 'Are you the legal owner of the vehicle?',
  help: {
    summary: 'Who is the legal owner?',
    body: 'The legal owner is the person or company that paid for the vehicle or was given it. If it is leased, that is the leasing company. The V5C log book names the registered keeper, who may be somebody else.',
  },
  judge(isOwner, { terms }) {
    if (typeof isOwner !== 'boolean')
      return {
        key: 'legalOwnerRequired',
        message: 'Please tell us if you are the legal owner of the vehicle',
      }
    return judgeOwnerWhoKeeps(isOwner, terms)
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { toldBy: 'ownership' },
  dto: { toldBy: 'ownership' },
  summary: yesOrNo,
})
