import { randomBytes } from 'node:crypto'
import { cardStatements, firmOf } from '@milepost/brands/brands'
import type { BankAccount } from '@milepost/domain/payment/bank-account'
import { type CollectionCode, financeCode } from '@milepost/domain/payment/payment-option'
import type { OpenQuote } from '../../quote/open-quote.ts'
import type { PurchaseRequest } from '../policy/ports.ts'
import type { AskedPurchase } from '../take-up/purchase-request.ts'
import type { Attempt, NewAttempt } from './ports.ts'
import type { CardOrder } from './provider-ports.ts'
import type { PurchasedOffer } from './purchased-offer.ts'

/** How long a customer may take to pay; the price is held that long (F9). */
const PAYING_MINUTES = 90

/** An attempt to pay for an offer, before the provider is asked for money. */
export function newAttempt(
  { tenant, reference, current }: OpenQuote,
  { optionId, paymentOption, due }: PurchasedOffer,
  purchase: AskedPurchase | undefined,
  now: Date,
): Omit<NewAttempt, 'provider' | 'nonceHash' | 'state'> {
  return {
    // 128 random bits: it cannot be guessed. It is also the order id at the provider.
    id: `pay_${randomBytes(16).toString('base64url')}`,
    tenant,
    reference,
    quoteVersion: current.version,
    optionId,
    collectionCode: paymentOption.code,
    amount: due,
    ...splitPurchase(purchase, paymentOption.code),
    createdAt: now,
    payBy: new Date(now.getTime() + PAYING_MINUTES * 60_000),
  }
}

/** The purchase request without the bank account, which is stored only for customers who pay from it (T24). */
export function splitPurchase(
  purchase: AskedPurchase | undefined,
  code: CollectionCode,
): { requested: PurchaseRequest | undefined; account: BankAccount | undefined } {
  if (purchase === undefined) return { requested: undefined, account: undefined }
  const { account, ...requested } = purchase
  return { requested, account: code === financeCode ? account : undefined }
}

/** An attempt as its provider sees it: ids and the amount. The same attempt is the same order, even if sent repeatedly. */
export function cardOrder(attempt: Attempt, saveCard: boolean): CardOrder {
  const { id, tenant, reference, amount, requested } = attempt
  const { name } = firmOf(tenant)
  return {
    orderId: id,
    brand: tenant,
    statement: cardStatements[tenant],
    amount,
    description: `${name} ${reference}`,
    metadata: { tenant, quote_reference: reference },
    saveCard,
    payer: requested?.billing,
    customerRef: undefined,
  }
}
