import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'

export const isLookingToInsureSecondCar = question<AdditionalQuestions>()({
  name: 'isLookingToInsureSecondCar',
  kind: yesNo,
  label: 'Is this quote for a second car?',
  clears: followersOf('isLookingToInsureSecondCar'),
  isAsked: (asking) => isFollowUpAsked('isLookingToInsureSecondCar', asking),
  judge: mustBeAnswered({
    key: 'isLookingToInsureSecondCarRequired',
    message: 'Please tell us if this quote is for a second car',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: yesOrNo,
})
