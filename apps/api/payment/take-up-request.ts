import { createHash } from 'node:crypto'
import type { QuoteAsked } from '../quote/open-quote'
import type { AskedPurchase } from './purchase-request'
import type { NamedOffer } from './purchased-offer'

/** How a take-up is paid for: confirmed in the browser, by a drop-in's nonce, or with nothing to pay now (D-182, D-204). */
export type PaidBy =
  | { kind: 'confirmed'; paymentId: string; authorizationId: string }
  | { kind: 'nonce'; nonce: string; deviceData: string }
  | { kind: 'nothing' }

export type TakeUpRequest = QuoteAsked & { paidBy: PaidBy; offer: NamedOffer; purchase: AskedPurchase }

/** A nonce pays once; we keep only what it can be known by. */
export function nonceHash(nonce: string): Buffer {
  return createHash('sha256').update(nonce, 'utf8').digest()
}
