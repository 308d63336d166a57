/**
 * How one try to pay for one offer moves (safety K2). The database refuses every step that is not here. A state that ends in
 * `_READY` is a lock: something is being asked of the provider under it, and nobody else may ask until it is known how it went.
 */
export const attemptSteps = {
  /** Prepared; the customer may or may not go on. */
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
  /** We have asked, or are about to ask, the provider to hold the money. */
  CONFIRM_READY: ['ACTION_REQUIRED', 'AUTHORISED', 'DECLINED', 'UNKNOWN', 'VOID_READY', 'EXPIRED'],
  /** The bank asks the customer. */
  ACTION_REQUIRED: ['AUTHORISED', 'DECLINED', 'UNKNOWN', 'VOID_READY', 'EXPIRED', 'SUPERSEDED'],
  /** Asked, and no answer came: nobody pays again until the provider has said how it ended. */
  UNKNOWN: ['ACTION_REQUIRED', 'AUTHORISED', 'DECLINED', 'VOID_READY', 'EXPIRED'],
  /** The money is held and nothing is taken. */
  AUTHORISED: ['TAKEN_UP', 'VOID_READY', 'EXPIRED'],
  /** There is a policy for it. */
  TAKEN_UP: ['CAPTURE_READY'],
  CAPTURE_READY: ['CAPTURED', 'CAPTURE_ERROR'],
  CAPTURE_ERROR: ['CAPTURE_READY'],
  CAPTURED: ['REFUND_READY'],
  VOID_READY: ['VOIDED', 'REFUND_READY'],
  REFUND_READY: ['REFUNDED'],
  /** Ends. The provider may still tell of money held under one of them: then it is let go. */
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

/** Nothing is held: whoever left the bank's question unanswered may try again, or change their mind (F7, F11). */
export const openStates = ['CREATED', 'ACTION_REQUIRED'] as const satisfies readonly AttemptState[]

/** Money may be held or about to be: the price must not move under it (F7). */
export const payingStates = [
  'CONFIRM_READY',
  'UNKNOWN',
  'AUTHORISED',
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
