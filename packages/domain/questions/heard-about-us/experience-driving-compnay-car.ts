import { descOf } from '../../lists/code-list'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'
import { lengthsOfTime } from './lengths-of-time'

const kind = choice(lengthsOfTime)

export const experienceDrivingCompnayCar = question<AdditionalQuestions>()({
  name: 'experienceDrivingCompnayCar',
  kind,
  label: 'How long have you driven a company car?',
  clears: followersOf('experienceDrivingCompnayCar'),
  isAsked: (asking) => isFollowUpAsked('experienceDrivingCompnayCar', asking),
  judge: mustBeOffered<string>(kind, {
    key: 'experienceDrivingCompnayCarRequired',
    message: 'Please choose how long you have driven a company car',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: 'any-answer' },
  summary: (code) => descOf(lengthsOfTime, code) ?? code,
})
