import type { Answers } from '@milepost/domain/questions/answers'
import { isProposerUnder18 } from '@milepost/domain/quote/proposer-under-18'
import { whyNotByItself } from '@milepost/domain/renewal/renews-by-itself'
import type { Policy } from '../../ports/policies'

/** Whether the next period will follow by itself, as far as is known when a policy is bought: nobody is promised more (D-225). */
export function renewsByItself({ term, collectionCode, wanted }: Policy, answers: Answers): boolean {
  return (
    whyNotByItself({
      term,
      collectionCode,
      automaticRenewal: wanted.automaticRenewal,
      // Not known is no yes.
      isUnder18: isProposerUnder18(answers) !== false,
      hasSavedCard: wanted.saveCard,
    }) === undefined
  )
}
