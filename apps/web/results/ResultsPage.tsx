import { pack } from '../brands/pack'
import { usePageTitle } from '../frame/page-title'
import { ArrivalPanel } from '../kept/arrival/ArrivalPanel'
import { useOffer } from '../kept/offer'
import { Endorsements } from '../kept/offer-parts/endorsements/Endorsements'
import { useQuote } from '../kept/quote-state'
import { SalesImage } from '../kept/SalesImage'
import { BreakdownPrompt } from './breakdown/BreakdownPrompt'
import { DocumentsByPost } from './by-post/DocumentsByPost'
import { Extras } from './extras/Extras'
import { PriceFooter } from './footer/PriceFooter'
import { Greeting } from './greeting/Greeting'
import { JourneySection } from './journey/JourneySection'
import { NoClaims } from './no-claims/NoClaims'
import { ImportantInformation } from './notices/ImportantInformation'
import { PassedStart } from './notices/PassedStart'
import { StalePrice } from './notices/StalePrice'
import { PaymentOptions } from './payment/PaymentOptions'
import { CompareTerms } from './policy-selection/CompareTerms'
import { Proofs } from './proofs/Proofs'
import { OfferDocuments } from './purchase/OfferDocuments'
import { PurchaseSection } from './purchase/PurchaseSection'
import { purchaseOf } from './purchase/purchase-of'
import { CoverSummary } from './summaries/CoverSummary'
import { VehicleSummary } from './summaries/VehicleSummary'
import { TryIt } from './try-it/TryIt'
import { UpdatingOverlay } from './updating/UpdatingOverlay'
import { useOpening } from './use-opening'
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
