import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Pence } from '@milepost/domain/values/pence'
import * as z from 'zod/mini'
import type { CardOrder, CardProvider, SavedMethod } from '../../../payment/provider-ports'
import type { Failed, Found, NotFound } from '../../../platform/ports'

/** Refused: by a bank or the gateway when there is a transaction, else for what was wrong with the request, in codes. */
export type TransactionRefused = {
  kind: 'refused'
  codes: readonly string[]
  transaction: TransactionRecord | undefined
}

export type PaidBy = Parameters<CardProvider['authorise']>[1]

/** What lies behind a nonce, as the gateway knows it: a browser is not believed about that. */
export type NonceRecord = {
  type: string
  details?: { isNetworkTokenized?: boolean | null | undefined } | null | undefined
}

/** Whoever speaks client tokens, nonces and transactions. No call has a key: each may be sent once only (F13). */
export type TransactionGateway = {
  clientToken(brand: BrandCode, customerRef: string | undefined): Promise<Found<string> | Failed>
  nonce(nonce: string): Promise<Found<NonceRecord> | NotFound | Failed>
  /** `asksBank`: only with a bank that has answered for it, by 3-D Secure. */
  sale(
    order: CardOrder,
    by: PaidBy,
    options: { asksBank: boolean },
  ): Promise<Found<TransactionRecord> | TransactionRefused | Failed>
  /** Of a card that is kept, with nobody there: a payment that recurs. */
  saleAgain(
    order: CardOrder,
    by: SavedMethod,
  ): Promise<Found<TransactionRecord> | TransactionRefused | Failed>
  find(id: string): Promise<Found<TransactionRecord> | NotFound | Failed>
  /** Newest first. */
  search(orderId: string): Promise<Found<readonly TransactionRecord[]> | Failed>
  settle(id: string, amount: Pence): Promise<Found<TransactionRecord> | TransactionRefused | Failed>
  void(id: string): Promise<Found<TransactionRecord> | TransactionRefused | Failed>
  refund(id: string, amount: Pence): Promise<Found<unknown> | TransactionRefused | Failed>
}

/** What a gateway leaves empty comes as nothing, null or an empty text, by its mood. */
const text = z.nullish(z.string())
const pounds = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))

const card = z.object({ token: text, cardType: text, last4: text, countryOfIssuance: text })

/** What we read of a transaction, in the names of Braintree's own library, which the sandbox speaks too. */
export const transactionRecord = z.object({
  id: z.string(),
  status: z.string(),
  amount: pounds,
  /** Said by the sandbox, which may settle less than it held; elsewhere the amount is what is settled. */
  amountSettled: z.nullish(pounds),
  currencyIsoCode: z.string(),
  orderId: text,
  processorResponseCode: text,
  gatewayRejectionReason: text,
  paymentInstrumentType: z.string(),
  /** Charged by us, as agreed beforehand, with nobody there. */
  recurring: z.nullish(z.boolean()),
  creditCard: z.nullish(card),
  paypalAccount: z.nullish(z.object({ token: text })),
  threeDSecureInfo: z.nullish(z.object({ status: text, liabilityShifted: z.nullish(z.boolean()) })),
  customer: z.nullish(z.object({ id: text })),
  refunds: z.optional(z.array(z.object({ amount: pounds }))),
})

export type TransactionRecord = z.output<typeof transactionRecord>

/** Pounds as transactions carry them, "123.45": never by way of a fraction. */
export function poundsText(amount: Pence): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}
