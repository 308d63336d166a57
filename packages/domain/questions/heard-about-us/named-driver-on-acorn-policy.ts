import { mustBeAnswered, yesNo, yesOrNo } from '../kinds/yes-no'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'

export const namedDriverOnAcornPolicy = question<AdditionalQuestions>()({
  name: 'namedDriverOnAcornPolicy',
  kind: yesNo,
  label: 'Is that policy with us?',
  clears: followersOf('namedDriverOnAcornPolicy'),
  isAsked: (asking) => isFollowUpAsked('namedDriverOnAcornPolicy', asking),
  judge: mustBeAnswered({
    key: 'namedDriverOnAcornPolicyRequired',
    message: 'Please tell us if that policy is with us',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: yesOrNo,
})
