import { type PlacedQuestion, purchaseField } from '@milepost/domain/purchase/purchase-questions'
import type { PolicyTerm } from '@milepost/domain/quote/policy-period'
import { subscriptionRenewalHint } from '@milepost/domain/quote/renewal-words'

const RENEWAL = purchaseField('renewalOptOut')

/**
 * The same questions, by the same rules; thirty days say in their own words what follows them, for the card is charged for the next
 * ones, at no higher price (SUB-08, CON-30, D-225, D-262).
 */
export function forTerm(questions: readonly PlacedQuestion[], term: PolicyTerm): readonly PlacedQuestion[] {
  if (term !== 'thirty-day') return questions
  return questions.map((placed) =>
    placed.field === RENEWAL
      ? { ...placed, question: { ...placed.question, hint: subscriptionRenewalHint } }
      : placed,
  )
}
