import { type SubscriptionChoice, subscriptionChoice } from '@milepost/domain/outcome/subscription-choice'
import type { Offer, WayToPay } from '../../offer/offer'
import type { Subscription } from '../../offer/subscription'

/** The two lengths of cover to choose from, each with the ways it can really be paid. */
export type TermsOnOffer = {
  offer: Offer
  inFull: WayToPay | undefined
  /** None for whoever can pay bit by bit only by thirty days at a time (BUY-17). */
  monthly: WayToPay | undefined
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
