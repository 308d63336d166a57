import type { CancellationFigures } from '@milepost/domain/ending/cancellation-refund'
import type { LenderEvent } from '@milepost/domain/ending/lender-event'
import type { LoanAlone, LoanEnding } from '@milepost/domain/ending/loan-ending'
import type { RefundWay } from '@milepost/domain/payment/refund-states'
import type { WithdrawalReason } from '@milepost/domain/policy/cancellation-notice'
import type { CustomerPromise } from '@milepost/domain/promise/customer-promise'
import type { FollowedProof, ProofRefusal, ProofState } from '@milepost/domain/purchase/proof-steps'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Int8 } from '../../platform/db/platform-schema.ts'
import type { QuoteContact } from '../../quote/ports.ts'
import type { Policy, PurchaseRequest, RenewalBefore } from './ports.ts'

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
  /** What the customer was told, if the policy goes on. */
  alone: JSONColumnType<LoanAlone> | null
}

/** What a customer paid us after the purchase, by card or into our bank account. */
type CustomerPaymentTable = {
  tenant: BrandCode
  policy_number: string
  number: number
  amount_pence: Int8
  way: RefundWay
  received_on: LocalDate
  who: string
  recorded_at: Date
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

/** Policies, their documents, and what was done for them. */
type PolicyTables = {
  'milepost.policy': PolicyTable
  'milepost.policy_event': PolicyEventTable
  'milepost.policy_document': PolicyDocumentTable
  'milepost.unnamed_object': { address: string; seen_at: Date }
  'milepost.finance_mandate': FinanceMandateTable
  'milepost.lender_event': LenderEventTable
  'milepost.loan_ending': LoanEndingTable
  'milepost.customer_payment': CustomerPaymentTable
  'milepost.injury_report': InjuryReportTable
  'milepost.policy_proof': PolicyProofTable
  'milepost.mail_sent': {
    subject: string
    template: string
    sent_at: Date
    /** False while it is unknown whether the mail server accepted it. */
    is_confirmed: Generated<boolean>
    /** When a later try first found it unconfirmed. */
    doubted_at: Date | null
  }
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
  'milepost.customer_promise': CustomerPromiseTable
}

declare module '../../platform/db/schema.ts' {
  interface Database extends PolicyTables {}
}
