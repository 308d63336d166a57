import { pack } from '../brands/pack'
import { usePageTitle } from '../frame/page-title'
import { Endorsements } from '../offer/Endorsements'
import { useOffer } from '../offer/offer'
import { SalesImage } from '../offer/SalesImage'
import { ArrivalPanel } from '../resume/aggregator/ArrivalPanel'
import { useQuote } from '../state/quote-state'
import { BreakdownPrompt } from './breakdown/BreakdownPrompt'
import { DocumentsByPost } from './DocumentsByPost'
import { Extras } from './extras/Extras'
import { Greeting } from './Greeting'
import { ImportantInformation } from './ImportantInformation'
import { JourneySection } from './JourneySection'
import { NoClaims } from './no-claims/NoClaims'
import { PassedStart } from './PassedStart'
import { PriceFooter } from './PriceFooter'
import { Proofs } from './Proofs'
import { PaymentOptions } from './payment-options/PaymentOptions'
import { CompareTerms } from './policy-selection/CompareTerms'
import { OfferDocuments } from './purchase/OfferDocuments'
import { PurchaseSection } from './purchase/PurchaseSection'
import { purchaseOf } from './purchase/purchase-of'
import { StalePrice } from './StalePrice'
import { CoverSummary } from './summaries/CoverSummary'
import { VehicleSummary } from './summaries/VehicleSummary'
import { UpdatingOverlay } from './UpdatingOverlay'
import { useOpening } from './use-opening'
import { TryIt } from './what-if/WhatIf'
import { PriceNewsNotice } from './why/PriceNewsNotice'
import { WhyThisPrice } from './why/WhyThisPrice'

// What does not depend on the price is the same element each time, and is not drawn again with a new one: an extra answers sooner.
const stalePrice = <StalePrice />
const vehicle = <VehicleSummary />
const important = <ImportantInformation />
const byPost = <DocumentsByPost />
const documents = <OfferDocuments />

/** The page where people decide. Its sections stand in the order the specification gives them (RES-04). */
export function ResultsPage() {
  const offer = useOffer()
  const source = useQuote((state) => state.aggregator?.sourceOfBusiness)
  useOpening()
  usePageTitle('Your quote', pack.firm.name)
  if (offer === undefined) return null
  const { results, option } = offer
  return (
    <div className="results">
      <div>
        <Greeting results={results} option={option} />
        <CompareTerms with="thirty-day" />
        <PassedStart />
      </div>
      <ArrivalPanel offer={offer} />
      {stalePrice}
      <PriceNewsNotice offer={offer} />
      <PaymentOptions offer={offer} />
      <section className="results__closer" aria-label="More about your price">
        <WhyThisPrice offer={offer} />
        <TryIt offer={offer} />
      </section>
      <Endorsements option={option} />
      <NoClaims offer={offer} />
      <Extras offer={offer} />
      <CoverSummary offer={offer} />
      {vehicle}
      {important}
      <JourneySection results={results} />
      {byPost}
      <Proofs results={results} />
      <PurchaseSection {...purchaseOf(offer)} documents={documents} />
      <PriceFooter offer={offer}>
        <BreakdownPrompt offer={offer} />
      </PriceFooter>
      <SalesImage quoteReference={results.quoteReference} source={source} activity="Quote" />
      <UpdatingOverlay />
    </div>
  )
}
