import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { Actor } from '../platform/audit/ports'
import type { PolicyKey } from '../platform/jobs/ports'

export type Cancellation = PolicyKey & { reason: CancellationReason; cancelledAt: Date }

export type CancellationStore = {
  /** Writes it with its event in the policy's history and who did it. False when it was cancelled before: the first time stands. */
  cancel(cancellation: Cancellation, by: Actor): Promise<boolean>
  findCancellation(key: PolicyKey): Promise<Cancellation | undefined>
}
