import type { Ports } from '../../../wiring/public-api'

const nobody = (): never => {
  throw new Error('Nobody pays here')
}

/** A server without purchases: tests about other things never call these. */
export const noPurchases: Pick<
  Ports,
  'payments' | 'policies' | 'policyDocuments' | 'cards' | 'findBankAccount' | 'poke'
> = {
  payments: {
    begin: nobody,
    move: nobody,
    note: nobody,
    close: nobody,
    hasBooked: nobody,
    findAttempt: async () => undefined,
    findByProvider: async () => undefined,
    liveAttempt: async () => undefined,
    lastAttempt: async () => undefined,
    claimUnresolved: async () => [],
    commitPurchase: nobody,
    saveEvent: nobody,
    unresolvedEvents: async () => [],
    resolveEvent: nobody,
  },
  policies: {
    findPolicy: async () => undefined,
    findByQuote: async () => undefined,
    documentsOf: async () => [],
    saveDocument: nobody,
    findDocument: async () => undefined,
    savePortalUser: nobody,
    answerOnce: nobody,
    saveMandate: nobody,
    findMandate: async () => undefined,
    rejectionOf: async () => undefined,
    wasEmailed: async () => false,
    recordEmailed: nobody,
    recordHandedOver: nobody,
    forgetHandedOver: nobody,
    addEvent: nobody,
  },
  policyDocuments: { documentsIssued: () => [], renderPolicyDocument: nobody },
  cards: { byName: () => undefined, forPage: nobody, ofService: () => [] },
  findBankAccount: async () => ({ kind: 'failed', reason: 'unreachable' }),
  poke: () => undefined,
}
