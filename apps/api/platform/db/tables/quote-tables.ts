import type { CancellationFigures } from '@milepost/domain/ending/cancellation-refund'
import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { StepName } from '@milepost/domain/journeys/steps'
import type { WithdrawalReason } from '@milepost/domain/policy/cancellation-notice'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { GrantedBy } from '@milepost/domain/quote/granted-by'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { ColumnType, Generated, JSONColumnType, RawBuilder } from 'kysely'
import type { RenewalBefore } from '../../../policy/ports.ts'
import type { NewQuote, PricedVersion, QuoteContact, QuoteStatus } from '../../../quote/ports.ts'
import type { TallyBucket, TokenKind } from '../../../retrieval/ports.ts'
import type { Int8 } from './platform-tables.ts'

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
export type QuoteTables = {
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
export type DraftTables = {
  'milepost.draft': DraftTable
  'milepost.draft_attempt': DraftTallyTable
  'milepost.draft_link': DraftLinkTable
  'milepost.draft_link_request': DraftTallyTable
}

/** Links to a quote, and the attempts to open one. */
export type ReturningTables = {
  'milepost.quote_token': {
    /** SHA-256 of the token in the link. */
    token_hash: Uint8Array
    tenant: BrandCode
    reference: string
    kind: TokenKind
    made_at: Date
    ends_at: Date
    used_at: Generated<Date | null>
    /** When it was emailed; null for a link that never was. */
    mailed_at: Generated<Date | null>
  }
  'milepost.quote_token_unlock': { token_hash: Uint8Array; session_hash: Uint8Array; ends_at: Date }
  'milepost.check_tally': {
    bucket: TallyBucket
    tenant: BrandCode
    key_hash: Uint8Array
    attempts: number
    in_all: number
    since: Date
  }
}

/** Requests from comparison sites and the responses to them. */
export type ComparisonSiteTables = {
  'milepost.quote_arrival': {
    tenant: BrandCode
    reference: string
    /** The site's key in the domain's list of comparison sites. */
    site: string
    provenance: JSONColumnType<Provenance>
    shown_in_full_pence: Int8 | null
    shown_per_month_pence: Int8 | null
    shown_at: Date
  }
  'milepost.site_answer': {
    site: string
    tenant: BrandCode
    /** SHA-256 of the site's idempotency key. */
    key_hash: Uint8Array
    /** SHA-256 of the request made with it. */
    request_hash: Uint8Array
    reference: string
    /** The exact response. It contains the token of the link, so it is encrypted. */
    sealed_answer: Uint8Array
  }
}

/** Cancelled policies, and the quotes that would restart them. */
export type RestartTables = {
  'milepost.policy_cancellation': {
    tenant: BrandCode
    policy_number: string
    reason: CancellationReason
    /** When cover ends by it: at once, or on a day to come. */
    cancelled_at: Date
    asked_at: Date
    /** When its money was booked and its customer told. */
    effected_at: Date | null
    /** The figures it was cancelled with, if its refund was calculated. */
    figures: ColumnType<CancellationFigures | null, string | undefined, string>
    promised_figures: ColumnType<CancellationFigures | null, never, string>
    has_claimed: Generated<boolean>
    default_notice_on: Generated<LocalDate | null>
    brought_by: Generated<string | null>
    first_subject_id: Generated<string | null>
    first_who: Generated<string | null>
    is_within_authority: Generated<boolean>
    renewal_before: ColumnType<RenewalBefore | null, string | undefined, never>
  }
  'milepost.notice_withdrawn': {
    tenant: BrandCode
    policy_number: string
    asked_at: Date
    reason: CancellationReason
    would_have_ended_at: Date
    withdrawn_at: Date
    because: WithdrawalReason
  }
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
