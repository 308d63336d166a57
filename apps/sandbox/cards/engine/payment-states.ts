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
