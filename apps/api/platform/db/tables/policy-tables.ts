import type { LenderEvent } from '@milepost/domain/ending/lender-event'
import type { LoanEnding } from '@milepost/domain/ending/loan-ending'
import type { AttemptState } from '@milepost/domain/payment/attempt-states'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type {
  RefundCourse,
  RefundReason,
  RefundState,
  RefundWay,
} from '@milepost/domain/payment/refund-states'
import type { CustomerPromise } from '@milepost/domain/promise/customer-promise'
import type { FollowedProof, ProofRefusal, ProofState } from '@milepost/domain/purchase/proof-steps'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Generated, JSONColumnType } from 'kysely'
import type { Attempt, BookedKind } from '../../../payment/ports.ts'
import type { CardProviderName } from '../../../payment/provider-ports.ts'
import type { Policy, PurchaseRequest } from '../../../policy/ports.ts'
import type { QuoteContact } from '../../../quote/ports.ts'
import type { NotRenewed, Renewal } from '../../../renewal/ports.ts'
import type { Int8 } from './platform-tables.ts'

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
  wanted: JSONColumnType<PurchaseRequest>
  contact: JSONColumnType<QuoteContact>
  /** Encrypted (DAT-29). */
  sealed_account: Uint8Array | null
  portal_user: Generated<NonNullable<Policy['portalUser']> | null>
  /** The exact response to the take-up (F3). */
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
  /** Position in the list of documents. */
  place: number
  name: string
  file_name: string
  /** Encrypted. The document is either here or in an object. */
  bytes: Generated<Uint8Array | null>
  object_address: Generated<string | null>
  sha256: Generated<Uint8Array | null>
  made_at: Generated<Date | null>
}

/** A trigger refuses every transition that is not in refund_step, and refunds of more than was paid. */
type PolicyRefundTable = {
  tenant: BrandCode
  policy_number: string
  number: number
  attempt_id: string
  amount_pence: Int8
  reason: RefundReason
  way: Generated<RefundWay>
  state: RefundState
  target_pence: Int8 | null
  first_subject_id: string
  first_who: string
  second_subject_id: Generated<string | null>
  second_who: Generated<string | null>
  corrects: Generated<number | null>
  begun_at: Date
  waits_since: Generated<Date | null>
  moved_at: Date
}

/** What a customer was asked to show, and where it is. */
type PolicyProofTable = {
  tenant: BrandCode
  policy_number: string
  code: FollowedProof
  state: ProofState
  refusal: ProofRefusal | null
  asked_at: Date
  due_on: LocalDate
  moved_at: Date
}

/** Someone was injured: the policy is retained longer (D-281). */
type InjuryReportTable = {
  tenant: BrandCode
  policy_number: string
  reported_on: LocalDate
  recorded_at: Date
}

type FinanceMandateTable = {
  tenant: BrandCode
  policy_number: string
  state: 'lodged' | 'rejected'
  ref: string | null
  code: string | null
  at: Date
}

type LenderEventTable = {
  tenant: BrandCode
  policy_number: string
  number: number
  kind: LenderEvent['kind']
  on_day: LocalDate
  amount_pence: Int8
  who: string
  recorded_at: Date
  /** When it was corrected: it no longer counts. */
  replaced_at: Date | null
}

/** A trigger refuses every change except its acknowledgement. */
type LoanEndingTable = {
  tenant: BrandCode
  policy_number: string
  kind: LoanEnding['kind']
  lent_pence: Int8
  sent_pence: Int8
  owed_pence: Int8
  back_pence: Int8
  settled_on: LocalDate
  asked_at: Date
  lender_ref: Generated<string | null>
  acknowledged_at: Generated<Date | null>
}

