import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Pence } from '@milepost/domain/values/pence'
import * as z from 'zod/mini'
import type { Failed, Found, NotFound } from '../../../platform/ports.ts'
import type { CardOrder, CardProvider, SavedMethod } from '../../../purchase/attempt/provider-ports.ts'

/** Refused: by a bank or the gateway if there is a transaction, otherwise because of the request, with error codes. */
export type TransactionRefused = {
  kind: 'refused'
  codes: readonly string[]
  transaction: TransactionRecord | undefined
}

export type PaidBy = Parameters<CardProvider['authorise']>[1]

/** What a nonce represents, according to the gateway: the browser is not trusted about that. */
export type NonceRecord = {
  type: string
  details?: { isNetworkTokenized?: boolean | null | undefined } | null | undefined
}

/** A gateway with client tokens, nonces and transactions. Calls have no idempotency key, so each may be sent only once (F13). */
export type TransactionGateway = {
  clientToken(brand: BrandCode, customerRef: string | undefined): Promise<Found<string> | Failed>
  nonce(nonce: string): Promise<Found<NonceRecord> | NotFound | Failed>
  /** `asksBank`: only if the bank has authenticated it by 3-D Secure. */
  sale(
    order: CardOrder,
    by: PaidBy,
    options: { asksBank: boolean },
  ): Promise<Found<TransactionRecord> | TransactionRefused | Failed>
  /** Charges a saved card without the customer present: a recurring payment. */
  saleAgain(
    order: CardOrder,
    by: SavedMethod,
  ): Promise<Found<TransactionRecord> | TransactionRefused | Failed>
  removeMethod(token: string): Promise<Found<true> | NotFound | Failed>
  find(id: string): Promise<Found<TransactionRecord> | NotFound | Failed>
  /** Newest first. */
  search(orderId: string): Promise<Found<readonly TransactionRecord[]> | Failed>
  settle(id: string, amount: Pence): Promise<Found<TransactionRecord> | TransactionRefused | Failed>
  void(id: string): Promise<Found<TransactionRecord> | TransactionRefused | Failed>
  refund(id: string, amount: Pence): Promise<Found<unknown> | TransactionRefused | Failed>
}

/** A gateway may send an empty field as nothing, null or an empty string. */
const text = z.nullish(z.string())
const pounds = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))

const card = z.object({
  token: text,
  cardType: text,
  last4: text,
  expirationMonth: text,
  expirationYear: text,
  countryOfIssuance: text,
})

/** The fields that we read from a transaction, in the names of Braintree's library, which the sandbox uses too. */
export const transactionRecord = z.object({
  id: z.string(),
  status: z.string(),
  amount: pounds,
  /** Sent by the sandbox, which may settle less than it authorised; otherwise the whole amount is settled. */
  amountSettled: z.nullish(pounds),
  currencyIsoCode: z.string(),
  orderId: text,
  processorResponseCode: text,
  gatewayRejectionReason: text,
  paymentInstrumentType: z.string(),
  /** Charged by us as agreed, without the customer present. */
  recurring: z.nullish(z.boolean()),
  creditCard: z.nullish(card),
  paypalAccount: z.nullish(z.object({ token: text })),
  threeDSecureInfo: z.nullish(z.object({ status: text, liabilityShifted: z.nullish(z.boolean()) })),
  customer: z.nullish(z.object({ id: text })),
  refunds: z.optional(z.array(z.object({ amount: pounds }))),
})

export type TransactionRecord = z.output<typeof transactionRecord>

/** Pounds as transactions carry them, "123.45", without floating point. */
export function poundsText(amount: Pence): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}
