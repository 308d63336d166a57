import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { brand } from '../brands/brand'
import { usePageTitle } from '../frame/PageHeading'
import { AgreedTerms } from '../offer/AgreedTerms'
import { DocumentsList } from '../offer/DocumentsList'
import { Endorsements } from '../offer/Endorsements'
import { currentOffer, type Offer, useOffer } from '../offer/offer'
import pricedPageStyles from '../offer/priced-page.module.css'
import { SalesImage } from '../offer/SalesImage'
import { ArrivalPanel } from '../resume/aggregator/ArrivalPanel'
import { stampQuote } from '../state/browser-marks'
import { useQuote } from '../state/quote-state'
import { useResults } from '../state/results-state'
import { painted } from '../ui/next-task'
import { BreakdownPrompt } from './breakdown/BreakdownPrompt'
import { DocumentsByPost } from './DocumentsByPost'
import { Extras } from './extras/Extras'
import { Greeting, QuoteDetails } from './Greeting'
import { ImportantInformation } from './ImportantInformation'
import { JourneySection } from './JourneySection'
import { NoClaims } from './no-claims/NoClaims'
import { OrderSummary } from './OrderSummary'
import { PassedStart } from './PassedStart'
import { PriceFooter } from './PriceFooter'
import { Proofs } from './Proofs'
import { EveryPayment, PaymentOptions } from './payment-options/PaymentOptions'
import { CompareTerms } from './policy-selection/CompareTerms'
import { PurchaseSection, sectionPropsOf } from './purchase/PurchaseSection'
import styles from './ResultsPage.module.css'
import { StalePrice } from './StalePrice'
import { CoverSummary } from './summaries/CoverSummary'
import { VehicleSummary } from './summaries/VehicleSummary'
import { UpdatingOverlay } from './UpdatingOverlay'
import { WhatIf } from './what-if/WhatIfPanel'
import { PriceNewsNotice } from './why/PriceNewsNotice'
import { WhyThisPrice } from './why/WhyThisPrice'

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
