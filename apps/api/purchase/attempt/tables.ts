import type { AttemptState } from '@milepost/domain/payment/attempt-states'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type {
  RefundCourse,
  RefundReason,
  RefundState,
  RefundWay,
} from '@milepost/domain/payment/refund-states'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Generated, JSONColumnType } from 'kysely'
import type { Int8 } from '../../platform/db/platform-schema.ts'
import type { PurchaseRequest } from '../policy/ports.ts'
import type { Attempt, BookedKind } from './ports.ts'
import type { CardProviderName } from './provider-ports.ts'

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
type PaymentTables = {
  'milepost.payment_attempt': PaymentAttemptTable
  'milepost.payment_event': PaymentEventTable
  'milepost.payment_step': { from_state: AttemptState; to_state: AttemptState }
  'milepost.webhook_event': WebhookEventTable
  'milepost.ledger_entry': LedgerEntryTable
  'milepost.ledger_line': { entry_id: string; account: string; pence: Int8 }
  'milepost.policy_refund': PolicyRefundTable
  'milepost.refund_step': { claim: RefundCourse; from_state: RefundState; to_state: RefundState }
}

declare module '../../platform/db/schema.ts' {
  interface Database extends PaymentTables {}
}
