import { cancellationReasons } from '../../lists/cancellation-reasons'
import { descOf } from '../../lists/code-list'
import { choice } from '../kinds/choice'
import { mustBeOffered } from '../kinds/must-be-offered'
import { question } from '../question'
import type { AdditionalQuestions } from './additional-questions'
import { followersOf, isFollowUpAsked } from './chain'

const kind = choice(cancellationReasons)

export const policyCancelledWithAcornReason = question<AdditionalQuestions>()({
  name: 'policyCancelledWithAcornReason',
  kind,
  label: 'Why did your last policy with us end?',
  clears: followersOf('policyCancelledWithAcornReason'),
  isAsked: (asking) => isFollowUpAsked('policyCancelledWithAcornReason', asking),
  judge: mustBeOffered<string>(kind, {
    key: 'policyCancelledWithAcornReasonRequired',
    message: 'Please choose why your last policy with us ended',
  }),
  whenNeverAsked: 'ask-before-renewing',
  aggregator: 'not-sent',
  summary: (code) => descOf(cancellationReasons, code) ?? code,
})
