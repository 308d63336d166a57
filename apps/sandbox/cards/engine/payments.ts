import type { Scheme } from './card-number'
import type { Behaviour, Refusal } from './test-cards'

export type Face = 'intents' | 'drop-in'
export type Refund = { id: string; pence: number; at: number; reason?: string | undefined }

/** One wish to be paid, whichever face it was made at. */
export type Payment = {
  id: string
  face: Face
  state: PaymentState
  pence: number
  /** The merchant's own name for it, by which it is found when an answer was lost. */
  orderId?: string | undefined
  metadata: Readonly<Record<string, string>>
  customer?: string | undefined
  /** Lets a browser confirm this payment and nothing else. */
  clientSecret: string
  capture: 'manual' | 'automatic'
  saveCard: boolean
  /** Charged by the merchant with the cardholder away, as agreed beforehand: a renewal. */
  offSession?: boolean | undefined
  /** Of a series: the first, or one that followed. */
  recurring?: boolean | undefined
  instrumentId?: string | undefined
  /** The saved card it left behind, or was made with. */
  savedId?: string | undefined
  challengeId?: string | undefined
  threeDs?: ThreeDs | undefined
  refusal?: Refusal | undefined
  /** Given when a card is authorised: the authorisation's own name (D-204). */
  chargeId?: string | undefined
  deviceData?: string | undefined
  merchantAccountId?: string | undefined
  voidReason?: string | undefined
  capturedPence: number
  refunds: readonly Refund[]
  createdAt: number
  changedAt: number
}

export function refundedPence(payment: Payment): number {
  return payment.refunds.reduce((sum, { pence }) => sum + pence, 0)
}

export const paymentStates = [
  'created',
  'needs-action',
  'authorised',
  'captured',
  'refunded',
  'voided',
  'declined',
] as const
export type PaymentState = (typeof paymentStates)[number]

export const steps = [
  'challenge',
  'authorise',
  'refuse',
  'decline',
  'capture',
  'void',
  'refund-part',
  'refund-rest',
] as const
export type Step = (typeof steps)[number]

/**
 * The life of a payment. `refuse` leaves an intent open for another card; `decline` ends a transaction, which has one card only.
 * A step that is not listed cannot be taken.
 */
const table: Readonly<Record<PaymentState, Partial<Record<Step, PaymentState>>>> = {
  created: {
    challenge: 'needs-action',
    authorise: 'authorised',
    refuse: 'created',
    decline: 'declined',
    void: 'voided',
  },
  // A challenge that was left may be followed by another card.
  'needs-action': { challenge: 'needs-action', authorise: 'authorised', refuse: 'created', void: 'voided' },
  authorised: { capture: 'captured', void: 'voided' },
  captured: { 'refund-part': 'captured', 'refund-rest': 'refunded' },
  refunded: {},
  voided: {},
  declined: {},
}

export function stateAfter(state: PaymentState, step: Step): PaymentState | undefined {
  return table[state][step]
}

/** How the cardholder's bank was asked, what it said, and who bears a fraud: the bank if liability shifted. */
export type ThreeDs = {
  flow: 'frictionless' | 'challenge' | 'wallet'
  result: 'authenticated' | 'failed' | 'attempted' | 'pending'
  liabilityShifted: boolean
  liabilityShiftPossible: boolean
}

export function threeDs(flow: ThreeDs['flow'], result: ThreeDs['result']): ThreeDs {
  return { flow, result, liabilityShifted: result === 'authenticated', liabilityShiftPossible: true }
}

export type WalletName = 'apple_pay' | 'google_pay' | 'paypal'
export const walletNames: readonly string[] = ['apple_pay', 'google_pay', 'paypal'] satisfies WalletName[]

/** What is known of a card once its number is forgotten. */
export type CardDetails = {
  scheme: Scheme
  last4: string
  bin: string
  expMonth: number
  expYear: number
  country: 'GB' | 'US'
  fingerprint: string
}

/** Something to pay with: a nonce, a payment method or a saved card. No number and no security code is ever kept. */
export type Instrument = {
  id: string
  face: Face
  wallet?: WalletName | undefined
  /** Absent for a wallet account, which pays from a balance. */
  card?: CardDetails | undefined
  behaviour: Behaviour
  /** Set for a saved card only; one that is not saved is good for one payment. */
  customer?: string | undefined
  saved: boolean
  removed?: boolean | undefined
  usedBy?: string | undefined
  threeDs?: ThreeDs | undefined
  /** The sum the bank was asked about. */
  askedPence?: number | undefined
  /** The saved card a nonce stands for. */
  savedId?: string | undefined
  createdAt: number
}

export type ChallengeAnswer = 'approve' | 'fail' | 'attempt'
export const challengeAnswers: readonly string[] = ['approve', 'fail', 'attempt'] satisfies ChallengeAnswer[]

/** The bank's question to a cardholder. One that is never answered stays open, as a page that was closed does. */
export type Challenge = {
  id: string
  instrumentId: string
  /** Absent while a nonce is made: then there is no payment yet. */
  paymentId?: string | undefined
  pence: number
  last4: string
  /** Where a challenge on a page of its own goes afterwards. */
  returnUrl?: string | undefined
  answer?: ChallengeAnswer | undefined
  createdAt: number
}
