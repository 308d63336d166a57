import { policyPeriod } from '@milepost/domain/quote/policy-period'
import { subscriptionRenewal, subscriptionYear } from '@milepost/domain/renewal/subscription'
import {
  subscriptionExclusion,
  subscriptionKeyInformation,
  subscriptionYearInWords,
} from '@milepost/domain/renewal/subscription-words'
import type { Pence } from '@milepost/domain/values/pence'
import { type ReactNode, useEffect, useState } from 'react'
import { brand } from '../../brands/brand.ts'
import { PageHeading, usePageTitle } from '../../frame/PageHeading.tsx'
import { NewPrice } from '../../offer/Acceptance.tsx'
import { AgreedTerms } from '../../offer/AgreedTerms.tsx'
import { DocumentsList } from '../../offer/DocumentsList.tsx'
import { Endorsements } from '../../offer/Endorsements.tsx'
import { type Option, useOffer } from '../../offer/offer.ts'
import { totalOf } from '../../offer/payment-plan.ts'
import { policyLines } from '../../offer/policy-lines.ts'
import pricedPageStyles from '../../offer/priced-page.module.css'
import { type Subscription, useSubscription } from '../../offer/subscription.ts'
import { OfferDetails, SubscriptionBenefits, ThirtyDayPrice } from '../../offer/ThirtyDayOffer.tsx'
import { UsesCovered } from '../../offer/UsesCovered.tsx'
import { paths } from '../../paths.ts'
import { ArrivalPanel } from '../../resume/aggregator/ArrivalPanel.tsx'
import { Link, Navigate } from '../../router.tsx'
import { useJustPurchased } from '../../state/completed-purchase.ts'
import { useQuote } from '../../state/quote-state.ts'
import { resultsPath } from '../../state/results-path.ts'
import { DetailList } from '../../ui/DetailList.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Notice } from '../../ui/Notice.tsx'
import textStyles from '../../ui/text.module.css'
import { CoverBenefits } from '../Benefits.tsx'
import { DocumentsByPost } from '../DocumentsByPost.tsx'
import { ThirtyDayNoClaims } from '../no-claims/NoClaims.tsx'
import { PassedStart } from '../PassedStart.tsx'
import { CompareTerms } from '../policy-selection/CompareTerms.tsx'
import { StalePrice } from '../StalePrice.tsx'
import { UpdatingOverlay } from '../UpdatingOverlay.tsx'
import styles from './ThirtyDayPage.module.css'
import { ThirtyDayPurchase } from './ThirtyDayPurchase.tsx'
import { payForThirtyDays } from './thirty-day-purchase.ts'

type ThirtyDayPageProps = {
  /** The documents to read before paying, those of the thirty days (SUB-03, D-154). */
  documents?: ((offer: Pick<Subscription, 'reference' | 'outcomeId'>) => ReactNode) | undefined
}

/** Thirty days at a time, for customers who are offered them; everyone else is redirected (NAV-08, SUB-01, D-170). */
export function ThirtyDayPage({ documents = documentList }: ThirtyDayPageProps) {
  const subscription = useSubscription()
  const justPurchased = useJustPurchased()
  return subscription ? (
    <SubscriptionOffer subscription={subscription} documents={documents} />
  ) : (
    <Navigate to={justPurchased ?? paths.error} replace />
  )
}

const documentList: ThirtyDayPageProps['documents'] = (offer) => (
  <section aria-labelledby="documents-title">
    <Disclosure
      heading={{ level: 2, id: 'documents-title' }}
      summary="Your documents"
      note="Please read them first."
    >
      <DocumentsList {...offer} />
    </Disclosure>
  </section>
)

const TITLE = '30-Day Subscription Policy'

