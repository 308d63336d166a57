import { isProposerUnder18 } from '@milepost/domain/payment/under-18'
import type { Answers } from '@milepost/domain/questions/answers'
import { type PolicyAtItsEnd, whyNotByItself } from '@milepost/domain/renewal/automatic-renewal'
import type { Policy } from './ports'

/** A policy as the renewal rule reads it (D-225). */
export function asItEnds(
  { term, collectionCode, requested }: Policy,
  answers: Answers,
  hasSavedCard: boolean,
): PolicyAtItsEnd {
  return {
    term,
    collectionCode,
    automaticRenewal: requested.automaticRenewal,
    // Unknown counts as no.
    isUnder18: isProposerUnder18(answers) !== false,
    hasSavedCard,
  }
}

/** Whether the next period follows automatically, as far as is known at purchase: no more is promised. */
export function renewsAutomatically(policy: Policy, answers: Answers): boolean {
  return whyNotByItself(asItEnds(policy, answers, policy.requested.saveCard)) === undefined
}
