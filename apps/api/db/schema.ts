import type { StepName } from '@milepost/domain/journeys/steps'
import type { AttemptState } from '@milepost/domain/payment/attempt-states'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { VehicleInfo } from '@milepost/domain/values/vehicle-info'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { CardProviderName } from '../ports/cards'
import type { QuoteContact } from '../ports/contacts'
import type { Attempt } from '../ports/payments'
import type { Policy } from '../ports/policies'
import type { NewQuote, PricedVersion, QuoteStatus } from '../ports/quotes'
import type { WantedPurchase } from '../ports/wanted-purchase'
import type { ComparisonSiteTables } from './tables/comparison-site-tables'
import type { RenewalTables } from './tables/renewal-tables'
import type { RestartTables } from './tables/restart-tables'
import type { ReturningTables } from './tables/returning-tables'

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
  'milepost.payment_attempt': PaymentAttemptTable
  'milepost.payment_event': PaymentEventTable
  'milepost.payment_step': { from_state: AttemptState; to_state: AttemptState }
  'milepost.webhook_event': WebhookEventTable
  'milepost.policy': PolicyTable
  'milepost.policy_event': PolicyEventTable
  'milepost.policy_document': PolicyDocumentTable
  'milepost.finance_mandate': FinanceMandateTable
  'milepost.mail_sent': { subject: string; template: string; sent_at: Date }
  'milepost.ledger_entry': LedgerEntryTable
  'milepost.ledger_line': { entry_id: string; account: string; pence: Int8 }
} & ReturningTables &
  ComparisonSiteTables &
  RestartTables &
  RenewalTables

/** Read as text, written as a number. */
type Int8 = ColumnType<string, number, number>

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
  is_restart: Generated<boolean>
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

/** A trigger refuses every step that is not in payment_step, and writes an event of every one that is. */
type PaymentAttemptTable = {
  id: string
  tenant: BrandCode
  reference: string
  quote_version: number
  option_id: string
  collection_code: Attempt['collectionCode']
  amount_pence: Int8
  provider: CardProviderName | null
  provider_ref: Generated<string | null>
  nonce_hash: Uint8Array | null
  state: AttemptState
  revision: Generated<number>
  failure: Generated<PaymentFailure | null>
  wanted: JSONColumnType<WantedPurchase> | null
  sealed_account: Uint8Array | null
  created_at: Date
  moved_at: Date
  /** When the mop-up last took it up. */
  looked_at: Date
  pay_by: Date
  /** Given up on our side, and the provider has been told. */
  is_closed_at_provider: Generated<boolean>
}

type PaymentEventTable = {
  id: Generated<string>
  attempt_id: string
  from_state: AttemptState | null
  to_state: AttemptState
  at: Date
}

type WebhookEventTable = {
  provider: CardProviderName
  event_id: string
  type: string
  provider_ref: string
  order_id: string | null
  received_at: Date
  settled_at: Generated<Date | null>
}

type PolicyTable = {
  tenant: BrandCode
  policy_number: string
  reference: string
  quote_version: number
  attempt_id: string
  journey: JourneyId
  term: Policy['term']
  option_id: string
  collection_code: Policy['collectionCode']
  due_now_pence: Int8
  total_payable_pence: Int8
  cover_start: Date
  cover_end: Date
  wanted: JSONColumnType<WantedPurchase>
  contact: JSONColumnType<QuoteContact>
  /** Readable with our key only (DAT-29). */
  sealed_account: Uint8Array | null
  portal_user: Generated<NonNullable<Policy['portalUser']> | null>
  /** What the take-up was answered with, letter by letter (F3). */
  answer: Generated<unknown>
  issued_at: Date
}

type PolicyEventTable = {
  id: Generated<string>
  tenant: BrandCode
  policy_number: string
  kind: string
  at: Date
}

type PolicyDocumentTable = {
  id: string
  tenant: BrandCode
  policy_number: string
  kind: string
  /** In the list of papers. */
  place: number
  name: string
  file_name: string
  bytes: Generated<Uint8Array | null>
  sha256: Generated<Uint8Array | null>
  made_at: Generated<Date | null>
}

type FinanceMandateTable = {
  tenant: BrandCode
  policy_number: string
  state: 'lodged' | 'rejected'
  ref: string | null
  code: string | null
  at: Date
}

/** Written once: a trigger refuses every change. */
type LedgerEntryTable = {
  id: Generated<string>
  tenant: BrandCode
  attempt_id: string
  kind: 'sale' | 'capture' | 'refund'
  at: Date
}
