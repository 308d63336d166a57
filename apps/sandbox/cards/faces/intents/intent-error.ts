import type { Refusal } from '../../engine/card-book'
import type { Answer } from '../../faults/answer'

export type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error'

export function intentError(
  status: number,
  type: ErrorType,
  code: string,
  message: string,
  more: object = {},
): Answer {
  return { status, body: { error: { type, code, message, ...more } } }
}

/** The published codes for a card that was refused, and words fit for a customer. */
export const refusalErrors: Record<Refusal, { code: string; decline_code?: string; message: string }> = {
  declined: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  'insufficient-funds': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  'processing-error': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  'authentication-failed': {
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method. Choose another and try again.',
  },
  'authentication-required': {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  duplicate: {
    code: 'card_declined',
    decline_code: 'duplicate_transaction',
    message: 'An identical transaction was made a moment ago.',
  },
}
