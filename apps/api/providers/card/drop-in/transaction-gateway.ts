import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Pence } from '@milepost/domain/values/pence'
import type { CardOrder, CardProvider, SavedMethod } from '../../../payment/provider-ports'
import type { Failed, Found, NotFound } from '../../../platform/provider-ports'
import type { TransactionRecord } from './transaction-record'

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
