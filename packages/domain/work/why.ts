import type { AttemptState } from '../payment/attempt-states'
import { type ReasonCode, reasons } from '../quote/underwriting-reasons'

/** Why a payment is in the queue, by the state it stands in. What is not listed holds no money and ends by itself. */
export const stoppedPayments = {
  CONFIRM_READY: 'The card provider was asked and has not answered',
  UNKNOWN: 'Nobody knows yet whether the card was charged',
  AUTHORISED: 'Money is held and there is no policy',
  TAKEN_UP: 'There is a policy, and the money was not taken',
  CAPTURE_READY: 'There is a policy, and the money is still being taken',
  CAPTURE_ERROR: 'There is a policy, and the money could not be taken',
  VOID_READY: 'Money is held that has to be released',
  REFUND_READY: 'Money was taken that has to be paid back',
} as const satisfies Partial<Record<AttemptState, string>>

export type StoppedState = keyof typeof stoppedPayments
export const stoppedStates = Object.keys(stoppedPayments) as readonly StoppedState[]

export function isStoppedState(state: string): state is StoppedState {
  return Object.hasOwn(stoppedPayments, state)
}

/** The reasons of a referral, each once, in the words staff read. */
export function reasonsInWords(codes: readonly ReasonCode[]): string {
  return [...new Set(codes)].map((code) => reasons[code].words).join('; ')
}
