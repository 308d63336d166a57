import type { Metrics } from '../platform/observability/metrics'
import type { PaymentStore } from './ports'

type Counters = Pick<Metrics, 'takeUps' | 'paymentMoves' | 'paymentReleases'>

/**
 * The same store, counting what was committed. An attempt that gives way to another is not seen from here: it ends inside the
 * beginning of that one.
 */
export function instrumentedPayments(store: PaymentStore, counters: Counters): PaymentStore {
  const { takeUps, paymentMoves, paymentReleases } = counters
  return {
    ...store,
    async begin(attempt) {
      const begun = await store.begin(attempt)
      if (begun.kind === 'begun') paymentMoves.inc({ state: begun.attempt.state, failure: 'none' })
      return begun
    },
    async move(attempt, move) {
      const moved = await store.move(attempt, move)
      if (moved !== 'moved-on') paymentMoves.inc({ state: move.to, failure: move.failure ?? 'none' })
      return moved
    },
    async commitPurchase(attempt, now, decide) {
      const committed = await store.commitPurchase(attempt, now, decide)
      if (committed.kind === 'issued') {
        const { journey, collectionCode } = committed.policy
        takeUps.inc({ journey, payment_way: collectionCode })
        paymentMoves.inc({ state: 'TAKEN_UP', failure: 'none' })
      }
      if (committed.kind === 'released') {
        paymentReleases.inc({ reason: committed.because })
        paymentMoves.inc({ state: 'VOID_READY', failure: 'none' })
      }
      return committed
    },
  }
}