/** Policies, their documents, and what was done for them. */
export type PolicyTables = {
  'milepost.policy': PolicyTable
  'milepost.policy_event': PolicyEventTable
  'milepost.policy_document': PolicyDocumentTable
  'milepost.unnamed_object': { address: string; seen_at: Date }
  'milepost.finance_mandate': FinanceMandateTable
  'milepost.lender_event': LenderEventTable
  'milepost.loan_ending': LoanEndingTable
  'milepost.injury_report': InjuryReportTable
  'milepost.policy_proof': PolicyProofTable
  'milepost.policy_refund': PolicyRefundTable
  'milepost.refund_step': { claim: RefundCourse; from_state: RefundState; to_state: RefundState }
  'milepost.mail_sent': {
    subject: string
    template: string
    sent_at: Date
    /** False while it is unknown whether the mail server accepted it. */
    is_confirmed: Generated<boolean>
    /** When a later try first found it unconfirmed. */
    doubted_at: Date | null
  }
}

/** A trigger refuses every transition that is not in payment_step and writes an event for each one that is. */
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
  wanted: JSONColumnType<PurchaseRequest> | null
  sealed_account: Uint8Array | null
  created_at: Date
  moved_at: Date
  /** When reconciliation last picked it up. */
  looked_at: Date
  pay_by: Date
  /** Abandoned by us, and the provider has been informed. */
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

/** Append-only: a trigger refuses every change. */
type LedgerEntryTable = {
  id: Generated<string>
  tenant: BrandCode
  attempt_id: string
  kind: BookedKind
  at: Date
}

/** Payment attempts, what providers reported about them, and a ledger of every movement of money. */
export type PaymentTables = {
  'milepost.payment_attempt': PaymentAttemptTable
  'milepost.payment_event': PaymentEventTable
  'milepost.payment_step': { from_state: AttemptState; to_state: AttemptState }
  'milepost.webhook_event': WebhookEventTable
  'milepost.ledger_entry': LedgerEntryTable
  'milepost.ledger_line': { entry_id: string; account: string; pence: Int8 }
}

type RenewalTable = {
  tenant: BrandCode
  first_policy_number: string
  period_no: number
  from_policy_number: string
  /** London date. */
  last_day: LocalDate
  term: Renewal['term']
  plan: Renewal['plan']
  state: Renewal['state']
  because: NotRenewed | null
  reference: Generated<string | null>
  policy_number: Generated<string | null>
  tries: Generated<number>
  next_try_at: Generated<Date | null>
  first_told_at: Generated<Date | null>
  reminded_at: Generated<Date | null>
  told_state: Generated<'failed' | 'lapsed' | null>
  told_version: Generated<number | null>
  asked_at: Generated<Date | null>
  asked_again_at: Generated<Date | null>
  refusals: Generated<number>
  told_refusals: Generated<number>
  ends_told: Generated<number>
  mail_failed_at: Generated<Date | null>
  opened_at: Date
  moved_at: Date
}

/** The columns that a kind does not use are null. */
type CustomerPromiseTable = {
  id: Generated<string>
  tenant: BrandCode
  policy_number: string
  kind: CustomerPromise['kind']
  subject: string
  template: string
  handed_over_at: Date
  /** London date. */
  on_day: LocalDate | null
  amount_pence: Int8 | null
  last_four: string | null
  renews: boolean | null
  reference: string | null
  version: number | null
}

/** Successive policies, the cards they are paid from, and the notices sent to their customers. */
export type RenewalTables = {
  'milepost.saved_card': {
    tenant: BrandCode
    policy_number: string
    provider: CardProviderName
    customer_ref: string
    method_ref: string
    last_four: string | null
    /** The last month it can be charged in: "2027-02". */
    expires_in: string | null
    kept_at: Date
  }
  'milepost.renewal': RenewalTable
  'milepost.customer_promise': CustomerPromiseTable
  'milepost.subscription_stop': { tenant: BrandCode; first_policy_number: string; stopped_at: Date }
  'milepost.subscription_link': {
    /** SHA-256 of the token in the link. */
    token_hash: Uint8Array
    tenant: BrandCode
    first_policy_number: string
    made_at: Date
    ends_at: Date
  }
  'milepost.mail_stop': { tenant: BrandCode; address_hash: Uint8Array; stopped_at: Date }
  'milepost.mail_stop_link': {
    token_hash: Uint8Array
    tenant: BrandCode
    address_hash: Uint8Array
    made_at: Date
  }
  'milepost.mail_claim': { subject: string; template: string; claimed_at: Date }
}
