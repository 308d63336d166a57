import type { StepName } from '@milepost/domain/journeys/steps'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { JSONColumnType } from 'kysely'

/** The name every table of ours lies under, so that the product can share a database with others. */
export const SCHEMA = 'milepost'

/** Tables as the migrations leave them. */
export type Database = {
  'milepost.draft': DraftTable
  'milepost.draft_attempt': DraftAttemptTable
}

type DraftTable = {
  tenant: BrandCode
  journey: JourneyId
  /** SHA-256 of the opaque id: who can read the table still cannot open a draft (D-046). */
  id_hash: Uint8Array
  answers: JSONColumnType<Record<string, unknown>>
  completed_steps: readonly StepName[]
  besides: JSONColumnType<Record<string, unknown>>
  shape: number
  /** 1 for the first save, one more for each later one. */
  revision: number
  /** The save this row comes from. */
  save_id: string
  created_at: Date
  updated_at: Date
}

/** How often somebody tried to open a draft of this id since when; the draft need not exist. */
type DraftAttemptTable = {
  tenant: BrandCode
  journey: JourneyId
  id_hash: Uint8Array
  attempts: number
  since: Date
}
