import { descOf } from '../../lists/code-list'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'
import { lengthsOfTime } from './lengths-of-time'

const kind = choice(lengthsOfTime)

export const namedDriverOnAcornPolicyFor = question<AdditionalQuestions>()({
  name: 'namedDriverOnAcornPolicyFor',
  kind,
  label: 'How long have you been a named driver on that policy?',
  clears: followersOf('namedDriverOnAcornPolicyFor'),
  isAsked: (asking) => isFollowUpAsked('namedDriverOnAcornPolicyFor', asking),
  judge: mustBeOffered<string>(kind, {
    key: 'namedDriverOnAcornPolicyForRequired',
    message: 'Please choose how long you have been a named driver on that policy',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: 'any-answer' },
  summary: (code) => descOf(lengthsOfTime, code) ?? code,
})
