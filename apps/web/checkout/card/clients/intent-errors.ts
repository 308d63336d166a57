import type { PaymentFailure } from '@milepost/domain/payment/failure'

/** An error in Stripe's published shape, which the sandbox uses too. */
export type IntentError = { code?: string | undefined; decline_code?: string | undefined }

const failures: Readonly<Record<string, PaymentFailure>> = {
  card_declined: 'declined',
  expired_card: 'declined',
  incorrect_cvc: 'declined',
  incorrect_number: 'declined',
  insufficient_funds: 'insufficient-funds',
  payment_intent_authentication_failure: 'not-authenticated',
  authentication_required: 'not-authenticated',
  authentication_abandoned: 'not-authenticated',
  payment_method_already_used: 'token-used',
  processing_error: 'failed',
}

/** Why a card was refused; undefined if the error does not say that it was: then only the server can find out (F12). */
export function intentFailure({
  code = '',
  decline_code: declined = '',
}: IntentError): PaymentFailure | undefined {
  const known = (name: string) => (Object.hasOwn(failures, name) ? failures[name] : undefined)
  return known(declined) ?? known(code)
}

/** The id of an intent is the start of its client secret. */
export function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret
}
