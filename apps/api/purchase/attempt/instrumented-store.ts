import type { Metrics } from '../../platform/observability/metrics.ts'
import type { PaymentStore } from './ports.ts'

type Counters = Pick<Metrics, 'takeUps' | 'paymentMoves' | 'paymentReleases'>

/**
 * The same store, with metrics of what was committed. An attempt superseded by another is not counted: that happens inside the
 * start of the other.
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
