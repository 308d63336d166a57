import type { FieldProblem } from '@milepost/contract/problem'
import type { PurchaseAnswers } from '@milepost/domain/purchase/read-purchase'
import { type FormEvent, useState } from 'react'
import type { Results } from '../../api/pricing.ts'
import { useNavigate } from '../../router.tsx'
import { PRICED_AGAIN } from '../../state/payment-choice.ts'
import { useResults } from '../../state/results-state.ts'
import { showToast } from '../../ui/toast.ts'
import { useUpdating } from '../change-offer.ts'
import { buyNow } from './buy-now.ts'
import { placeOfProblem } from './place-of-problem.ts'
import type { BuyNowResult, FindPurchaseTarget } from './purchase-target.ts'
import { type FormOf, usePurchaseForm } from './use-purchase-form.ts'

/** A reason not to buy that no field of the form can correct. */
export type Problem =
  | { kind: 'moved-on' | 'stale-price' | 'unchecked' | 'unreachable' }
  | { kind: 'invalid'; errors: readonly FieldProblem[] }

/** With the price it occurred at: it does not apply to the next offer. */
export type ProblemAtPrice = { problem: Problem; of: Results | undefined }

export type BuyNowSettings = FormOf & {
  /** Undefined while something must be chosen first. */
  find: FindPurchaseTarget | undefined
  /** The form was submitted without that choice. */
  onUnready?: () => void
  /** The price has changed; the new one is on the page, and is shown before anything is bought (BUY-14). */
  onNewPrice: () => void
}

/** Buy Now and Pay Now: validates and saves the form, and goes where that leads (BUY-07, BUY-13 to BUY-19, SUB-04). */
export function useBuyNow({ find, onUnready, onNewPrice, ...of }: BuyNowSettings) {
  const navigate = useNavigate()
  const [isPurchasing, setPurchasing] = useState(false)
  const [problemAtPrice, setProblemAtPrice] = useState<ProblemAtPrice>()
  const form = usePurchaseForm(of, (values) => void buy(values))
  const { formFields, questions } = form

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPurchasing || useUpdating.getState().isUpdating) return
    setProblemAtPrice(undefined)
    formFields.submitNow()
    if (find === undefined) onUnready?.()
  }

  async function buy(values: PurchaseAnswers) {
    if (find === undefined) return
    setPurchasing(true)
    const completed = await buyNow(values, find)
    // The page stays until the next one is loaded, so its button stays pressed.
    if (completed.kind !== 'go') setPurchasing(false)
    arrive(completed)
  }

  function arrive(completed: BuyNowResult) {
    switch (completed.kind) {
      case 'go':
        return navigate(completed.to, { replace: completed.replace, state: completed.state })
      case 'new-price':
        showToast(PRICED_AGAIN)
        return onNewPrice()
      case 'invalid':
        return refuse(completed.errors)
      default:
        return meet(completed)
    }
  }

  /** Shown at the field it is about, if there is one; otherwise next to the button. */
  function refuse(errors: readonly FieldProblem[]) {
    const asked = questions.map(({ field }) => field)
    const placed = errors.map((error) => ({ ...error, place: placeOfProblem(error.field, asked) }))
    const elsewhere = placed.filter(({ place }) => place.kind !== 'box')
    for (const { place, message } of placed.toReversed())
      if (place.kind === 'box') formFields.refuse(place.field, { key: 'refused', message })
    if (elsewhere.length > 0 || errors.length === 0) meet({ kind: 'invalid', errors: elsewhere })
  }

  const meet = (problem: Problem) => setProblemAtPrice({ problem, of: useResults.getState().results })

  return { ...form, submit, isPurchasing, problemAtPrice }
}
