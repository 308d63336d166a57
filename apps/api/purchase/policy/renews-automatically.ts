import { isProposerUnder18 } from '@milepost/domain/payment/under-18'
import type { Answers } from '@milepost/domain/questions/answers'
import { type PolicyAtItsEnd, whyNotByItself } from '@milepost/domain/renewal/automatic-renewal'
import type { Policy, PolicyStore } from './ports.ts'

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

/**
 * Whether the next period follows automatically: by the choice made with this policy, the card kept for it, and whether its customer has
 * stopped it since (D-279). A card counts from the purchase, although it is stored only once the payment is captured.
 */
export async function renewsAutomatically(
  policy: Policy,
  answers: Answers,
  { policies }: { policies: Pick<PolicyStore, 'isRenewalStopped'> },
): Promise<boolean> {
  if (whyNotByItself(asItEnds(policy, answers, policy.requested.saveCard)) !== undefined) return false
  return !(await policies.isRenewalStopped(policy))
}
