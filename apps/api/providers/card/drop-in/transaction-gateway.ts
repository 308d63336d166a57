import type { Pence } from '@milepost/domain/values/pence'
import type { CardOrder, CardProvider, SavedMethod } from '../../../ports/cards'
import type { Failed, Found, NotFound } from '../../../ports/provider'
import type { TransactionRecord } from './transaction-record'

/** Refused: by a bank or the gateway when there is a transaction, else for what was wrong with the request, in codes. */
export type TransactionRefused = {
  kind: 'refused'
  codes: readonly string[]
  transaction: TransactionRecord | undefined
}

export type PaidBy = Parameters<CardProvider['authorise']>[1]

/** Whoever speaks client tokens, nonces and transactions. No call has a key: each may be sent once only (F13). */
export type TransactionGateway = {
  clientToken(customerRef: string | undefined): Promise<Found<string> | Failed>
  sale(order: CardOrder, by: PaidBy): Promise<Found<TransactionRecord> | TransactionRefused | Failed>
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
