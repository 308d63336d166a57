import { pageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'
import { memo, type ReactNode, useEffect, useState } from 'react'
import { brand } from '../../brands/brand'
import { journey } from '../../brands/current'
import { usePageTitle } from '../../frame/PageHeading'
import type { Offer } from '../../offer/offer'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { askForPaymentMethod, usePaymentError } from '../../state/payment-choice'
import { type PaymentMethod, useResults } from '../../state/results-state'
import { Button } from '../../ui/Button'
import { paymentOptionId } from '../payment-options/PaymentOptionCard'
import { annualPurchase } from './annual-purchase'
import { PurchaseForm } from './PurchaseForm'
import styles from './purchase.module.css'
import { whatFollows } from './purchase-target'
import { useBuyNow } from './use-buy-now'

type PurchaseSectionProps = PurchaseOf & {
  /** The documents to read before buying (RES-21). */
  documents?: ReactNode
}

/** The purchase form of results, with Buy Now at its end (BUY-01). A new price alone does not draw it again. */
export const PurchaseSection = memo(function PurchaseSection(props: PurchaseSectionProps) {
  const { term, method, firstMethod, affordabilityCheck, isThirtyDaysOnly, documents } = props
  const askForPaymentOption = useAskForPaymentOption()
  const showNews = useShowNews()
  const { questions, formFields, submit, isPurchasing, problemAtPrice } = useBuyNow({
    term,
    method,
    affordabilityCheck,
    find: method && (() => annualPurchase(method)),
    onUnready: askForPaymentOption,
    onNewPrice: showNews,
  })
  const paymentError = usePaymentError((state) => state.message)
  const paymentErrors = paymentError ? [{ fieldId: paymentOptionId(firstMethod), message: paymentError }] : []
  const errors = formFields.isSubmitted ? [...paymentErrors, ...formFields.errors] : []
  usePageTitle('Your quote', brand.firm.name, errors.length > 0)
  const thirtyDay = isThirtyDaysOnly ? { showOnly30DayQuote: true } : undefined
  const next = method && pageAfterBuyNow({ method, thirtyDay }, journey)
  return (
    <PurchaseForm
      title="Buy your policy"
      questions={questions}
      formFields={formFields}
      errors={errors}
      onSubmit={submit}
      problemAtPrice={problemAtPrice}
      documents={documents}
    >
      <Button
        type="submit"
        className={styles.button}
        busy={isPurchasing}
        busyLabel="Saving your details"
        aria-describedby="purchase-next"
      >
        Buy Now
      </Button>
      <p id="purchase-next" className={pricedPageStyles.next}>
        {next ? whatFollows[next] : 'First choose how you would like to pay, further up this page.'}
      </p>
    </PurchaseForm>
  )
})

/** Counted, so that pressing twice without a choice leads up twice. */
function useAskForPaymentOption(): () => void {
  const [askedFor, setAskedFor] = useState(0)
  // After the form has put the focus on its own first mistake: the ways to pay stand above it (BUY-07).
  useEffect(() => {
    if (askedFor > 0) showPaymentOptions()
  }, [askedFor])
  return () => {
    askForPaymentMethod()
    setAskedFor((count) => count + 1)
  }
}

/** The notice of a new price may come a moment after the price; it is looked for only then. */
function useShowNews(): () => void {
  const [isAwaited, setAwaited] = useState(false)
  const news = useResults((state) => (isAwaited ? state.priceNews : undefined))
  useEffect(() => {
    if (!news) return
    showPriceNews()
    setAwaited(false)
  }, [news])
  return () => {
    showPaymentOptions()
    setAwaited(!showPriceNews())
  }
}

/** What the form reads of an offer: none of its prices, so that a price alone does not draw the form again. */
type PurchaseOf = {
  term: Offer['term']
  method: PaymentMethod | undefined
  /** The first way to pay on the page: where whoever has chosen none is led (BUY-07). */
  firstMethod: PaymentMethod
  affordabilityCheck: boolean
  /** Bit by bit can be paid only for thirty days at a time (BUY-17). */
  isThirtyDaysOnly: boolean
}

export function purchaseOf({ results, term, monthly, method }: Offer): PurchaseOf {
  return {
    term,
    method,
    firstMethod: monthly ? 'DIRECT_DEBIT' : 'CARD_PAYMENT',
    affordabilityCheck: results.affordabilityCheck,
    isThirtyDaysOnly: results.thirtyDayQuoteDetails?.showOnly30DayQuote === true,
  }
}

/** Takes the customer up to the ways to pay, of which one has to be chosen (BUY-07, BUY-14). */
function showPaymentOptions(): void {
  const section = document.getElementById('paymentOptions')
  section?.scrollIntoView({ block: 'start' })
  const first = section?.querySelector<HTMLElement>('input') ?? section
  first?.focus({ preventScroll: true })
}

/** The notice of a new price stands above them. The focus stays where the next thing is done. False while there is none yet. */
function showPriceNews(): boolean {
  const title = document.getElementById('news-title')
  title?.scrollIntoView({ block: 'center' })
  return title !== null
}
