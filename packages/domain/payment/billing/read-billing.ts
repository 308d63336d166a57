import type { Wrong } from '../../questions/question'
import { readSubject, type TypedAnswers } from '../../questions/read-subject'
import type { BillingDetails } from './billing-details'
import { type Billing, billingAtFirst, billingField, billingQuestions } from './billing-questions'

/** What stands in the boxes of the card form made answers, and what is wrong with them, in the order of the page. */
export function readBilling(
  typed: TypedAnswers,
  billing: Billing,
): { good: BillingDetails; wrong: readonly (Wrong & { field: string })[] } {
  const { terms, answers, today } = billing
  const boxes = billingQuestions.map(({ name }) => [name, typed[billingField(name)]] as const)
  const { subject, wrong } = readSubject(billingQuestions, Object.fromEntries(boxes), {
    terms,
    answers,
    today,
    subject: billingAtFirst(billing),
  })
  return {
    good: Object.fromEntries(Object.entries(subject)),
    wrong: wrong.map(({ name, key, message }) => ({ field: `billing.${name}`, key, message })),
  }
}
