import type { Ports } from '../../../wiring/public-api.ts'

const notUsed = (): never => {
  throw new Error('No payment is expected in this test')
}

/** A server without purchases: tests about other things never call these. */
export const noPurchases: Pick<
  Ports,
  'payments' | 'policies' | 'policyDocuments' | 'cards' | 'findBankAccount' | 'poke'
> = {
  payments: {
    begin: notUsed,
    move: notUsed,
    note: notUsed,
    close: notUsed,
    hasBooked: notUsed,
    findAttempt: async () => undefined,
    findByProvider: async () => undefined,
    liveAttempt: async () => undefined,
    lastAttempt: async () => undefined,
    claimUnresolved: async () => [],
    commitPurchase: notUsed,
    saveEvent: notUsed,
    unresolvedEvents: async () => [],
    resolveEvent: notUsed,
  },
  policies: {
    findPolicy: async () => undefined,
    findByQuote: async () => undefined,
    findPrevious: async () => undefined,
    documentsOf: async () => [],
    saveDocument: notUsed,
    findDocument: async () => undefined,
    savePortalUser: notUsed,
    answerOnce: notUsed,
    saveMandate: notUsed,
    findMandate: async () => undefined,
    rejectionOf: async () => undefined,
    wasEmailed: async () => false,
    isInDoubt: async () => false,
    recordEmailed: notUsed,
    recordHandedOver: notUsed,
    forgetHandedOver: notUsed,
    promisesOf: async () => ({}),
    isRenewalStopped: async () => false,
    addEvent: notUsed,
  },
  policyDocuments: {
    documentsIssued: () => [],
    renderPolicyDocument: notUsed,
    documentsAtEnd: () => [],
    renderEndingDocument: notUsed,
  },
  cards: { byName: () => undefined, forPage: notUsed, ofService: () => [] },
  findBankAccount: async () => ({ kind: 'failed', reason: 'unreachable' }),
  poke: () => undefined,
}
