import type { FieldProblem } from '@milepost/contract/problem'
import type { PurchaseAnswers } from '@milepost/domain/purchase/read-purchase'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Offer } from '../../kept/offer'
import { askForPaymentMethod } from '../../kept/payment-choice'
import { useResults } from '../../kept/results-state'
import { showToast } from '../../ui/toast'
import { useUpdating } from '../change-offer'
import { type Bought, buyNow } from './buy-now'
import { placeOfProblem } from './place-of-problem'
import { showPriceNews, showWaysToPay } from './show-ways-to-pay'
import { usePurchaseForm } from './use-purchase-form'

const PRICED_AGAIN = 'Your quote had to be rated again due to a change in the information provided.'

/** What stands in the way of buying that no box of the form can mend. */
export type Trouble =
  | { kind: 'moved-on' | 'stale-price' | 'unreachable' }
  | { kind: 'invalid'; errors: readonly FieldProblem[] }

/** Buy Now: judges the form, asks for a way to pay, keeps the form and goes where that leads (BUY-07, BUY-13 to BUY-19). */
export function useBuyNow(offer: Offer) {
  const navigate = useNavigate()
  const [isBuying, setBuying] = useState(false)
  const [found, setFound] = useState<{ trouble: Trouble; outcomeId: string }>()
  const { underwritingOutcomeResponseId: outcomeId } = offer.results.underwritingOutcome
  const setTrouble = (trouble: Trouble) => setFound({ trouble, outcomeId })
  // Counted, so that pressing twice without a choice leads up twice.
  const [askedFor, setAskedFor] = useState(0)
  const form = usePurchaseForm(offer, (good) => void buy(good))
  const { boxes, questions } = form

  // After the form has put the focus on its own first mistake: the ways to pay stand above it (BUY-07).
  useEffect(() => {
    if (askedFor > 0) showWaysToPay()
  }, [askedFor])

  // The notice of a new price may come a moment after the price.
  const awaitsNews = useRef(false)
  const news = useResults((state) => state.priceNews)
  useEffect(() => {
    if (!news || !awaitsNews.current) return
    awaitsNews.current = false
    showPriceNews()
  }, [news])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBuying || useUpdating.getState().isUpdating) return
    setFound(undefined)
    boxes.submitNow()
    if (offer.method !== undefined) return
    askForPaymentMethod()
    setAskedFor((count) => count + 1)
  }

  async function buy(good: PurchaseAnswers) {
    if (offer.method === undefined) return
    setBuying(true)
    const bought = await buyNow(good, offer.method)
    setBuying(false)
    arrive(bought)
  }

  function arrive(bought: Bought) {
    switch (bought.kind) {
      case 'go':
        return navigate(bought.to, { replace: bought.replace })
      case 'new-price':
        showToast(PRICED_AGAIN)
        showWaysToPay()
        awaitsNews.current = !showPriceNews()
        return
      case 'invalid':
        return refuse(bought.errors)
      default:
        return setTrouble(bought)
    }
  }

  /** At the box it is about, where there is one; what is about something else stands beside Buy Now. */
  function refuse(errors: readonly FieldProblem[]) {
    const asked = questions.map(({ field }) => field)
    const placed = errors.map((error) => ({ ...error, place: placeOfProblem(error.field, asked) }))
    const elsewhere = placed.filter(({ place }) => place.kind !== 'box')
    for (const { place, message } of placed.toReversed())
      if (place.kind === 'box') boxes.refuse(place.field, { key: 'refused', message })
    if (elsewhere.length > 0 || errors.length === 0) setTrouble({ kind: 'invalid', errors: elsewhere })
  }

  // What was wrong with one offer says nothing of the next.
  return { ...form, submit, isBuying, trouble: found?.outcomeId === outcomeId ? found.trouble : undefined }
}
