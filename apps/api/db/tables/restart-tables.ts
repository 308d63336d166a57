import type { BrandCode } from '@milepost/domain/terms/identity'
import type { CancellationReason } from '../../ports/cancellations'

/** Cancelled policies, and the quotes that would restart them. */
export type RestartTables = {
  'milepost.policy_cancellation': {
    tenant: BrandCode
    policy_number: string
    reason: CancellationReason
    cancelled_at: Date
  }
}
