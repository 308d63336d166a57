import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Generated } from 'kysely'

/** The quotes that would restart a cancelled policy. */
type RestartTables = {
  'milepost.restart_quote': {
    tenant: BrandCode
    reference: string
    policy_number: string
    created_at: Date
    /** When each was first reported (RST-10). */
    viewed_at: Generated<Date | null>
    checked_at: Generated<Date | null>
    taken_up_at: Generated<Date | null>
  }
}

declare module '../platform/db/schema.ts' {
  interface Database extends RestartTables {}
}
