import type { BrandCode } from '@milepost/domain/terms/identity'
import type { WorkKind } from '@milepost/domain/work/kinds'
import type { WorkState } from '@milepost/domain/work/states'
import type { ColumnType, Generated } from 'kysely'

/** A trigger refuses every step that is not in work_step. */
type WorkTable = {
  id: ColumnType<string, never, never>
  kind: WorkKind
  tenant: BrandCode
  about: string
  state: WorkState
  subject_id: string | null
  who: string | null
  handed_by_id: Generated<string | null>
  handed_by: Generated<string | null>
  snoozed_until: Generated<Date | null>
  reason: Generated<string | null>
  moved_at: Date
  ended_at: Generated<Date | null>
}

/** What staff add to the work in the queue. */
type WorkTables = {
  'milepost.work': WorkTable
  'milepost.work_step': { from_state: WorkState; to_state: WorkState }
}

declare module '../../platform/db/schema.ts' {
  interface Database extends WorkTables {}
}
