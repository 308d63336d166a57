import { descOf } from '../../lists/code-list'
import { policyTypes } from '../../lists/policy-types'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'

const kind = choice(policyTypes)

export const typeOfPolicyAtTheTime = question<AdditionalQuestions>()({
  name: 'typeOfPolicyAtTheTime',
  kind,
  label: 'What type of policy did you have with us?',
  clears: followersOf('typeOfPolicyAtTheTime'),
  isAsked: (asking) => isFollowUpAsked('typeOfPolicyAtTheTime', asking),
  judge: mustBeOffered<string>(kind, {
    key: 'typeOfPolicyAtTheTimeRequired',
    message: 'Please choose the type of policy you had with us',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: (code) => descOf(policyTypes, code) ?? code,
})
