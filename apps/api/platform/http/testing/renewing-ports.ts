import type { Ports } from '../../../wiring/public-api'

const nobody = (): never => {
  throw new Error('Nothing is renewed here')
}

/** No renewals: tests about other things never call these. */
export const renewingNothing: Pick<
  Ports,
  'renewals' | 'savedCards' | 'cancellations' | 'subscriptionLinks' | 'emailStops' | 'linkTo'
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
    markNotified: nobody,
    stopChain: nobody,
    isStopped: async () => false,
    resumeChain: async () => false,
  },
  savedCards: { saveCard: nobody, findCard: async () => undefined, newestCard: async () => undefined },
  cancellations: { findCancellation: async () => undefined },
  subscriptionLinks: { saveSubscriptionLink: nobody, findSubscriptionLink: async () => undefined },
  emailStops: {
    saveStopLink: nobody,
    stopEmails: async () => false,
    areStopped: async () => false,
    claimEmail: nobody,
    releaseEmail: nobody,
  },
  linkTo: () => undefined,
}
