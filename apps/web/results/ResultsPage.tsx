import { pack } from '../brands/pack'
import { usePageTitle } from '../frame/page-title'
import { useOffer } from '../kept/offer'
import { Greeting } from './greeting/Greeting'
import { UpdatingOverlay } from './updating/UpdatingOverlay'
import { useOpening } from './use-opening'

/** The page where people decide. Its sections stand in the order the specification gives them (RES-04). */
export function ResultsPage() {
  const offer = useOffer()
  useOpening()
  usePageTitle('Your quote', pack.firm.name)
  if (offer === undefined) return null
  return (
    <div className="results">
      <Greeting results={offer.results} />
      <UpdatingOverlay />
    </div>
  )
}
