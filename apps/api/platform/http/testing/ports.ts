import type { Ports } from '../../../wiring/public-api.ts'
import { noPurchases } from './no-purchases.ts'
import { renewingNothing } from './renewing-ports.ts'
import { noSessions } from './test-sessions.ts'

/** Ports that find nothing, to be overridden by what a test is about. */
export const testPorts: Ports = {
  vehicleByRegistration: async () => ({ kind: 'not-found' }),
  vehicleMakes: async () => [],
  vehicleModels: async () => [],
  addressSearch: async () => ({ kind: 'found', value: [] }),
  addressById: async () => ({ kind: 'not-found' }),
  drafts: {
    saveDraft: async ({ expectedRevision }) => ({ kind: 'saved', revision: expectedRevision + 1 }),
    findDraft: async () => undefined,
    countAttempt: async () => ({ recent: 1, inAll: 0 }),
    forgetAttempts: async () => undefined,
  },
  draftLinks: {
    countRequest: async () => 1,
    saveLink: async () => undefined,
    findLink: async () => undefined,
    spendLink: async () => undefined,
  },
  quoteTokens: {
    saveToken: async () => undefined,
    findToken: async () => undefined,
    findIssuedToken: async () => undefined,
    spendToken: async () => false,
    unlockToken: async () => undefined,
    markEmailed: async () => undefined,
    reviveEmailed: async () => undefined,
    isUnlocked: async () => false,
  },
  checks: {
    count: async () => ({ recent: 1, inAll: 1 }),
    forget: async () => undefined,
    takeBack: async () => undefined,
  },
  quotes: {
    createQuotes: async () => 'created',
    thirtyDayPolicies: async () => [],
    findGranted: async () => undefined,
    findQuote: async () => undefined,
    findVersion: async () => undefined,
    addVersions: async () => 'moved-on',
    grant: async () => undefined,
    hasHeld: async () => false,
    lock: async () => false,
  },
  referrals: {
    move: async () => ({ kind: 'not-found' }),
    findLink: async () => undefined,
    findReferral: async () => undefined,
  },
  review: async () => 'clear',
  customerReviews: async () => [],
  arrivals: { findArrival: async () => undefined, isAwaited: async () => false },
  siteQuotes: { findAnswer: async () => undefined, saveSiteQuote: async () => 'kept' },
  vehicleByDescription: async () => ({ kind: 'not-found' }),
  sites: { keys: [], limit: { count: 1000, perSeconds: 1 } },
  visits: { addEvents: async () => undefined },
  restarts: { recordMoment: async () => undefined, findRestartState: async () => undefined },
  documents: { documentIds: async () => [], findDocument: async () => undefined },
  documentRenderer: { documentsOf: () => [], renderDocument: async () => undefined },
  contacts: {
    saveContact: async () => undefined,
    copyContact: async () => undefined,
    findContact: async () => undefined,
  },
  ratesOn: () => {
    throw new Error('No rates here')
  },
  cardPage: () => 'BRAINTREE',
  ...noPurchases,
  ...renewingNothing,
  sessions: noSessions,
  sendEmail: async () => ({ kind: 'failed', reason: 'unreachable' }),
  recordSecurityEvent: () => undefined,
  later: () => undefined,
  isServedAt: () => false,
  clock: () => new Date('2026-11-02T10:00:00Z'),
}
