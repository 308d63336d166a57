import type { StepName } from '@milepost/domain/journeys/steps'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Generated, JSONColumnType } from 'kysely'

type DraftTable = {
  tenant: BrandCode
  journey: JourneyId
  /** SHA-256 of the opaque id: reading the table does not give access to a draft (D-046). */
  id_hash: Uint8Array
  answers: JSONColumnType<Record<string, unknown>>
  completed_steps: readonly StepName[]
  besides: JSONColumnType<Record<string, unknown>>
  shape: number
  /** 1 for the first save, incremented by each later one. */
  revision: number
  /** The save that wrote this row. */
  save_id: string
  created_at: Date
  updated_at: Date
  /** Failed attempts to open it since it was last opened (safety T2). */
  failed_checks: Generated<number>
}

/** An emailed link to a draft (D-046). */
type DraftLinkTable = {
  /** SHA-256 of the token in the link. */
  token_hash: Uint8Array
  tenant: BrandCode
  journey: JourneyId
  id_hash: Uint8Array
  /** The draft's id, encrypted with a key derived from the token. */
  sealed_draft_id: Uint8Array
  made_at: Date
  ends_at: Date
  used_at: Date | null
}

/** How often something was done with a draft id, and since when; the draft need not exist. */
type DraftTallyTable = {
  tenant: BrandCode
  journey: JourneyId
  id_hash: Uint8Array
  attempts: number
  since: Date
}

/** Unfinished answers, the emailed links to them, and the attempts to open them (D-046). */
type DraftTables = {
  'milepost.draft': DraftTable
  'milepost.draft_attempt': DraftTallyTable
  'milepost.draft_link': DraftLinkTable
  'milepost.draft_link_request': DraftTallyTable
}

declare module '../platform/db/schema.ts' {
  interface Database extends DraftTables {}
}
