import { randomBytes } from 'node:crypto'
import type { Store } from '../store'
import type { Payment } from './payments'

/** What happened to a payment, for those who are told of it. */
export type PaymentNews =
  | 'created'
  | 'needs-action'
  | 'authorised'
  | 'refused'
  | 'captured'
  | 'voided'
  | 'refunded'

/** What every verb of the provider works with. One process, one thread: a verb is never interrupted. */
export type Engine = {
  store: Store
  now: () => Date
  /** Never a card number in the store: the same card is known again by a keyed hash. */
  secret: string
  announce: (payment: Payment, news: PaymentNews) => void
}

export function newId(prefix: string): string {
  return `${prefix}${randomBytes(12).toString('hex')}`
}
