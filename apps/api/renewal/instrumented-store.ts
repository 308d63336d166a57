import type { Metrics } from '../platform/observability/metrics.ts'
import type { RenewalStore } from './ports.ts'

/** The same store, with metrics of the periods opened and their outcome. */
export function instrumentedRenewals(
  store: RenewalStore,
  { renewalMoves }: Pick<Metrics, 'renewalMoves'>,
): RenewalStore {
  return {
    ...store,
    async openRenewal(renewal) {
      const isOpened = await store.openRenewal(renewal)
      if (isOpened) renewalMoves.inc({ state: renewal.state })
      return isOpened
    },
    async claimCharge(renewal, now) {
      const claimed = await store.claimCharge(renewal, now)
      if (claimed) renewalMoves.inc({ state: claimed.state })
      return claimed
    },
    async moveRenewal(renewal, to, known) {
      const hasMoved = await store.moveRenewal(renewal, to, known)
      if (hasMoved) renewalMoves.inc({ state: to })
      return hasMoved
    },
  }
}
