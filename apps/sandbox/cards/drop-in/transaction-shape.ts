import type { FastifyRequest } from 'fastify'
import type { Answer } from '../../http/answer.ts'
import type { Scheme } from '../engine/card-number.ts'
import type { Engine, PaymentNews } from '../engine/engine.ts'
import type { Instrument, Payment, ThreeDs } from '../engine/payments.ts'
import type { Refusal } from '../engine/test-cards.ts'
import type { Provider } from '../provider.ts'

const eventTypes: Record<PaymentNews, string> = {
  created: 'transaction.created',
  'needs-action': 'transaction.needs_action',
  authorised: 'transaction.authorized',
  refused: 'transaction.declined',
  captured: 'transaction.submitted_for_settlement',
  voided: 'transaction.voided',
  refunded: 'transaction.refunded',
}
export const transactionEventType = (news: PaymentNews) => eventTypes[news]

type ProcessorReply = { status: string; code: string; text: string; gatewayRejectionReason?: string }

/** The published statuses and processor codes of a refusal. */
const refusals: Record<Refusal, ProcessorReply> = {
  declined: { status: 'processor_declined', code: '2000', text: 'Do Not Honor' },
  'insufficient-funds': { status: 'processor_declined', code: '2001', text: 'Insufficient Funds' },
  'expired-card': { status: 'processor_declined', code: '2004', text: 'Expired Card' },
  'processing-error': { status: 'failed', code: '3000', text: 'Processor Network Unavailable - Try Again' },
  'authentication-failed': {
    status: 'gateway_rejected',
    code: '',
    text: 'Gateway Rejected: three_d_secure',
    gatewayRejectionReason: 'three_d_secure',
  },
  'authentication-required': {
    status: 'processor_declined',
    code: '2099',
    text: 'Cardholder Authentication Required',
  },
  duplicate: {
    status: 'gateway_rejected',
    code: '',
    text: 'Gateway Rejected: duplicate',
    gatewayRejectionReason: 'duplicate',
  },
}

function processorReply({ state, refusal }: Payment): ProcessorReply {
  if (refusal !== undefined) return refusals[refusal]
  const approved = { code: '1000', text: 'Approved' }
  switch (state) {
    case 'voided':
      return { status: 'voided', ...approved }
    case 'captured':
      return { status: 'submitted_for_settlement', ...approved }
    case 'refunded':
      return { status: 'settled', ...approved }
    default:
      return { status: 'authorized', ...approved }
  }
}

const cardTypes: Record<Scheme, string> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  diners: 'Carte Blanche',
  unknown: 'Unknown',
}

export function creditCardShape({ id, card, saved, savedId }: Instrument) {
  if (card === undefined) return undefined
  return {
    token: saved ? id : (savedId ?? null),
    cardType: cardTypes[card.scheme],
    bin: card.bin,
    last4: card.last4,
    expirationMonth: String(card.expMonth).padStart(2, '0'),
    expirationYear: String(card.expYear),
    countryOfIssuance: card.country === 'GB' ? 'GBR' : 'USA',
    uniqueNumberIdentifier: card.fingerprint,
  }
}

export function threeDSecureShape(threeDs: ThreeDs | undefined) {
  if (threeDs === undefined) return null
  const { flow, result, liabilityShifted, liabilityShiftPossible } = threeDs
  const words = {
    authenticated: 'authenticate_successful',
    failed: flow === 'challenge' ? 'challenge_failed' : 'authenticate_failed',
    attempted: 'authenticate_attempt_successful',
    pending: 'challenge_required',
  }
  return { status: words[result], enrolled: 'Y', liabilityShifted, liabilityShiftPossible }
}

export function transactionShape(engine: Engine, payment: Payment) {
  const instrument = engine.store.get('instruments', payment.instrumentId ?? '')
  const { status, code, text, gatewayRejectionReason } = processorReply(payment)
  return {
    id: payment.id,
    type: 'sale',
    status,
    amount: poundsOf(payment.pence),
    currencyIsoCode: 'GBP',
    orderId: payment.orderId ?? null,
    merchantAccountId: payment.merchantAccountId ?? null,
    processorResponseCode: code,
    processorResponseText: text,
    gatewayRejectionReason: gatewayRejectionReason ?? null,
    paymentInstrumentType: instrumentType(instrument),
    recurring: payment.recurring ?? false,
    creditCard: instrument && creditCardShape({ ...instrument, savedId: payment.savedId }),
    paypalAccount: instrument?.card === undefined ? { token: payment.savedId ?? null } : undefined,
    threeDSecureInfo: threeDSecureShape(payment.threeDs),
    customer: { id: payment.customer ?? null },
    customFields: payment.metadata,
    riskData: { deviceDataCaptured: payment.deviceData !== undefined },
    amountSettled: payment.capturedPence > 0 ? poundsOf(payment.capturedPence) : null,
    refunds: payment.refunds.map(({ id, pence }) => ({ id, amount: poundsOf(pence) })),
    createdAt: new Date(payment.createdAt).toISOString(),
    updatedAt: new Date(payment.changedAt).toISOString(),
  }
}

function instrumentType(instrument: Instrument | undefined): string {
  switch (instrument?.wallet) {
    case 'apple_pay':
      return 'apple_pay_card'
    case 'google_pay':
      return 'android_pay_card'
    case 'paypal':
      return 'paypal_account'
    default:
      return 'credit_card'
  }
}

/** One call of this API; `id` is the one in its path, if any. */
export type DropInCall = (provider: Provider, request: FastifyRequest, id: string) => Answer

/** A transaction that could not be attempted, with the published validation code. */
export function transactionProblem(code: string, attribute: string, message: string, status = 422): Answer {
  return { status, body: { success: false, message, errors: [{ code, attribute, message }] } }
}

/** The pence of pounds with two decimals, as in transactions; never computed with fractions. */
export function penceOf(pounds: unknown): number | undefined {
  const parts = /^(\d{1,6})(?:\.(\d{2}))?$/.exec(typeof pounds === 'string' ? pounds : '')
  if (parts === null) return undefined
  const pence = Number(parts[1]) * 100 + Number(parts[2] ?? '0')
  return pence > 0 ? pence : undefined
}

export function poundsOf(pence: number): string {
  return `${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`
}
