import { descOf } from '../../lists/code-list'
import { policyTypes } from '../../lists/policy-types'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'

const kind = choice(policyTypes)

export const currentPolicyType = question<AdditionalQuestions>()({
  name: 'currentPolicyType',
  kind,
  label: 'What type of policy do you have now?',
  clears: followersOf('currentPolicyType'),
  isAsked: (asking) => isFollowUpAsked('currentPolicyType', asking),
  judge: mustBeOffered<string>(kind, {
    key: 'currentPolicyTypeRequired',
    message: 'Please choose the type of policy you have now',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: (code) => descOf(policyTypes, code) ?? code,
})
