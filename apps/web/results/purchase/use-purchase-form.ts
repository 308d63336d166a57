import { mustGiveLicences } from '@milepost/domain/purchase/driver-licence-number'
import {
  isIncomeAsked,
  type PlacedQuestion,
  type Purchase,
  purchaseField,
  purchaseQuestions,
} from '@milepost/domain/purchase/purchase-questions'
import { type PurchaseAnswers, readPurchase } from '@milepost/domain/purchase/read-purchase'
import type { PolicyTerm } from '@milepost/domain/quote/policy-period'
import { subscriptionRenewalHint } from '@milepost/domain/renewal/automatic-renewal'
import { londonDate } from '@milepost/domain/values/london-time'
import { journey } from '../../brands/current.ts'
import { useForm } from '../../form/use-form.ts'
import { savePurchaseTyped, usePurchase } from '../../state/purchase-state.ts'
import { useQuote } from '../../state/quote-state.ts'
import { type PaymentMethod, useResults } from '../../state/results-state.ts'

/** What the form needs to know about the purchase. */
export type FormOf = {
  term: PolicyTerm
  /** None chosen yet (BUY-07). */
  method: PaymentMethod | undefined
  affordabilityCheck: boolean
}

/** The purchase form: its fields are validated by their questions, and what is typed survives a reload. */
export function usePurchaseForm(of: FormOf, onValid: (values: PurchaseAnswers) => void) {
  const typed = usePurchase((state) => state.typed)
  const answers = useQuote((state) => state.answers)
  const aggregator = useQuote((state) => state.aggregator)
  const isAsked = useResults((state) => state.licenceNumberRequired === true)
  const purchase: Purchase = {
    terms: journey,
    answers,
    today: londonDate(new Date()),
    isIncomeAsked: isIncomeAsked(of.affordabilityCheck, of.method),
    mustGiveLicences: mustGiveLicences({
      channel: aggregator === undefined ? 'direct' : 'aggregator',
      licenceNumberRequired: isAsked || aggregator?.licenceNumberRequired === true,
    }),
  }
  const questions = forTerm(purchaseQuestions(purchase), of.term)
  const formFields = useForm({
    fields: questions.map(({ field }) => field),
    /** What was typed last, otherwise the earlier answer. */
    textOf: (field) => {
      const placed = questions.find((each) => each.field === field)
      const answer = placed?.asking.subject[placed.question.name]
      const shown = placed && answer !== undefined && answer !== null ? placed.question.kind.show(answer) : ''
      return typed[field] ?? shown
    },
    read: () => readPurchase(typed, purchase),
    onTyped: savePurchaseTyped,
    onValid,
  })
  return { questions, formFields }
}

export type PurchaseFormState = ReturnType<typeof usePurchaseForm>

const RENEWAL = purchaseField('renewalOptOut')

/**
 * The same questions and rules. Thirty days have their own renewal text, because the card is charged for the next thirty days, at
 * no higher price (SUB-08, CON-30, D-225, D-262).
 */
function forTerm(questions: readonly PlacedQuestion[], term: PolicyTerm): readonly PlacedQuestion[] {
  if (term !== 'thirty-day') return questions
  return questions.map((placed) =>
    placed.field === RENEWAL
      ? { ...placed, question: { ...placed.question, hint: subscriptionRenewalHint } }
      : placed,
  )
}
