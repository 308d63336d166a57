import type { PaymentFailure } from '@milepost/domain/payment/failure'

/**
 * Maps an intent's error codes to our failures (ERR-10 to ERR-14, ERR-23). The bank's own decline code is more precise than the
 * general code. Codes for a mistyped card map to declined: "Please verify your payment details".
 */
const byDeclineCode: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient-funds',
  authentication_required: 'not-authenticated',
  authentication_not_handled: 'not-authenticated',
  // Nothing is wrong with the card: another try may work.
  approve_with_id: 'failed',
  duplicate_transaction: 'failed',
  issuer_not_available: 'failed',
  processing_error: 'failed',
  reenter_transaction: 'failed',
  try_again_later: 'failed',
}

const byCode: Readonly<Record<string, PaymentFailure>> = {
  card_declined: 'declined',
  card_decline_rate_limit_exceeded: 'declined',
  expired_card: 'declined',
  expired_payment_method: 'declined',
  incorrect_address: 'declined',
  incorrect_cvc: 'declined',
  incorrect_number: 'declined',
  incorrect_postal_code: 'declined',
  incorrect_zip: 'declined',
  invalid_cvc: 'declined',
  invalid_expiry_month: 'declined',
  invalid_expiry_year: 'declined',
  invalid_number: 'declined',
  payment_method_customer_decline: 'declined',
  payment_method_provider_decline: 'declined',
  insufficient_funds: 'insufficient-funds',
  authentication_required: 'not-authenticated',
  payment_intent_payment_attempt_expired: 'not-authenticated',
  three_d_secure_authentication_not_supported: 'authentication-not-supported',
  payment_intent_authentication_failure: 'not-authenticated',
  payment_method_already_used: 'token-used',
  token_already_used: 'token-used',
}

export type IntentError = { code?: string | null | undefined; decline_code?: string | null | undefined }

/** Any unknown code is a failed payment (ERR-10). */
export function intentFailure({ code, decline_code }: IntentError): PaymentFailure {
  return byDeclineCode[decline_code ?? ''] ?? byCode[code ?? ''] ?? 'failed'
}

/** Maps a 3-D Secure result without liability shift, where it says more than that the bank did not approve (ERR-12). */
export function unauthenticated(result: string | null | undefined): PaymentFailure | undefined {
  return result === 'not_supported' ? 'authentication-not-supported' : undefined
}
