import type { PolicyKey } from './jobs'

/** Why a policy was cancelled. Only the first two may be restarted (D-224). */
export type CancellationReason = 'customer' | 'non-payment' | 'fraud' | 'total-loss'

export type Cancellation = PolicyKey & { reason: CancellationReason; cancelledAt: Date }

export type CancellationStore = {
  /** False when it was cancelled before: the first time stands. */
  cancel(cancellation: Cancellation): Promise<boolean>
  findCancellation(key: PolicyKey): Promise<Cancellation | undefined>
}
