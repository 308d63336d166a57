import type { VehicleDetails } from '../answers'
import { yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import { NOT_YET_PURCHASED } from './rules'

export const vehiclePurchased = question<VehicleDetails>()({
  name: 'vehiclePurchased',
  kind: yesNo,
  label: 'Have you bought the vehicle?',
  hint: 'Answer yes if you have agreed to buy it and know the day you will collect it.',
  clears: ['datePurchased'],
  judge(isPurchased) {
    if (typeof isPurchased !== 'boolean')
      return { key: 'vehiclePurchasedRequired', message: 'Please tell us if you have bought the vehicle' }
    return isPurchased ? undefined : NOT_YET_PURCHASED
  },
  whenNeverAsked: 'ask-before-renewing',
  aggregator: { toldBy: 'datePurchased' },
  summary: yesOrNo,
})
