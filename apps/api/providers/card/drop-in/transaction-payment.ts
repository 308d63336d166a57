import type { PaymentFailure } from '@milepost/domain/payment/failure'
import { add, fromPounds, pence } from '@milepost/domain/values/pence'
import type { CardPayment } from '../../../purchase/attempt/provider-ports.ts'
import { expiryOf } from '../card-expiry.ts'
import { transactionFailure, unauthenticated } from './transaction-failures.ts'
import type { TransactionRecord } from './transaction-gateway.ts'

const statuses: Readonly<Record<string, CardPayment['status']>> = {
  authorizing: 'processing',
  authorized: 'authorised',
  authorization_expired: 'voided',
  voided: 'voided',
  submitted_for_settlement: 'captured',
  settlement_pending: 'captured',
  settlement_confirmed: 'captured',
  settling: 'captured',
  settled: 'captured',
  settlement_declined: 'declined',
  processor_declined: 'declined',
  gateway_rejected: 'declined',
  failed: 'declined',
}

/** Instruments without a card, so that scheme and country are unknown. */
const walletAccounts = ['paypal_account']
/** Scheme names in their usual form. */
const schemes: Readonly<Record<string, string>> = { 'american express': 'amex' }

/** A transaction as the rest of the API sees payments. An unknown status counts as still processing. */
export function paymentOfTransaction(transaction: TransactionRecord): CardPayment {
  const status = statuses[transaction.status] ?? 'processing'
  const liability = liabilityOf(transaction)
  const refunds = transaction.refunds ?? []
  return {
    ref: transaction.id,
    status,
    amount: fromPounds(transaction.amount),
    captured: status === 'captured' ? fromPounds(transaction.amountSettled ?? transaction.amount) : pence(0),
    refunded: add(...refunds.map(({ amount }) => fromPounds(amount))),
    currency: transaction.currencyIsoCode.toUpperCase(),
    orderId: transaction.orderId || undefined,
    failure: failureOf(transaction, status, liability),
    liability,
    paidWith: paidWithOf(transaction),
    saved: status === 'authorised' || status === 'captured' ? savedOf(transaction) : undefined,
  }
}

/** The gateway rejected it as a duplicate: another transaction of the order has the outcome (F13). */
export function isTwin({ status, gatewayRejectionReason }: TransactionRecord): boolean {
  return status === 'gateway_rejected' && gatewayRejectionReason === 'duplicate'
}

function failureOf(
  { gatewayRejectionReason, processorResponseCode, threeDSecureInfo }: TransactionRecord,
  status: CardPayment['status'],
  liability: CardPayment['liability'],
): PaymentFailure | undefined {
  const threeDSecureStatus = threeDSecureInfo?.status
  if (status === 'declined')
    return transactionFailure({ gatewayRejectionReason, processorResponseCode, threeDSecureStatus })
  return liability === 'not-shifted' ? unauthenticated(threeDSecureStatus) : undefined
}

/**
 * The gateway reports whether liability shifted. A card typed in without 3-D Secure is the merchant's risk (ERR-23). The first
 * payment of a series is also marked as recurring, but its bank was asked, so the 3-D Secure result is checked first.
 */
function liabilityOf({
  recurring,
  threeDSecureInfo,
  paymentInstrumentType,
}: TransactionRecord): CardPayment['liability'] {
  if (threeDSecureInfo) return threeDSecureInfo.liabilityShifted ? 'shifted' : 'not-shifted'
  if (recurring) return 'not-asked'
  return paymentInstrumentType === 'credit_card' ? 'not-shifted' : 'not-asked'
}

function paidWithOf({ creditCard, paymentInstrumentType }: TransactionRecord): CardPayment['paidWith'] {
  if (walletAccounts.includes(paymentInstrumentType)) return { kind: 'wallet-account', lastFour: undefined }
  const scheme = (creditCard?.cardType || 'unknown').toLowerCase()
  return {
    kind: 'card',
    scheme: schemes[scheme] ?? scheme,
    country: creditCard?.countryOfIssuance || 'Unknown',
    lastFour: creditCard?.last4 || undefined,
    ...expiryOf(creditCard?.expirationYear, creditCard?.expirationMonth),
  }
}

function savedOf({ customer, creditCard, paypalAccount }: TransactionRecord): CardPayment['saved'] {
  const [customerRef, methodRef] = [customer?.id, creditCard?.token || paypalAccount?.token]
  return customerRef && methodRef ? { customerRef, methodRef } : undefined
}