function SubscriptionOffer({ subscription, documents }: ThirtyDayPageProps & { subscription: Subscription }) {
  const { reference, outcomeId, option, paymentOption, isOnlyOffered } = subscription
  const [priceBefore, setPriceBefore] = useState<Pence>()
  usePageTitle(TITLE, brand.firm.name)
  // There is nothing else to choose (SUB-05). If there is a choice, Pay Now makes it.
  useEffect(() => {
    if (isOnlyOffered) payForThirtyDays()
  }, [isOnlyOffered])
  return (
    <div className={pricedPageStyles.page}>
      <header className={pricedPageStyles.greeting}>
        <PageHeading>{TITLE}</PageHeading>
        {!isOnlyOffered && <CompareTerms with="annual" />}
        <PassedStart />
      </header>
      {isOnlyOffered && <OnlyOffer />}
      <ArrivalPanel />
      <StalePrice />
      <NewPrice before={priceBefore} paymentOption={paymentOption} />
      <SubscriptionPrice paymentOption={paymentOption} />
      <OfferDetails reference={reference} />
      <KeyInformation option={option} />
      <SubscriptionCover option={option} />
      <section aria-labelledby="exclusions-title">
        <h2 id="exclusions-title" className={pricedPageStyles.title}>
          Exclusions
        </h2>
        <Notice look="warn" title={subscriptionExclusion.name}>
          {subscriptionExclusion.words}
        </Notice>
      </section>
      <AgreedTerms terms={option.agreedTerms} />
      <Endorsements option={option} />
      {documents?.({ reference, outcomeId })}
      <section aria-labelledby="no-claims-title">
        <h2 id="no-claims-title" className={pricedPageStyles.title}>
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

/** What is bought, from when to when, and what every customer must know about it (SUB-03, SUB-06, SUB-08). */
export function KeyInformation({ option }: Pick<Subscription, 'option'>) {
  const answers = useQuote((state) => state.answers)
  const { effectiveFrom } = answers.coverDetails
  const period = effectiveFrom && policyPeriod('thirty-day', effectiveFrom)
  return (
    <section aria-labelledby="key-information-title">
      <h2 id="key-information-title" className={pricedPageStyles.title}>
        Key information
      </h2>
      <DetailList details={policyLines({ answers, period, option })} />
      <Disclosure summary="See what you can use it for" isSmall>
        <UsesCovered use={answers.vehicleDetails.vehicleUse} />
      </Disclosure>
      <DetailList
        details={subscriptionKeyInformation(period && subscriptionRenewal(period.to.date))}
        className={styles.words}
      />
    </section>
  )
}

/** Explains to a customer who cannot pay for a year monthly that they cannot, and that they can still buy a year (SUB-02). */
export function OnlyOffer() {
  return (
    <Notice look="warn" title="We can only offer you 30 days at a time">
      <p>
        We cannot offer you a year paid monthly. If you want 12 months, you can still buy them and pay in
        full: <Link to={resultsPath()}>see your annual price</Link>.
      </p>
    </Notice>
  )
}

/** The benefits of buying thirty days, and those of the cover (SUB-03). */
export function SubscriptionCover({ option }: { option: Option }) {
  return (
    <SubscriptionBenefits>
      <Disclosure heading={{ level: 3, id: 'cover-benefits' }} summary="What your cover includes">
        <CoverBenefits option={option} />
      </Disclosure>
    </SubscriptionBenefits>
  )
}

/** The price, its parts, and what it comes to over a year (SUB-03). */
export function SubscriptionPrice({ paymentOption }: Pick<Subscription, 'paymentOption'>) {
  const inFull = useOffer()?.inFull
  const [cost, comparison] = subscriptionYearInWords(
    subscriptionYear(totalOf(paymentOption), inFull && totalOf(inFull)),
  )
  return (
    <ThirtyDayPrice paymentOption={paymentOption}>
      <p className={pricedPageStyles.lead}>One payment by card.</p>
      <p className={textStyles.figures}>{cost}</p>
      {comparison && (
        <p className={textStyles.figures}>
          <strong>{comparison}</strong>
        </p>
      )}
    </ThirtyDayPrice>
  )
}
