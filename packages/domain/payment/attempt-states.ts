/**
 * The states of one payment attempt for one offer, and the steps between them (safety K2). The database refuses any other step. A
 * state that ends in `_READY` is a lock: a request to the provider is in flight, and no other may be made until its result is
 * known.
 */
export const attemptSteps = {
  /** Prepared; the customer may or may not continue. */
  CREATED: [
    'CONFIRM_READY',
    'ACTION_REQUIRED',
    'AUTHORISED',
    'DECLINED',
    'UNKNOWN',
    'VOID_READY',
    'EXPIRED',
    'SUPERSEDED',
  ],
  /** The provider has been asked, or is about to be asked, to authorise the payment. */
  CONFIRM_READY: ['ACTION_REQUIRED', 'AUTHORISED', 'DECLINED', 'UNKNOWN', 'VOID_READY', 'EXPIRED'],
  /** The bank is asking the customer (3-D Secure). */
  ACTION_REQUIRED: ['AUTHORISED', 'DECLINED', 'UNKNOWN', 'VOID_READY', 'EXPIRED', 'SUPERSEDED'],
  /** Requested without a reply: no other payment until the provider has said how this one ended. */
  UNKNOWN: ['ACTION_REQUIRED', 'AUTHORISED', 'DECLINED', 'VOID_READY', 'EXPIRED'],
  /** The money is authorised but not captured. */
  AUTHORISED: ['TAKEN_UP', 'VOID_READY', 'EXPIRED'],
  /** The purchase is complete: the policy exists. */
  TAKEN_UP: ['CAPTURE_READY'],
  CAPTURE_READY: ['CAPTURED', 'CAPTURE_ERROR'],
  CAPTURE_ERROR: ['CAPTURE_READY'],
  CAPTURED: ['REFUND_READY'],
  VOID_READY: ['VOIDED', 'REFUND_READY'],
  REFUND_READY: ['REFUNDED'],
  /** Final states. The provider may still report an authorisation under one of the first three: then it is voided. */
  DECLINED: ['VOID_READY'],
  EXPIRED: ['VOID_READY'],
  SUPERSEDED: ['VOID_READY'],
  VOIDED: [],
  REFUNDED: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type AttemptState = keyof typeof attemptSteps

export const attemptStates = Object.keys(attemptSteps).filter(isAttemptState)

/** At most one attempt of a quote is in one of these (safety K3). */
export const liveStates = [
  'CREATED',
  'CONFIRM_READY',
  'ACTION_REQUIRED',
  'UNKNOWN',
  'AUTHORISED',
  'TAKEN_UP',
  'CAPTURE_READY',
  'CAPTURE_ERROR',
  'CAPTURED',
] as const satisfies readonly AttemptState[]

/** No money is held: a customer who left the bank's question unanswered may try again or change the quote (F7, F11). */
export const openStates = ['CREATED', 'ACTION_REQUIRED'] as const satisfies readonly AttemptState[]

/** Money may be held or about to be, so the price must not change meanwhile (F7). */
export const payingStates = [
  'CONFIRM_READY',
  'UNKNOWN',
  'AUTHORISED',
] as const satisfies readonly AttemptState[]

/** It has ended, and we have no money of it. */
export const unpaidStates = [
  'DECLINED',
  'EXPIRED',
  'SUPERSEDED',
  'VOIDED',
  'REFUNDED',
] as const satisfies readonly AttemptState[]

export function isAttemptState(written: string): written is AttemptState {
  return Object.hasOwn(attemptSteps, written)
}

export function isStep(from: AttemptState, to: AttemptState): boolean {
  const next: readonly AttemptState[] = attemptSteps[from]
  return next.includes(to)
}

export function isIn(states: readonly AttemptState[], state: AttemptState): boolean {
  return states.includes(state)
}
