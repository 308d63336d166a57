import { termInWords } from '@milepost/domain/quote/policy-period'
import { type SubscriptionChoice, subscriptionChoice } from '@milepost/domain/renewal/subscription'
import type { Results } from '../../api/pricing.ts'
import { type Offer, offerIn, type PaymentOption } from '../../offer/offer.ts'
import { type Subscription, subscriptionIn } from '../../offer/subscription.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../router.tsx'
import { useResults } from '../../state/results-state.ts'
import styles from './CompareTerms.module.css'

/** Link from either term back to the choice of term, if there was one (D-036). */
export function CompareTerms({ with: other }: { with: 'annual' | 'thirty-day' }) {
  const hasChoice = useResults(({ results }) => isChoice(results))
  if (!hasChoice) return null
  return (
    <p className={styles.compareTerms}>
      <Link to={paths.policySelection}>Compare with {termInWords[other]}</Link>
    </p>
  )
}

function isChoice(results: Results | undefined): boolean {
  const offer = offerIn(results, undefined)
  return offer !== undefined && choiceOf(termsOnOffer(offer, subscriptionIn(results))) === 'choose'
}

/** The two terms to choose from, each with the payment options it really has. */
export type TermsOnOffer = {
  offer: Offer
  inFull: PaymentOption | undefined
  /** None if only thirty days can be paid in instalments (BUY-17). */
  monthly: PaymentOption | undefined
  subscription: Subscription | undefined
}

export function termsOnOffer(offer: Offer, subscription: Subscription | undefined): TermsOnOffer {
  const monthly = subscription?.isOnlyOffered ? undefined : offer.monthly
  return { offer, inFull: offer.inFull, monthly, subscription }
}

export function choiceOf({ offer, inFull, monthly, subscription }: TermsOnOffer): SubscriptionChoice {
  return subscriptionChoice({
    annual: offer.term === 'annual' && (inFull !== undefined || monthly !== undefined),
    thirtyDay: subscription !== undefined,
  })
}
