import type Stripe from 'stripe'
import { type IntentRefused, KEY_REUSED } from './intents/intent-gateway'
import type { Failure } from './library-calls'

/** The library's own classes; known only once it is loaded. */
export type StripeErrors = typeof Stripe.errors

/** What an error of Stripe's says about the request: no, for good. Undefined for those that say something about the line. */
export function refusedBy(errors: StripeErrors, error: unknown): IntentRefused | undefined {
  if (error instanceof errors.StripeIdempotencyError) return { kind: 'refused', error: { code: KEY_REUSED } }
  if (error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError)
    return { kind: 'refused', error: { code: error.code, decline_code: error.decline_code } }
  return undefined
}

export function stripeFailure(errors: StripeErrors): (error: unknown) => Failure {
  return (error) => {
    if (error instanceof errors.StripeRateLimitError) return 'throttled'
    // The same is asked for at this very moment: how that ends is not known yet.
    if (error instanceof errors.StripeError && error.statusCode === 409) return 'throttled'
    if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
      return 'refused'
    if (error instanceof errors.StripeConnectionError)
      return error.message.startsWith('Request aborted due to timeout') ? 'timed-out' : 'unreachable'
    return 'broken'
  }
}

/** An error said again because it was kept with its key, not because it is so now. */
export function isReplayed(errors: StripeErrors, error: unknown): boolean {
  return error instanceof errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
}
