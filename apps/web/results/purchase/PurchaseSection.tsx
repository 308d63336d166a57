import { pageAfterBuyNow } from '@milepost/domain/purchase/page-after-buy-now'
import { memo, type ReactNode, useEffect, useState } from 'react'
import { brand } from '../../brands/brand.ts'
import { journey } from '../../brands/current.ts'
import { usePageTitle } from '../../frame/PageHeading.tsx'
import type { Offer } from '../../offer/offer.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { askForPaymentMethod, usePaymentError } from '../../state/payment-choice.ts'
import { type PaymentMethod, useResults } from '../../state/results-state.ts'
import { Button } from '../../ui/Button.tsx'
import { paymentOptionId } from '../payment-options/PaymentOptionCard.tsx'
import { annualPurchase } from './annual-purchase.ts'
import { PurchaseForm } from './PurchaseForm.tsx'
import styles from './purchase.module.css'
import { whatFollows } from './purchase-target.ts'
import { useBuyNow } from './use-buy-now.ts'

type PurchaseSectionProps = OfferProps & {
  /** The documents to read before buying (RES-21). */
  documents?: ReactNode
}

/** The purchase form of results, with Buy Now at its end (BUY-01). Memoised: a new price alone does not render it again. */
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

/** A counter, so that pressing twice without a choice scrolls up twice. */
function useAskForPaymentOption(): () => void {
  const [askedFor, setAskedFor] = useState(0)
  // After the form has focused its own first error: the payment options are above it (BUY-07).
  useEffect(() => {
    if (askedFor > 0) showPaymentOptions()
  }, [askedFor])
  return () => {
    askForPaymentMethod()
    setAskedFor((count) => count + 1)
  }
}

/** The notice of a new price may appear a moment after the price, so the page scrolls once it is there. */
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

/** What the form needs from an offer. It contains no prices, so that a new price alone does not render the form again. */
type OfferProps = {
  term: Offer['term']
  method: PaymentMethod | undefined
  /** The first payment option on the page, where a customer who has chosen none is sent (BUY-07). */
  firstMethod: PaymentMethod
  affordabilityCheck: boolean
  /** Only thirty days can be paid in instalments (BUY-17). */
  isThirtyDaysOnly: boolean
}

export function sectionPropsOf({ results, term, monthly, method }: Offer): OfferProps {
  return {
    term,
    method,
    firstMethod: monthly ? 'DIRECT_DEBIT' : 'CARD_PAYMENT',
    affordabilityCheck: results.affordabilityCheck,
    isThirtyDaysOnly: results.thirtyDayQuoteDetails?.showOnly30DayQuote === true,
  }
}

/** Scrolls up to the payment options, one of which must be chosen (BUY-07, BUY-14). */
function showPaymentOptions(): void {
  const section = document.getElementById('paymentOptions')
  section?.scrollIntoView({ block: 'start' })
  const first = section?.querySelector<HTMLElement>('input') ?? section
  first?.focus({ preventScroll: true })
}

/**
 * Scrolls to the notice of a new price, above the payment options. The focus stays where the customer will act next. False if the
 * notice is not there yet.
 */
function showPriceNews(): boolean {
  const title = document.getElementById('news-title')
  title?.scrollIntoView({ block: 'center' })
  return title !== null
}
