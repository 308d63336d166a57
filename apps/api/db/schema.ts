import type { StepName } from '@milepost/domain/journeys/steps'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { Generated, JSONColumnType } from 'kysely'
import type { QuoteContact } from '../ports/contacts'
import type { NewQuote, PricedVersion, QuoteStatus } from '../ports/quotes'

/** The name every table of ours lies under, so that the product can share a database with others. */
export const SCHEMA = 'milepost'

/** Tables as the migrations leave them. */
export type Database = {
  'milepost.draft': DraftTable
  'milepost.draft_attempt': DraftTallyTable
  'milepost.draft_link': DraftLinkTable
  'milepost.draft_link_request': DraftTallyTable
  'milepost.quote': QuoteTable
  'milepost.quote_version': QuoteVersionTable
  'milepost.quote_grant': QuoteGrantTable
  'milepost.quote_contact': QuoteContactTable
  'milepost.quote_document': QuoteDocumentTable
  'milepost.looked_up_vehicle': LookedUpVehicleTable
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
  /** Tries to open it since it was last opened (safety T2). */
  failed_checks: Generated<number>
}

/** An emailed link to a draft (D-046). */
type DraftLinkTable = {
  /** SHA-256 of the token in the link. */
  token_hash: Uint8Array
  tenant: BrandCode
  journey: JourneyId
  id_hash: Uint8Array
  /** The draft's id, readable with the token only. */
  sealed_draft_id: Uint8Array
  made_at: Date
  ends_at: Date
  used_at: Date | null
}

/** How often somebody did something with a draft of this id since when; the draft need not exist. */
type DraftTallyTable = {
  tenant: BrandCode
  journey: JourneyId
  id_hash: Uint8Array
  attempts: number
  since: Date
}

type QuoteTable = {
  tenant: BrandCode
  reference: string
  journey: JourneyId
  term: NewQuote['term']
  channel: NewQuote['channel']
  status: QuoteStatus
  beside_reference: string | null
  current_version: number
  /** Set by the back office; without an until-time it stays until taken away (D-050). */
  is_locked: Generated<boolean>
  locked_until: Generated<Date | null>
  created_at: Date
  expires_at: Date
}

/** Written once: a trigger refuses every update. */
type QuoteVersionTable = {
  tenant: BrandCode
  reference: string
  version: number
  outcome_id: string
  answers: JSONColumnType<PricedVersion['answers']>
  marketing: JSONColumnType<PricedVersion['marketing']>
  risk: JSONColumnType<PricedVersion['risk']>
  choices: JSONColumnType<PricedVersion['choices']>
  assessment: JSONColumnType<PricedVersion['assessment']>
  cause: PricedVersion['cause']
  priced_at: Date
}

type QuoteGrantTable = {
  tenant: BrandCode
  reference: string
  session_hash: Uint8Array
  ends_at: Date
}

type LookedUpVehicleTable = {
  /** Upper-cased and without spaces (D-055). */
  registration: string
  info: JSONColumnType<VehicleInfo>
  looked_up_at: Date
}

/** The purchase form of a quote, as it was sent last. */
type QuoteContactTable = {
  tenant: BrandCode
  reference: string
  contact: JSONColumnType<QuoteContact>
  updated_at: Date
}

type QuoteDocumentTable = {
  id: string
  tenant: BrandCode
  reference: string
  version: number
  kind: string
}
