import { months } from '../../lists/months'
import { mustBeOffered } from '../kinds/must-be-offered'
import { valuedChoice } from '../kinds/valued-choice'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'

const kind = valuedChoice(months, (entry) => entry.months)

export const monthsHeldThePolicyFor = question<AdditionalQuestions>()({
  name: 'monthsHeldThePolicyFor',
  kind,
  label: 'How many months did you hold the policy for?',
  clears: followersOf('monthsHeldThePolicyFor'),
  isAsked: (asking) => isFollowUpAsked('monthsHeldThePolicyFor', asking),
  judge: mustBeOffered<number>(kind, {
    key: 'monthsHeldThePolicyForRequired',
    message: 'Please choose how many months you held the policy for',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  dto: { shape: { whole: [0, 12] } },
  summary: (count) => `${count} ${count === 1 ? 'month' : 'months'}`,
})
