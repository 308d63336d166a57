import { subscriptionExclusion } from '@milepost/domain/renewal/subscription-words'
import { restartLacks, restartPriceHeld } from '@milepost/domain/restart/restart-words'
import type { Pence } from '@milepost/domain/values/pence'
import { useEffect, useState } from 'react'
import { recordViewed } from '../../api/restart'
import { PageHeading } from '../../frame/PageHeading'
import { NewPrice } from '../../offer/Acceptance'
import { Endorsements } from '../../offer/Endorsements'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { type Subscription, useSubscription } from '../../offer/subscription'
import { OfferDetails, SubscriptionBenefits, ThirtyDayPrice } from '../../offer/ThirtyDayOffer'
import { paths } from '../../paths'
import { ArrivalPanel } from '../../resume/aggregator/ArrivalPanel'
import { Navigate } from '../../router'
import { useQuote } from '../../state/quote-state'
import { DetailList } from '../../ui/DetailList'
import { Notice } from '../../ui/Notice'
import { ConfirmVehicle } from '../registration/ConfirmVehicle'
import styles from '../restart.module.css'
import { RESTART_OFFER_TITLE, RestartPurchase } from './RestartPurchase'
import { YourDetails } from './YourDetails'

/** The offer to restart a cancelled policy (NAV-08, D-040). Without such an offer the page redirects (SUB-01, D-170). */
export function RestartOfferPage() {
  const offer = useSubscription()
  return offer ? <Offer offer={offer} /> : <Navigate to={paths.error} replace />
}

function Offer({ offer }: { offer: Subscription }) {
  const { reference, option, paymentOption } = offer
  const [priceBefore, setPriceBefore] = useState<Pence>()
  const lacksVehicle = useQuote((state) => !state.answers.vehicleDetails.registration)
  useEffect(() => recordViewed(reference), [reference])
  return (
    <div className={pricedPageStyles.page}>
      <header className={pricedPageStyles.greeting}>
        <PageHeading lead="Restart your policy for 30 days at a time.">{RESTART_OFFER_TITLE}</PageHeading>
      </header>
      <ArrivalPanel />
      {lacksVehicle && <ConfirmVehicle offer={offer} onNewPrice={setPriceBefore} />}
      <NewPrice before={priceBefore} paymentOption={paymentOption} />
      <RestartPrice paymentOption={paymentOption} />
      <OfferDetails reference={reference} />
      <SubscriptionBenefits />
      <section aria-labelledby="exclusions-title">
        <h2 id="exclusions-title" className={pricedPageStyles.title}>
          What isn't covered
        </h2>
        <div className={styles.stack}>
          <Notice look="warn" title={subscriptionExclusion.name}>
            {subscriptionExclusion.words}
          </Notice>
          <DetailList details={restartLacks} className={styles.prose} />
        </div>
      </section>
      <Endorsements option={option} />
      <YourDetails option={option} />
      <RestartPurchase offer={offer} isVehicleKnown={!lacksVehicle} onNewPrice={setPriceBefore} />
    </div>
  )
}

/** The total, its tax, the non-refundable fee, and the one payment option (RST-05). */
export function RestartPrice({ paymentOption }: Pick<Subscription, 'paymentOption'>) {
  return (
    <ThirtyDayPrice paymentOption={paymentOption}>
      <p>
        <strong>Pay in full</strong>, in one payment by card. There are no instalments and no interest.
      </p>
      <p className={pricedPageStyles.lead}>{restartPriceHeld}</p>
    </ThirtyDayPrice>
  )
}
