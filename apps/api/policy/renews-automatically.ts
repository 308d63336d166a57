import { isProposerUnder18 } from '@milepost/domain/payment/under-18'
import type { Answers } from '@milepost/domain/questions/answers'
import { type PolicyAtItsEnd, whyNotByItself } from '@milepost/domain/renewal/automatic-renewal'
import type { Policy } from './ports'

/** A policy as the rule of renewals looks at it (D-225). */
export function asItEnds(
  { term, collectionCode, requested }: Policy,
  answers: Answers,
  hasSavedCard: boolean,
): PolicyAtItsEnd {
  return {
    term,
    collectionCode,
    automaticRenewal: requested.automaticRenewal,
    // Not known is no yes.
    isUnder18: isProposerUnder18(answers) !== false,
    hasSavedCard,
  }
}

/** Whether the next period will follow by itself, as far as is known when a policy is bought: nobody is promised more. */
export function renewsAutomatically(policy: Policy, answers: Answers): boolean {
  return whyNotByItself(asItEnds(policy, answers, policy.requested.saveCard)) === undefined
}
