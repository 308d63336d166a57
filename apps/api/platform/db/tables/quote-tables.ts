import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { Generated, JSONColumnType } from 'kysely'
import type { QuoteContact } from '../../../quote/contact-ports'
import type { GrantedBy, NewQuote, PricedVersion, QuoteStatus } from '../../../quote/ports'

type QuoteTable = {
  tenant: BrandCode
  reference: string
  journey: JourneyId
  term: NewQuote['term']
  channel: NewQuote['channel']
  status: QuoteStatus
  beside_reference: string | null
  is_restart: Generated<boolean>
  /** The answers that were assumed when it was made of an earlier policy. */
  provenance: JSONColumnType<Provenance> | null
  ceiling_reference: string | null
  ceiling_version: number | null
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
  /** Read back by readRisk: a row may be older than a field of the risk. */
  risk: JSONColumnType<object>
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
  /** Empty for grants older than these columns. */
  made_at: Date | null
  how: GrantedBy | null
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

/** Quotes, every price they were given, who may touch them, and what hangs on them. */
export type QuoteTables = {
  'milepost.quote': QuoteTable
  'milepost.quote_version': QuoteVersionTable
  'milepost.quote_grant': QuoteGrantTable
  'milepost.quote_contact': QuoteContactTable
  'milepost.quote_document': QuoteDocumentTable
  'milepost.looked_up_vehicle': LookedUpVehicleTable
}
