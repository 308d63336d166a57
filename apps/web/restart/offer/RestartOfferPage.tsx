import { subscriptionExclusion } from '@milepost/domain/renewal/subscription-words'
import { restartLacks, restartPriceHeld } from '@milepost/domain/restart/restart-words'
import type { Pence } from '@milepost/domain/values/pence'
import { useEffect, useState } from 'react'
import { recordViewed } from '../../api/restart.ts'
import { PageHeading } from '../../frame/PageHeading.tsx'
import { NewPrice } from '../../offer/Acceptance.tsx'
import { Endorsements } from '../../offer/Endorsements.tsx'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { type Subscription, useSubscription } from '../../offer/subscription.ts'
import { OfferDetails, SubscriptionBenefits, ThirtyDayPrice } from '../../offer/ThirtyDayOffer.tsx'
import { paths } from '../../paths.ts'
import { ArrivalPanel } from '../../resume/aggregator/ArrivalPanel.tsx'
import { Navigate } from '../../router.tsx'
import { useQuote } from '../../state/quote-state.ts'
import { DetailList } from '../../ui/DetailList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { ConfirmVehicle } from '../registration/ConfirmVehicle.tsx'
import styles from '../restart.module.css'
import { RESTART_OFFER_TITLE, RestartPurchase } from './RestartPurchase.tsx'
import { YourDetails } from './YourDetails.tsx'

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
