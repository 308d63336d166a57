import * as z from 'zod/mini'
import type { CardOrder, SavedMethod } from '../../../payment/provider-ports'
import type { Failed, Found, NotFound } from '../../../platform/ports'
import type { IntentError } from './intent-failures'

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

/** Where a provider shows either a thing or its id. */
const reference = z.union([z.string(), z.object({ id: z.string() })])

const card = z.object({
  brand: z.nullish(z.string()),
  country: z.nullish(z.string()),
  last4: z.nullish(z.string()),
  wallet: z.nullish(z.object({ type: z.string() })),
  three_d_secure: z.nullish(
    z.object({
      result: z.nullish(z.string()),
      /** What the networks tell each other of it: 02 and 05 a bank that said yes, 01 and 06 one that was tried. */
      electronic_commerce_indicator: z.nullish(z.string()),
    }),
  ),
})

const charge = z.object({
  amount_refunded: z.int(),
  payment_method_details: z.nullish(z.object({ type: z.string(), card: z.nullish(card) })),
})

/** What we read of a payment intent, in the shape Stripe publishes and the sandbox speaks too. */
export const intentRecord = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  client_secret: z.nullish(z.string()),
  customer: z.nullish(reference),
  metadata: z.record(z.string(), z.string()),
  setup_future_usage: z.nullish(z.string()),
  payment_method: z.nullish(reference),
  last_payment_error: z.nullish(
    z.object({ code: z.nullish(z.string()), decline_code: z.nullish(z.string()) }),
  ),
  /** A bare id when nobody asked for more: then nothing is known of the card. */
  latest_charge: z.nullish(z.union([z.string(), charge])),
})

export type IntentRecord = z.output<typeof intentRecord>

export function idOf(given: z.output<typeof reference> | null | undefined): string | undefined {
  return typeof given === 'string' ? given : (given?.id ?? undefined)
}
