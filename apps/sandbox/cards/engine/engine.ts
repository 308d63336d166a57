import { randomBytes } from 'node:crypto'
import type { Store } from '../store.ts'
import type { Payment } from './payments.ts'

/** An event of a payment, for those who are notified. */
export type PaymentNews =
  | 'created'
  | 'needs-action'
  | 'authorised'
  | 'refused'
  | 'captured'
  | 'voided'
  | 'refunded'

/** What every action of the provider needs. One process, one thread: an action is never interrupted. */
export type Engine = {
  store: Store
  now: () => Date
  /** No card numbers are stored: a card is recognised by a keyed hash. */
  secret: string
  announce: (payment: Payment, news: PaymentNews) => void
}

export function newId(prefix: string): string {
  return `${prefix}${randomBytes(12).toString('hex')}`
}
