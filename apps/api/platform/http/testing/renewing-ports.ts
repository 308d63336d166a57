import type { Ports } from '../../../wiring/public-api'

const nobody = (): never => {
  throw new Error('Nothing is renewed here')
}

/** Policies that nothing follows: what is not about renewals never gets here. */
export const renewingNothing: Pick<
  Ports,
  'renewals' | 'savedCards' | 'cancellations' | 'subscriptionLinks' | 'mailStops' | 'linkTo'
> = {
  renewals: {
    endingPolicies: async () => [],
    chainOf: async ({ policyNumber }) => ({ firstPolicy: policyNumber, period: 1 }),
    openRenewal: nobody,
    renewalAfter: async () => undefined,
    renewalsFor: async () => [],
    nameQuote: nobody,
    claimCharge: nobody,
    moveRenewal: nobody,
    markTold: nobody,
    stopChain: nobody,
    isStopped: async () => false,
  },
  savedCards: { keepCard: nobody, findCard: async () => undefined, newestCard: async () => undefined },
  cancellations: { findCancellation: async () => undefined },
  subscriptionLinks: { keepSubscriptionLink: nobody, findSubscriptionLink: async () => undefined },
  mailStops: {
    keepStopLink: nobody,
    stopMails: async () => false,
    areStopped: async () => false,
    claimMail: nobody,
    releaseMail: nobody,
  },
  linkTo: () => undefined,
}
