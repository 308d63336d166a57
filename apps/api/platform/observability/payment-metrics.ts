import { Counter, type Registry } from 'prom-client'

/** From paying to the policy in the hand, and to the one that follows it. */
export function paymentMetrics(registers: Registry[]) {
  return {
    takeUps: new Counter({
      name: 'take_ups_total',
      help: 'Quotes that became policies, by journey and the way they are paid',
      labelNames: ['journey', 'payment_way'] as const,
      registers,
    }),
    paymentMoves: new Counter({
      name: 'payment_moves_total',
      help: 'Payments that came to a state, with why a card was not charged where it was not',
      labelNames: ['state', 'failure'] as const,
      registers,
    }),
    paymentReleases: new Counter({
      name: 'payment_releases_total',
      help: 'Payments let go although money was held, by why no policy came of them',
      labelNames: ['reason'] as const,
      registers,
    }),
    renewalMoves: new Counter({
      name: 'renewal_moves_total',
      help: 'Next periods of policies that came to a state: due, charging, renewed, failed, lapsed or stopped',
      labelNames: ['state'] as const,
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Letters handed to the mail server, and those it did not take',
      labelNames: ['letter', 'outcome'] as const,
      registers,
    }),
  }
}
