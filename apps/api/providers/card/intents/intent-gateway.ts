import type { CardOrder, SavedMethod } from '../../../payment/provider-ports'
import type { Failed, Found, NotFound } from '../../../platform/provider-ports'
import type { IntentError } from '../failures/intent-failures'
import type { IntentRecord } from './intent-record'

/** The provider said no, in its own code. */
export type IntentRefused = { kind: 'refused'; error: IntentError }

/** A key was used for another request before: the order was made otherwise than it is asked for now. */
export const KEY_REUSED = 'idempotency_key_reused'

/** What an intent is marked with that was charged by us and not confirmed by a customer: the published record does not say. */
export const CHARGED_BY_US = { initiated_by: 'merchant' } as const

/** Whoever speaks payment intents. Every call that changes something carries a key, under which it has one effect. */
export type IntentGateway = {
  create(
    order: CardOrder,
    customerRef: string | undefined,
    key: string,
  ): Promise<Found<IntentRecord> | IntentRefused | Failed>
  /** Made and confirmed in one call, with nobody there to answer a bank. */
  charge(
    order: CardOrder,
    by: SavedMethod,
    key: string,
  ): Promise<Found<IntentRecord> | IntentRefused | Failed>
  createCustomer(key: string): Promise<Found<string> | Failed>
  /** Says who it is, as whoever answers a dispute needs it. Said again, it is so as it was said last. */
  nameCustomer(id: string, payer: NonNullable<CardOrder['payer']>): Promise<Found<string> | Failed>
  retrieve(id: string): Promise<Found<IntentRecord> | NotFound | Failed>
  search(orderId: string): Promise<Found<readonly IntentRecord[]> | Failed>
  capture(id: string, amount: number, key: string): Promise<Found<IntentRecord> | IntentRefused | Failed>
  cancel(id: string, key: string): Promise<Found<IntentRecord> | IntentRefused | Failed>
  refund(id: string, amount: number, key: string): Promise<Found<unknown> | IntentRefused | Failed>
}
