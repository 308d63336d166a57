import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { brand } from '../brands/brand.ts'
import { usePageTitle } from '../frame/PageHeading.tsx'
import { AgreedTerms } from '../offer/AgreedTerms.tsx'
import { DocumentsList } from '../offer/DocumentsList.tsx'
import { Endorsements } from '../offer/Endorsements.tsx'
import { currentOffer, type Offer, useOffer } from '../offer/offer.ts'
import pricedPageStyles from '../offer/priced-page.module.css'
import { SalesImage } from '../offer/SalesImage.tsx'
import { ArrivalPanel } from '../resume/aggregator/ArrivalPanel.tsx'
import { stampQuote } from '../state/browser-marks.ts'
import { useQuote } from '../state/quote-state.ts'
import { useResults } from '../state/results-state.ts'
import { painted } from '../ui/next-task.ts'
import { BreakdownPrompt } from './breakdown/BreakdownPrompt.tsx'
import { DocumentsByPost } from './DocumentsByPost.tsx'
import { Extras } from './extras/Extras.tsx'
import { Greeting, QuoteDetails } from './Greeting.tsx'
import { ImportantInformation } from './ImportantInformation.tsx'
import { JourneySection } from './JourneySection.tsx'
import { NoClaims } from './no-claims/NoClaims.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { PassedStart } from './PassedStart.tsx'
import { PriceFooter } from './PriceFooter.tsx'
import { Proofs } from './Proofs.tsx'
import { EveryPayment, PaymentOptions } from './payment-options/PaymentOptions.tsx'
import { CompareTerms } from './policy-selection/CompareTerms.tsx'
import { PurchaseSection, sectionPropsOf } from './purchase/PurchaseSection.tsx'
import styles from './ResultsPage.module.css'
import { StalePrice } from './StalePrice.tsx'
import { CoverSummary } from './summaries/CoverSummary.tsx'
import { VehicleSummary } from './summaries/VehicleSummary.tsx'
import { UpdatingOverlay } from './UpdatingOverlay.tsx'
import { WhatIf } from './what-if/WhatIfPanel.tsx'
import { PriceNewsNotice } from './why/PriceNewsNotice.tsx'
import { WhyThisPrice } from './why/WhyThisPrice.tsx'

// Constant elements for what does not depend on the price: React skips them on a new price, so that extras respond faster.
const stalePrice = <StalePrice />
const vehicle = <VehicleSummary />
const important = <ImportantInformation />
const byPost = <DocumentsByPost />
const documents = <OfferDocuments />

/**
 * The results page. Its sections are in the order of the specification (RES-04); each is its answer in a few lines, the rest one
 * press away (docs/decisions/0045).
 */
export function ResultsPage() {
  const offer = useOffer()
  const arePricesSeen = useIsPainted()
  useOpening()
  usePageTitle('Your quote', brand.firm.name)
  if (offer === undefined) return null
  return (
    <div className={styles.results}>
      <div className={pricedPageStyles.page}>
        <div>
          <Greeting />
          <CompareTerms with="thirty-day" />
          <PassedStart />
        </div>
        {stalePrice}
        <PriceNewsNotice offer={offer} />
        <PaymentOptions offer={offer}>
          <ArrivalPanel offer={offer} />
        </PaymentOptions>
        {arePricesSeen ? <BelowPrices offer={offer} /> : <div className={styles.below} />}
      </div>
      <OrderSummary offer={offer} />
    </div>
  )
}

/** What follows the prices: rendered once they have been painted, so that a slow phone shows them and responds to a press sooner. */
function BelowPrices({ offer }: { offer: Offer }) {
  const source = useQuote((state) => state.aggregator?.sourceOfBusiness)
  const { results, option } = offer
  return (
    <>
      <section className={`${styles.folds} ${styles.aboutPrice}`} aria-label="More about your price">
        <EveryPayment offer={offer} />
        <WhyThisPrice offer={offer} />
        <WhatIf offer={offer} />
      </section>
      <QuoteDetails results={results} option={option} />
      <AgreedTerms terms={option.agreedTerms} />
      <Endorsements option={option} />
      <NoClaims offer={offer} />
      <Extras offer={offer} />
      <CoverSummary offer={offer} />
      {vehicle}
      <div className={`${styles.folds} ${styles.closing}`}>
        {important}
        <JourneySection results={results} />
        {byPost}
        <Proofs results={results} />
      </div>
      <PurchaseSection {...sectionPropsOf(offer)} documents={documents} />
      <PriceFooter offer={offer}>
        <BreakdownPrompt offer={offer} />
      </PriceFooter>
      <SalesImage quoteReference={results.quoteReference} source={source} activity="Quote" />
      <UpdatingOverlay />
    </>
  )
}

/** In a transition what is rendered then is time-sliced. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => void painted().then(() => startTransition(() => setPainted(true))), [])
  return isPainted
}

/** The documents of the current offer (RES-21). */
export function OfferDocuments() {
  const results = useResults((state) => state.results)
  if (!results) return null
  const { underwritingOutcomeResponseId: outcomeId } = results.underwritingOutcome
  return <DocumentsList reference={results.quoteReference} outcomeId={outcomeId} />
}

/**
 * Opening results ends a thirty-day choice and preselects monthly payment if it is offered, otherwise the card (RES-17, D-155). An
 * earlier choice stays, for example after a reload or a change. A choice that a new price cleared is left to the customer (BUY-14).
 * For half an hour this browser can return to the quote without the check (RET-09).
 */
export function useOpening(): void {
  // Before the page is painted: the text of the chosen payment option would push down what is below it.
  useLayoutEffect(() => {
    const offer = currentOffer()
    const { isRestored } = useResults.getState()
    if (offer) stampQuote(offer.results.quoteReference)
    const starts = offer?.monthly && !isRestored ? 'DIRECT_DEBIT' : 'CARD_PAYMENT'
    useResults.setState(({ paymentMethod, mustChooseAgain }) => ({
      is30DayQuote: false,
      paymentMethod: mustChooseAgain ? undefined : (paymentMethod ?? starts),
    }))
  }, [])
}
