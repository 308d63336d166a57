import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Generated } from 'kysely'

/** Cancelled policies, and the quotes that would restart them. */
export type RestartTables = {
  'milepost.policy_cancellation': {
    tenant: BrandCode
    policy_number: string
    reason: CancellationReason
    cancelled_at: Date
  }
  'milepost.restart_quote': {
    tenant: BrandCode
    reference: string
    policy_number: string
    created_at: Date
    /** When each was told for the first time (RST-10). */
    viewed_at: Generated<Date | null>
    checked_at: Generated<Date | null>
    taken_up_at: Generated<Date | null>
  }
}
