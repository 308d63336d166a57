import type { DataRequestKind, DataRequestState } from '@milepost/domain/privacy/data-request'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Generated } from 'kysely'

/** Requests from people about their data. A trigger refuses every transition that is not in data_request_step. */
type DataRequestTables = {
  'milepost.data_request': {
    id: string
    tenant: BrandCode
    kind: DataRequestKind
    /** Encrypted; null once the request is closed. */
    sealed_person: Uint8Array | null
    received_on: LocalDate
    due_on: LocalDate
    extended_because: Generated<string | null>
    state: Generated<DataRequestState>
    first_subject_id: Generated<string | null>
    first_who: Generated<string | null>
    second_subject_id: Generated<string | null>
    second_who: Generated<string | null>
    outcome: Generated<string | null>
    made_at: Date
    moved_at: Date
  }
  /** A restriction names no person: the two tables below list the records it restricts, until it is lifted. */
  'milepost.restriction': {
    request_id: string
    tenant: BrandCode
    since: Date
    lifted_at: Generated<Date | null>
    told_on: Generated<LocalDate | null>
  }
  'milepost.restricted_quote': { tenant: BrandCode; reference: string; request_id: string }
  'milepost.restricted_draft': {
    tenant: BrandCode
    journey: JourneyId
    id_hash: Uint8Array
    request_id: string
  }
  'milepost.data_request_step': { from_state: DataRequestState; to_state: DataRequestState }
}

declare module '../../platform/db/schema.ts' {
  interface Database extends DataRequestTables {}
}
