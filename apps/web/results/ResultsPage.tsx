import { pack } from '../brands/pack'
import { usePageTitle } from '../frame/page-title'
import { useOffer } from '../kept/offer'
import { DocumentsByPost } from './by-post/DocumentsByPost'
import { Endorsements } from './endorsements/Endorsements'
import { PriceFooter } from './footer/PriceFooter'
import { Benefits } from './greeting/Benefits'
import { Greeting } from './greeting/Greeting'
import { JourneySection } from './journey/JourneySection'
import { ImportantInformation } from './notices/ImportantInformation'
import { StalePrice } from './notices/StalePrice'
import { PaymentOptions } from './payment/PaymentOptions'
import { CoverSummary } from './summaries/CoverSummary'
import { VehicleSummary } from './summaries/VehicleSummary'
import { UpdatingOverlay } from './updating/UpdatingOverlay'
import { useOpening } from './use-opening'

/** The page where people decide. Its sections stand in the order the specification gives them (RES-04). */
export function ResultsPage() {
  const offer = useOffer()
  useOpening()
  usePageTitle('Your quote', pack.firm.name)
  if (offer === undefined) return null
  const { results, option } = offer
  return (
    <div className="results">
      <Greeting results={results} />
      <StalePrice />
      <Benefits option={option} />
      <PaymentOptions offer={offer} />
      <Endorsements option={option} />
      <CoverSummary option={option} />
      <VehicleSummary />
      <ImportantInformation />
      <JourneySection results={results} />
      <DocumentsByPost />
      <PriceFooter offer={offer} />
      <UpdatingOverlay />
    </div>
  )
}
