import { subscriptionExclusion } from '@milepost/domain/outcome/subscription-words'
import { restartLacks } from '@milepost/domain/quote/restart-words'
import type { Pence } from '@milepost/domain/values/pence'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { recordViewed } from '../../api/restart-events'
import { PageHeading } from '../../frame/PageHeading'
import { Endorsements } from '../../offer/Endorsements'
import { NewPrice } from '../../offer/NewPrice'
import { OfferFacts } from '../../offer/OfferDetails'
import { SubscriptionBenefits } from '../../offer/SubscriptionBenefits'
import { type Subscription, useSubscription } from '../../offer/subscription'
import { paths } from '../../paths'
import { ArrivalPanel } from '../../resume/aggregator/ArrivalPanel'
import { useQuote } from '../../state/quote-state'
import { Facts } from '../../ui/Facts'
import { Notice } from '../../ui/Notice'
import { ConfirmVehicle } from '../registration/ConfirmVehicle'
import { RestartPrice } from './RestartPrice'
import { RestartPurchase } from './RestartPurchase'
import { RESTART_OFFER_TITLE } from './restart-offer-title'
import { YourDetails } from './YourDetails'

/** A cancelled policy offered again (NAV-08, D-040). Whoever has no such offer has nothing to see here (SUB-01, D-170). */
export function RestartOfferPage() {
  const offer = useSubscription()
  return offer ? <Offer offer={offer} /> : <Navigate to={paths.error} replace />
}

function Offer({ offer }: { offer: Subscription }) {
  const { reference, option, way } = offer
  const [priceBefore, setPriceBefore] = useState<Pence>()
  const lacksVehicle = useQuote((state) => !state.answers.vehicleDetails.registration)
  useEffect(() => recordViewed(reference), [reference])
  return (
    <div className="results subscription">
      <header className="greeting">
        <PageHeading lead="Take your policy up again, for 30 days at a time.">
          {RESTART_OFFER_TITLE}
        </PageHeading>
        <OfferFacts reference={reference} />
      </header>
      <ArrivalPanel />
      {lacksVehicle && <ConfirmVehicle offer={offer} onNewPrice={setPriceBefore} />}
      <NewPrice before={priceBefore} way={way} />
      <RestartPrice way={way} />
      <SubscriptionBenefits />
      <section aria-labelledby="exclusions-title">
        <h2 id="exclusions-title" className="results__title">
          What it leaves out
        </h2>
        <div className="restart__stack">
          <Notice look="warn" title={subscriptionExclusion.name}>
            {subscriptionExclusion.words}
          </Notice>
          <Facts facts={restartLacks} className="facts--prose" />
        </div>
      </section>
      <Endorsements option={option} />
      <YourDetails option={option} />
      <RestartPurchase offer={offer} isVehicleKnown={!lacksVehicle} onNewPrice={setPriceBefore} />
    </div>
  )
}
