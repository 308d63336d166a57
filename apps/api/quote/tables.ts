import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { GrantedBy } from '@milepost/domain/quote/granted-by'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { ColumnType, Generated, JSONColumnType, RawBuilder } from 'kysely'
import type { NewQuote, PricedVersion, QuoteContact, QuoteStatus } from './ports.ts'

type QuoteTable = {
  tenant: BrandCode
  reference: string
  journey: JourneyId
  term: NewQuote['term']
  channel: NewQuote['channel']
  status: QuoteStatus
  beside_reference: string | null
  is_restart: Generated<boolean>
  /** The answers that were assumed when the quote was made from an earlier policy. */
  provenance: JSONColumnType<Provenance> | null
  ceiling_reference: string | null
  ceiling_version: number | null
  current_version: number
  /** Where its versions are: a month, or `-infinity` and `infinity` (0038). Read by SQL only. */
  shelf: ColumnType<string, RawBuilder<string> | undefined, RawBuilder<string>>
  /** Set by the back office; without locked_until it stays until removed (D-050). */
  is_locked: Generated<boolean>
  locked_until: Generated<Date | null>
  created_at: Date
  expires_at: Date
}

/** Append-only: a trigger refuses every update. */
type QuoteVersionTable = {
  tenant: BrandCode
  reference: string
  version: number
  outcome_id: string
  answers: JSONColumnType<PricedVersion['answers']>
  /** In a packed row this and the next two are null, and the assessment too if a price was offered. */
  marketing: JSONColumnType<PricedVersion['marketing']> | null
  /** Read with readRisk: a row may be older than a field of the risk. */
  risk: JSONColumnType<object> | null
  choices: JSONColumnType<PricedVersion['choices']> | null
  assessment: JSONColumnType<PricedVersion['assessment']> | null
  /** The rest (packed-version-store.ts); null in older rows. */
  packed: Uint8Array | null
  cause: PricedVersion['cause']
  priced_at: Date
  /** The same as its quote's. */
  shelf: ColumnType<string, RawBuilder<string> | undefined, never>
}

type QuoteGrantTable = {
  tenant: BrandCode
  reference: string
  session_hash: Uint8Array
  ends_at: Date
  /** Null for grants older than these columns. */
  made_at: Date | null
  how: GrantedBy | null
}

type LookedUpVehicleTable = {
  /** Upper case without spaces (D-055). */
  registration: string
  info: JSONColumnType<VehicleInfo>
  looked_up_at: Date
}

/** The purchase form of a quote, as last sent. */
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

/** Append-only: a trigger refuses every update. */
type QuoteNoteTable = {
  tenant: BrandCode
  reference: string
  position: number
  kind: 'note' | 'vulnerable' | 'not-vulnerable'
  at: Date
  subject_id: string
  who: string
  /** SHA-256 of the text, which is encrypted in their own table. */
  words_hash: Uint8Array
}

/** Quotes, every price calculated for them, who may access them, and what belongs to them. */
type QuoteTables = {
  'milepost.quote': QuoteTable
  'milepost.quote_version': QuoteVersionTable
  'milepost.quote_grant': QuoteGrantTable
  'milepost.quote_contact': QuoteContactTable
  'milepost.quote_document': QuoteDocumentTable
  'milepost.quote_note': QuoteNoteTable
  'milepost.quote_note_words': {
    tenant: BrandCode
    reference: string
    position: number
    sealed_words: Uint8Array
  }
  'milepost.looked_up_vehicle': LookedUpVehicleTable
}

declare module '../platform/db/schema.ts' {
  interface Database extends QuoteTables {}
}
