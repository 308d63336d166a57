import type { Engine } from './engine/engine.ts'
import type { Payment } from './engine/payments.ts'
import type { Account, Entry, Happening, Store } from './store.ts'

const ways: Record<Happening, { from: Account; to: Account }> = {
  hold: { from: 'cardholder', to: 'held' },
  release: { from: 'held', to: 'cardholder' },
  capture: { from: 'held', to: 'merchant' },
  refund: { from: 'merchant', to: 'cardholder' },
}

export function post(engine: Engine, payment: Payment, happening: Happening, pence: number): void {
  const { from, to } = ways[happening]
  const id = String(engine.store.all('entries').length + 1)
  engine.store.put('entries', id, {
    id,
    at: engine.now().getTime(),
    paymentId: payment.id,
    orderId: payment.orderId,
    happening,
    lines: [
      { account: from, pence: -pence },
      { account: to, pence },
    ],
  })
}

export type Balances = Record<Account, number>

export function balances(entries: readonly Entry[]): Balances {
  const sums: Balances = { cardholder: 0, held: 0, merchant: 0 }
  for (const { lines } of entries) for (const { account, pence } of lines) sums[account] += pence
  return sums
}

/** For tests of the product: every movement of a payment, of an order or of all, with their balances. */
export function ledgerOf(
  store: Store,
  of: { paymentId?: string | undefined; orderId?: string | undefined } = {},
) {
  const entries = store
    .all('entries')
    .filter(({ paymentId }) => of.paymentId === undefined || paymentId === of.paymentId)
    .filter(({ orderId }) => of.orderId === undefined || orderId === of.orderId)
  const sums = balances(entries)
  return { entries, balances: sums, sum: sums.cardholder + sums.held + sums.merchant }
}
