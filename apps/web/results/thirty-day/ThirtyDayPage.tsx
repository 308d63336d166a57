import { subscriptionExclusion } from '@milepost/domain/outcome/subscription-words'
import type { Pence } from '@milepost/domain/values/pence'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { pack } from '../../brands/pack'
import { PageHeading } from '../../frame/PageHeading'
import { usePageTitle } from '../../frame/page-title'
import { DocumentsList } from '../../offer/DocumentsList'
import { Endorsements } from '../../offer/Endorsements'
import { NewPrice } from '../../offer/NewPrice'
import { OfferFacts } from '../../offer/OfferDetails'
import { type Subscription, useSubscription } from '../../offer/subscription'
import { paths } from '../../paths'
import { ArrivalPanel } from '../../resume/aggregator/ArrivalPanel'
import { useJustBought } from '../../state/just-purchased'
import { Notice } from '../../ui/Notice'
import { DocumentsByPost } from '../DocumentsByPost'
import { ThirtyDayNoClaims } from '../no-claims/NoClaims'
import { PassedStart } from '../PassedStart'
import { CompareTerms } from '../policy-selection/CompareTerms'
import { StalePrice } from '../StalePrice'
import { UpdatingOverlay } from '../UpdatingOverlay'
import { KeyInformation } from './KeyInformation'
import { OnlyOffer } from './OnlyOffer'
import { SubscriptionCover } from './SubscriptionCover'
import { SubscriptionPrice } from './SubscriptionPrice'
import { ThirtyDayPurchase } from './ThirtyDayPurchase'
import { payForThirtyDays } from './thirty-day-purchase'

type ThirtyDayPageProps = {
  /** The papers to read before paying, with those of thirty days (SUB-03, D-154). */
  documents?: ((offer: Pick<Subscription, 'reference' | 'outcomeId'>) => ReactNode) | undefined
}

/** Thirty days at a time, for whoever is offered them; nobody else has anything to see here (NAV-08, SUB-01, D-170). */
export function ThirtyDayPage({ documents = papers }: ThirtyDayPageProps) {
  const subscription = useSubscription()
  const justBought = useJustBought()
  return subscription ? (
    <SubscriptionOffer subscription={subscription} documents={documents} />
  ) : (
    <Navigate to={justBought ?? paths.error} replace />
  )
}

const papers: ThirtyDayPageProps['documents'] = (offer) => (
  <section aria-labelledby="papers-title">
    <h2 id="papers-title" className="results__title">
      Your documents
    </h2>
    <DocumentsList {...offer} />
  </section>
)

const TITLE = '30-Day Subscription Policy'

function SubscriptionOffer({ subscription, documents }: ThirtyDayPageProps & { subscription: Subscription }) {
  const { reference, outcomeId, option, way, isOnlyOffered } = subscription
  const [priceBefore, setPriceBefore] = useState<Pence>()
  usePageTitle(TITLE, pack.firm.name)
  // SUB-05: there is nothing else to choose. Whoever has a choice makes it with Pay Now.
  useEffect(() => {
    if (isOnlyOffered) payForThirtyDays()
  }, [isOnlyOffered])
  return (
    <div className="results subscription">
      <header className="greeting">
        <PageHeading>{TITLE}</PageHeading>
        <OfferFacts reference={reference} />
        {!isOnlyOffered && <CompareTerms with="annual" />}
        <PassedStart />
      </header>
      {isOnlyOffered && <OnlyOffer />}
      <ArrivalPanel />
      <StalePrice />
      <NewPrice before={priceBefore} way={way} />
      <SubscriptionPrice way={way} />
      <KeyInformation option={option} />
      <SubscriptionCover option={option} />
      <section aria-labelledby="exclusions-title">
        <h2 id="exclusions-title" className="results__title">
          Exclusions
        </h2>
        <Notice look="warn" title={subscriptionExclusion.name}>
          {subscriptionExclusion.words}
        </Notice>
      </section>
      <Endorsements option={option} />
      {documents?.({ reference, outcomeId })}
      <section aria-labelledby="no-claims-title">
        <h2 id="no-claims-title" className="results__title">
          No claims discount
        </h2>
        <ThirtyDayNoClaims />
      </section>
      <DocumentsByPost />
      <ThirtyDayPurchase title={TITLE} subscription={subscription} onNewPrice={setPriceBefore} />
      <UpdatingOverlay />
    </div>
  )
}
