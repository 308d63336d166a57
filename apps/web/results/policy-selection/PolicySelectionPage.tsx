import { Navigate } from 'react-router'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { usePageTitle } from '../../frame/page-title'
import { useOffer } from '../../offer/offer'
import { useSubscription } from '../../offer/subscription'
import { paths } from '../../paths'
import { resultsPath } from '../../state/results-path'
import { RepresentativeExample } from '../payment-options/RepresentativeExample'
import { StalePrice } from '../StalePrice'
import { UpdatingOverlay } from '../UpdatingOverlay'
import { DifferencesTable } from './DifferencesTable'
import { differences } from './differences'
import { TermCard } from './TermCard'
import { thirtyDaysInWords, yearInWords } from './term-cards'
import { choiceOf, termsOnOffer } from './terms-on-offer'
import { YearOfThirtyDays } from './YearOfThirtyDays'

/** The choice of how long to be covered for, for those who have one; everybody else is sent straight on (NAV-04, D-036). */
export function PolicySelectionPage() {
  const offer = useOffer()
  const subscription = useSubscription()
  usePageTitle('Choose your policy', pack.firm.name)
  if (!offer) return null
  const terms = termsOnOffer(offer, subscription)
  const choice = choiceOf(terms)
  const year = yearInWords(terms)
  if (choice === 'thirty-day') return <Navigate to={paths.thirtyDayQuote} replace />
  if (choice === 'annual' || !subscription || !year) return <Navigate to={resultsPath()} replace />
  return (
    <div className="results selection">
      <PageHeading lead="The same vehicle and the same drivers, insured for a year or for 30 days at a time. These prices are held until midnight tonight.">
        How long do you want cover for?
      </PageHeading>
      <StalePrice />
      <div className="selection__choice">
        <div className="selection__terms">
          <TermCard words={year} to={resultsPath()} />
          <TermCard words={thirtyDaysInWords(subscription)} to={paths.thirtyDayQuote} />
        </div>
        <YearOfThirtyDays terms={terms} subscription={subscription} />
      </div>
      <DifferencesTable rows={differences(terms, subscription)} />
      {terms.monthly && terms.inFull && (
        <RepresentativeExample monthly={terms.monthly} inFull={terms.inFull} />
      )}
      <UpdatingOverlay />
    </div>
  )
}
