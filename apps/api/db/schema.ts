import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { JSONColumnType } from 'kysely'

/** The name every table of ours lies under, so that the product can share a database with others. */
export const SCHEMA = 'milepost'

/** Tables as the migrations leave them. */
export type Database = {
  'milepost.draft': DraftTable
}

type DraftTable = {
  tenant: BrandCode
  journey: JourneyId
  /** SHA-256 of the opaque id: who can read the table still cannot open a draft (D-046). */
  id_hash: Uint8Array
  answers: JSONColumnType<Record<string, unknown>>
  /** 1 for the first save, one more for each later one. */
  revision: number
  created_at: Date
  updated_at: Date
}
