import * as z from 'zod/mini'
import type { Failed, Found, NotFound } from '../../../platform/ports.ts'
import type { CardOrder, SavedMethod } from '../../../purchase/attempt/provider-ports.ts'
import type { IntentError } from './intent-failures.ts'

/** The provider refused, with its own code. */
export type IntentRefused = { kind: 'refused'; error: IntentError }

/** The key was used for a different request before: the order was created with other parameters than now. */
export const KEY_REUSED = 'idempotency_key_reused'

/** Marks an intent that we charged without the customer confirming it: the published record does not show that. */
export const CHARGED_BY_US = { initiated_by: 'merchant' } as const

/** A gateway with payment intents. Every call that changes something has an idempotency key. */
export type IntentGateway = {
  create(
    order: CardOrder,
    customerRef: string | undefined,
    key: string,
  ): Promise<Found<IntentRecord> | IntentRefused | Failed>
  /** Created and confirmed in one call, without the customer present to authenticate. */
  charge(
    order: CardOrder,
    by: SavedMethod,
    key: string,
  ): Promise<Found<IntentRecord> | IntentRefused | Failed>
  /** Removes a saved card from its customer. Refused if it is not saved any more. */
  detach(methodRef: string): Promise<Found<unknown> | IntentRefused | Failed>
  createCustomer(key: string): Promise<Found<string> | Failed>
  /** Sets the customer's name, which is needed in a dispute. Repeating it overwrites. */
  nameCustomer(id: string, payer: NonNullable<CardOrder['payer']>): Promise<Found<string> | Failed>
  retrieve(id: string): Promise<Found<IntentRecord> | NotFound | Failed>
  search(orderId: string): Promise<Found<readonly IntentRecord[]> | Failed>
  capture(id: string, amount: number, key: string): Promise<Found<IntentRecord> | IntentRefused | Failed>
  cancel(id: string, key: string): Promise<Found<IntentRecord> | IntentRefused | Failed>
  refund(id: string, amount: number, key: string): Promise<Found<unknown> | IntentRefused | Failed>
}

/** Providers return either an object or its id. */
const reference = z.union([z.string(), z.object({ id: z.string() })])

const card = z.object({
  brand: z.nullish(z.string()),
  country: z.nullish(z.string()),
  last4: z.nullish(z.string()),
  exp_month: z.nullish(z.int()),
  exp_year: z.nullish(z.int()),
  wallet: z.nullish(z.object({ type: z.string() })),
  three_d_secure: z.nullish(
    z.object({
      result: z.nullish(z.string()),
      /** The networks' electronic commerce indicator: 02 and 05 authenticated, 01 and 06 attempted. */
      electronic_commerce_indicator: z.nullish(z.string()),
    }),
  ),
})

const charge = z.object({
  amount_refunded: z.int(),
  payment_method_details: z.nullish(z.object({ type: z.string(), card: z.nullish(card) })),
})

/** The fields that we read from a payment intent, in Stripe's published format, which the sandbox uses too. */
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
  /** A bare id if it was not expanded: then nothing is known about the card. */
  latest_charge: z.nullish(z.union([z.string(), charge])),
})

export type IntentRecord = z.output<typeof intentRecord>

export function idOf(referred: z.output<typeof reference> | null | undefined): string | undefined {
  return typeof referred === 'string' ? referred : (referred?.id ?? undefined)
}
