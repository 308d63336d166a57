import { type ClientData, type GetClientData, getClientData } from '../../api/client-data'
import { type GetPurchase, getPurchase } from '../../api/get-purchase'
import { endOfQuote } from '../../api/quote-problems'
import { paths } from '../../paths'
import { isDebitMissing } from '../wanted-purchase'
import type { Buying } from './buying'
import { boughtFrom } from './keep-purchase'
import type { Paid } from './paid'

/** What the page is for, once it is known what became of earlier presses. */
export type Opened =
  | { kind: 'form'; data: ClientData }
  | { kind: 'nothing-due' }
  /** Paid for before, or being paid for; or not to be paid here. */
  | { kind: 'settled'; paid: Paid }
  | { kind: 'unreachable' }
  /** Nobody waits any more. */
  | { kind: 'aborted' }

/** Asked before anything is shown to pay with: a reload in the middle of a payment must not offer a second one (F28). */
export async function openPayment(buying: Buying, signal: AbortSignal): Promise<Opened> {
  const [purchase, client] = await Promise.all([
    getPurchase(buying.quoteReference, signal),
    getClientData(buying.quoteReference),
  ])
  if (signal.aborted || purchase.kind === 'aborted') return { kind: 'aborted' }
  const before = paidBefore(purchase)
  if (before) return { kind: 'settled', paid: before }
  if (purchase.kind === 'unreachable') return { kind: 'unreachable' }
  return fresh(buying, client)
}

function paidBefore(purchase: GetPurchase): Paid | undefined {
  if (purchase.kind !== 'known') return undefined
  const { status, policy } = purchase
  if (policy) return { kind: 'bought', purchased: boughtFrom(policy) }
  // Bought, and the policy is not told yet: it is on its way.
  return status === 'CHECKING' || status === 'BOUGHT'
    ? { kind: 'checking', otherwise: { kind: 'purchase-failed' } }
    : undefined
}

function fresh(buying: Buying, client: GetClientData): Opened {
  if (client.kind === 'refused') {
    const end: Paid = { kind: 'go', ...endOfQuote(client.code) }
    return { kind: 'settled', paid: client.code === 'QUOTE_ALREADY_TAKEN_UP' ? { kind: 'taken-up' } : end }
  }
  // Bank details live in memory alone: after a reload they are asked for again (D-046).
  if (isDebitMissing(buying))
    return { kind: 'settled', paid: { kind: 'go', to: paths.paymentSummary, replace: true } }
  if (buying.due === 0) return { kind: 'nothing-due' }
  return client.kind === 'known' ? { kind: 'form', data: client.data } : { kind: 'unreachable' }
}
