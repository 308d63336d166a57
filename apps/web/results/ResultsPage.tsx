import { pack } from '../brands/pack'
import { usePageTitle } from '../frame/page-title'
import { useOffer } from '../kept/offer'
import { BreakdownPrompt } from './breakdown/BreakdownPrompt'
import { DocumentsByPost } from './by-post/DocumentsByPost'
import { DocumentsList } from './documents/DocumentsList'
import { Endorsements } from './endorsements/Endorsements'
import { Extras } from './extras/Extras'
import { PriceFooter } from './footer/PriceFooter'
import { Greeting } from './greeting/Greeting'
import { JourneySection } from './journey/JourneySection'
import { NoClaims } from './no-claims/NoClaims'
import { ImportantInformation } from './notices/ImportantInformation'
import { StalePrice } from './notices/StalePrice'
import { PaymentOptions } from './payment/PaymentOptions'
import { Proofs } from './proofs/Proofs'
import { PurchaseSection } from './purchase/PurchaseSection'
import { SalesImage } from './sales/SalesImage'
import { CoverSummary } from './summaries/CoverSummary'
import { VehicleSummary } from './summaries/VehicleSummary'
import { TryIt } from './try-it/TryIt'
import { UpdatingOverlay } from './updating/UpdatingOverlay'
import { useOpening } from './use-opening'
import { PriceNewsNotice } from './why/PriceNewsNotice'
import { WhyThisPrice } from './why/WhyThisPrice'

/** The page where people decide. Its sections stand in the order the specification gives them (RES-04). */
export function ResultsPage() {
  const offer = useOffer()
  useOpening()
  usePageTitle('Your quote', pack.firm.name)
  if (offer === undefined) return null
  const { results, option } = offer
  return (
    <div className="results">
      <Greeting results={results} option={option} />
      <StalePrice />
      <PriceNewsNotice offer={offer} />
      <PaymentOptions offer={offer} />
      <section className="results__closer" aria-label="More about your price">
        <WhyThisPrice offer={offer} />
        <TryIt offer={offer} />
      </section>
      <Endorsements option={option} />
      <NoClaims offer={offer} />
      <Extras offer={offer} />
      <CoverSummary option={option} />
      <VehicleSummary />
      <ImportantInformation />
      <JourneySection results={results} />
      <DocumentsByPost />
      <Proofs results={results} />
      <PurchaseSection
        offer={offer}
        documents={
          <DocumentsList
            reference={results.quoteReference}
            outcomeId={results.underwritingOutcome.underwritingOutcomeResponseId}
          />
        }
      />
      <PriceFooter offer={offer}>
        <BreakdownPrompt offer={offer} />
      </PriceFooter>
      <SalesImage quoteReference={results.quoteReference} />
      <UpdatingOverlay />
    </div>
  )
}
