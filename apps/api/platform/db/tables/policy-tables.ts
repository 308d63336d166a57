import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Generated, JSONColumnType } from 'kysely'
import type { Policy } from '../../../policy/ports'
import type { WantedPurchase } from '../../../policy/purchase-ports'
import type { QuoteContact } from '../../../quote/contact-ports'
import type { Int8 } from './int8'

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

/** Policies, their papers, and what was done for them. */
export type PolicyTables = {
  'milepost.policy': PolicyTable
  'milepost.policy_event': PolicyEventTable
  'milepost.policy_document': PolicyDocumentTable
  'milepost.finance_mandate': FinanceMandateTable
  'milepost.mail_sent': {
    subject: string
    template: string
    sent_at: Date
    /** False while nobody knows whether the mail server took it. */
    is_confirmed: Generated<boolean>
  }
}
