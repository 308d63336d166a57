import type { Ports } from '../../../wiring/public-api.ts'

const notUsed = (): never => {
  throw new Error('No renewal is expected in this test')
}

/** No renewals: tests about other things never call these. */
export const renewingNothing: Pick<
  Ports,
  'renewals' | 'savedCards' | 'cancellations' | 'subscriptionLinks' | 'emailStops' | 'linkTo'
> = {
  renewals: {
    endingPolicies: async () => [],
    chainOf: async ({ policyNumber }) => ({ firstPolicy: policyNumber, period: 1 }),
    openRenewal: notUsed,
    renewalAfter: async () => undefined,
    renewalsFor: async () => [],
    nameQuote: notUsed,
    claimCharge: notUsed,
    moveRenewal: notUsed,
    hasCoverAfter: async () => false,
    markMailFailed: notUsed,
    markNotified: notUsed,
    stopChain: notUsed,
    isStopped: async () => false,
    resumeChain: async () => false,
    lastSetOf: async () => undefined,
  },
  savedCards: { saveCard: notUsed, findCard: async () => undefined, newestCard: async () => undefined },
  cancellations: {
    findCancellation: async () => undefined,
    factsOf: async () => undefined,
    findWithdrawn: async () => undefined,
    broughtBy: async () => [],
    dueCancellations: async () => [],
  },
  subscriptionLinks: { saveSubscriptionLink: notUsed, findSubscriptionLink: async () => undefined },
  emailStops: {
    saveStopLink: notUsed,
    stopEmails: async () => false,
    areStopped: async () => false,
    claimEmail: notUsed,
    releaseEmail: notUsed,
  },
  linkTo: () => undefined,
}
