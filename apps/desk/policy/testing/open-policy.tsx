import { screen } from '@testing-library/react'
import { type Answers, openDesk } from '../../testing/open-desk.tsx'

/** A policy paid by card, in force, with nothing that waits, as its server sends it. */
export const inForce = {
  brand: 'A',
  policyNumber: 'A-10000001',
  quoteReference: 'A-0123456789A',
  product: 'Car insurance',
  isRestricted: false,
  status: 'in-force',
  whyNot: { 'restart-link': 'cover-runs', 'withdraw-notice': 'no-notice' },
  holder: { name: 'Jo Bloggs', postcode: 'ID1 •••', email: 'j•••@example.com', phone: '•••••••1234' },
  vehicle: { registration: 'AA19AAA', description: 'Ford Fiesta' },
  cover: {
    start: '2026-09-01T00:00:00.000Z',
    end: '2027-08-31T22:59:00.000Z',
    term: 'annual',
    level: 'Comprehensive',
    excess: 500,
    drivers: [],
    extras: [],
  },
  price: {
    method: 'card',
    premium: 500,
    ipt: 53.57,
    fee: 35,
    total: 535,
    paidByCard: 535,
    returned: 0,
    returnedByTransfer: 0,
    owedToUs: 0,
    owedToCustomer: 0,
    owedToLender: 0,
    isBeingPaid: false,
  },
  instalments: [],
  refunds: [],
  payments: [],
  documents: [{ id: 'd1', name: 'Certificate of motor insurance', isReady: true }],
  proofs: [],
  documentsSent: { at: '2026-09-01T08:00:00.000Z', isToEarlierAddress: false },
  renewal: { status: 'renews' },
  history: [],
}

/** Its cancellation owes more than the card paid. */
export const transfer = {
  number: 2,
  amount: 72.1,
  reason: 'cancellation',
  way: 'bank',
  state: 'proposed',
  firstPerson: 'Femi Carter',
  begunAt: '2026-11-17T09:00:00.000Z',
  movedAt: '2026-11-17T09:00:00.000Z',
  mayConfirm: false,
  mayRefuse: false,
  mayCorrect: false,
  mayTryAgain: false,
  mayTransfer: false,
  confirmers: [] as readonly string[],
}

export const figures = {
  basis: 'days-left',
  daysCovered: 79,
  daysInAll: 365,
  premium: 500,
  fee: 35,
  charge: 108.22,
  refund: 391.78,
  toLender: 0,
  againstDebt: 0,
  toCard: 391.78,
  stillOwedToLender: 0,
  stillOwedToUs: 0,
  words: ['We pay £391.78 back to your card.'],
}

/** While notice is running: it can be withdrawn, and renewal waits for what comes of it. */
export const cancelling = {
  ...inForce,
  status: 'cancelling',
  whyNot: {
    'restart-link': 'cover-runs',
    'renewal-on': 'being-cancelled',
    'renewal-off': 'being-cancelled',
  },
  cancellation: {
    reason: 'non-payment',
    at: '2026-11-30T23:59:00.000Z',
    askedAt: '2026-11-17T10:00:00.000Z',
    isToCome: true,
    hasChanged: false,
    withdrawnFor: ['paid', 'our-mistake'],
    figures,
  },
}

export const cancelled = {
  ...inForce,
  status: 'cancelled',
  whyNot: {
    'renewal-on': 'cancelled',
    'renewal-off': 'cancelled',
    cancel: 'cancelled',
    'withdraw-notice': 'notice-over',
    'follow-proof': 'cancelled',
  },
  renewal: { status: 'ended' },
  cancellation: {
    ...cancelling.cancellation,
    isToCome: false,
    withdrawnFor: [],
    restartableUntil: '2026-12-30T23:59:00.000Z',
  },
}

export const adviser = { name: 'Asha Patel', roles: ['adviser'] }
/** Signed in with a second factor a moment ago. */
export const finance = {
  name: 'Femi Carter',
  roles: ['finance'],
  secondFactorUntil: new Date(Date.now() + 600_000).toISOString(),
}

/** The page of the policy for a person, with its server's answer to each further call. */
export async function openPolicy(policy: object, who: object, answers: Answers = {}) {
  const asked = openDesk('/policies/A/A-10000001', { GetPolicy: [200, policy], ...answers }, who)
  await screen.findByRole('heading', { level: 1 })
  return asked
}
