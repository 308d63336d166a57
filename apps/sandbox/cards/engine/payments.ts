import type { Scheme } from './card-number.ts'
import type { Behaviour, Refusal } from './test-cards.ts'

export type Face = 'intents' | 'drop-in'
export type Refund = { id: string; pence: number; at: number; reason?: string | undefined }

/** One payment, made through either API. */
export type Payment = {
  id: string
  face: Face
  state: PaymentState
  pence: number
  /** The merchant's own id, by which it is found after a lost reply. */
  orderId?: string | undefined
  metadata: Readonly<Record<string, string>>
  customer?: string | undefined
  /** Lets a browser confirm this payment only. */
  clientSecret: string
  capture: 'manual' | 'automatic'
  saveCard: boolean
  /** Charged by the merchant without the cardholder present, as agreed beforehand: a renewal. */
  offSession?: boolean | undefined
  /** Part of a series: the first, or a later one. */
  recurring?: boolean | undefined
  instrumentId?: string | undefined
  /** The saved card it created or used. */
  savedId?: string | undefined
  challengeId?: string | undefined
  threeDs?: ThreeDs | undefined
  refusal?: Refusal | undefined
  /** Set when a card is authorised: the id of the authorisation (D-204). */
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
 * The states of a payment. `refuse` leaves an intent open for another card; `decline` ends a transaction, which has only one
 * card. A step that is not listed is not possible.
 */
const table: Readonly<Record<PaymentState, Partial<Record<Step, PaymentState>>>> = {
  created: {
    challenge: 'needs-action',
    authorise: 'authorised',
    refuse: 'created',
    decline: 'declined',
    void: 'voided',
  },
  // An abandoned challenge may be followed by another card.
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

/** How the cardholder was authenticated, the result, and who is liable for fraud: the bank if liability shifted. */
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

/** What is stored about a card without its number. */
export type CardDetails = {
  scheme: Scheme
  last4: string
  bin: string
  expMonth: number
  expYear: number
  country: 'GB' | 'US'
  fingerprint: string
}

/** A means of payment: a nonce, a payment method or a saved card. Numbers and security codes are never stored. */
export type Instrument = {
  id: string
  face: Face
  wallet?: WalletName | undefined
  /** Absent for a wallet account, which pays from a balance. */
  card?: CardDetails | undefined
  behaviour: Behaviour
  /** Only set for a saved card; one that is not saved pays once. */
  customer?: string | undefined
  saved: boolean
  removed?: boolean | undefined
  usedBy?: string | undefined
  threeDs?: ThreeDs | undefined
  /** The amount that was authenticated. */
  askedPence?: number | undefined
  /** The saved card of a nonce. */
  savedId?: string | undefined
  createdAt: number
}

export type ChallengeAnswer = 'approve' | 'fail' | 'attempt'
export const challengeAnswers: readonly string[] = ['approve', 'fail', 'attempt'] satisfies ChallengeAnswer[]

/** The bank's question to a cardholder. One that is never answered stays open, like a page that was closed. */
export type Challenge = {
  id: string
  instrumentId: string
  /** Absent for a nonce, when there is no payment yet. */
  paymentId?: string | undefined
  pence: number
  last4: string
  /** The return URL of a challenge on its own page. */
  returnUrl?: string | undefined
  answer?: ChallengeAnswer | undefined
  createdAt: number
}
