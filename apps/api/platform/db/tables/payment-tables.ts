import type { AttemptState } from '@milepost/domain/payment/attempt-states'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Generated, JSONColumnType } from 'kysely'
import type { Attempt } from '../../../payment/ports'
import type { CardProviderName } from '../../../payment/provider-ports'
import type { WantedPurchase } from '../../../policy/purchase-ports'
import type { Int8 } from './int8'

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

/** Written once: a trigger refuses every change. */
type LedgerEntryTable = {
  id: Generated<string>
  tenant: BrandCode
  attempt_id: string
  kind: 'sale' | 'capture' | 'refund'
  at: Date
}

/** Tries to pay, what providers told of them, and the accounts of every movement of money. */
export type PaymentTables = {
  'milepost.payment_attempt': PaymentAttemptTable
  'milepost.payment_event': PaymentEventTable
  'milepost.payment_step': { from_state: AttemptState; to_state: AttemptState }
  'milepost.webhook_event': WebhookEventTable
  'milepost.ledger_entry': LedgerEntryTable
  'milepost.ledger_line': { entry_id: string; account: string; pence: Int8 }
}
