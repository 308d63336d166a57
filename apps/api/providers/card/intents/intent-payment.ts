import { pence } from '@milepost/domain/values/pence'
import type { CardPayment } from '../../../purchase/attempt/provider-ports.ts'
import { expiryOf } from '../card-expiry.ts'
import { intentFailure, unauthenticated } from './intent-failures.ts'
import { CHARGED_BY_US, type IntentRecord, idOf } from './intent-gateway.ts'

const statuses: Readonly<Record<string, CardPayment['status']>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'needs-action',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'voided',
}

/** An intent as the rest of the API sees payments. An unknown status counts as still processing. */
export function paymentOfIntent(intent: IntentRecord): CardPayment {
  const { charge, details } = chargeOf(intent)
  const error = intent.last_payment_error
  const isOurs = intent.metadata['initiated_by'] === CHARGED_BY_US.initiated_by
  const status = statusOf(intent.status, isOurs && error != null)
  const liability = details && !isOurs ? liabilityOf(details) : 'not-asked'
  return {
    ref: intent.id,
    status,
    amount: pence(intent.amount),
    captured: pence(intent.amount_received),
    refunded: pence(charge?.amount_refunded ?? 0),
    currency: intent.currency.toUpperCase(),
    orderId: intent.metadata['order_id'],
    failure: error
      ? intentFailure(error)
      : liability === 'not-shifted'
        ? unauthenticated(details?.card?.three_d_secure?.result)
        : undefined,
    liability,
    paidWith: details && paidWithOf(details),
    saved: status === 'authorised' || status === 'captured' ? savedOf(intent) : undefined,
  }
}

/** After a refusal an intent waits for another card. With no customer present there will be none. */
function statusOf(reported: string, isRefusedForGood: boolean): CardPayment['status'] {
  const status = statuses[reported] ?? 'processing'
  return status === 'open' && isRefusedForGood ? 'declined' : status
}

function chargeOf({ latest_charge }: IntentRecord) {
  const charge = typeof latest_charge === 'object' ? (latest_charge ?? undefined) : undefined
  return { charge, details: charge?.payment_method_details ?? undefined }
}
type Details = NonNullable<ReturnType<typeof chargeOf>['details']>
type ThreeDSecure = NonNullable<NonNullable<Details['card']>['three_d_secure']>

/** The Mastercard and Visa indicators for an attempted authentication that counts: the bank bears the fraud risk. */
const attemptCounts: readonly (string | null | undefined)[] = ['01', '06']

/**
 * A bank that authenticated the payment is liable for fraud. One that could not be asked is liable only if its network says so: an
 * `attempt_acknowledged` with any other indicator, or none, does not shift liability (F11; docs/decisions/0027). A phone's wallet
 * has authenticated its holder itself. A card typed in without authentication is the merchant's risk (ERR-23).
 */
function liabilityOf({ card }: Details): CardPayment['liability'] {
  if (!card) return 'not-asked'
  const asked = card.three_d_secure
  if (asked) return doesAnswer(asked) ? 'shifted' : 'not-shifted'
  return card.wallet ? 'not-asked' : 'not-shifted'
}

function doesAnswer({ result, electronic_commerce_indicator: eci }: ThreeDSecure): boolean {
  return result === 'authenticated' || (result === 'attempt_acknowledged' && attemptCounts.includes(eci))
}

function paidWithOf({ card }: Details): CardPayment['paidWith'] {
  if (!card) return { kind: 'wallet-account', lastFour: undefined }
  return {
    kind: 'card',
    scheme: card.brand ?? 'unknown',
    country: card.country ?? 'Unknown',
    lastFour: card.last4 ?? undefined,
    ...expiryOf(card.exp_year, card.exp_month),
  }
}

function savedOf({ customer, payment_method, setup_future_usage }: IntentRecord): CardPayment['saved'] {
  const [customerRef, methodRef] = [idOf(customer), idOf(payment_method)]
  return setup_future_usage && customerRef && methodRef ? { customerRef, methodRef } : undefined
}
