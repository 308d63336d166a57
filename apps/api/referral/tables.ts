import type { Approval } from '@milepost/domain/referral/approval'
import type { Issue } from '@milepost/domain/referral/issue'
import type { ReferralState } from '@milepost/domain/referral/states'
import type { ReferralTerms } from '@milepost/domain/referral/terms'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Generated, JSONColumnType } from 'kysely'
import type { ReferralEventKind } from './ports.ts'

type ReferralKeyColumns = { tenant: BrandCode; reference: string; number: number }

/** Opened, kept in step and closed with its quote by triggers; decided by staff. */
type ReferralTable = ReferralKeyColumns & {
  version: number
  state: Generated<ReferralState>
  opened_at: Date
  moved_at: Date
  due_at: Generated<Date | null>
  approvals: JSONColumnType<readonly Approval[]>
  terms: JSONColumnType<ReferralTerms> | null
}

/** Append-only: a trigger refuses every update. */
type ReferralEventTable = ReferralKeyColumns & {
  position: number
  kind: ReferralEventKind
  at: Date
  version: number
  /** Identifies the staff member; null for an act of a customer or of a rule. */
  subject_id: string | null
  who: string | null
  authority: string | null
  because: string | null
  /** The staff member who proposed what this one confirmed. */
  first_subject_id: string | null
  first_who: string | null
  issues: JSONColumnType<readonly Issue[]> | null
  approvals: JSONColumnType<readonly Approval[]> | null
  terms: JSONColumnType<ReferralTerms> | null
  ends_at: Date | null
  /** SHA-256 of the text to or from the customer, which is encrypted in their own table. */
  words_hash: Uint8Array | null
}

type ReferralTables = {
  'milepost.referral': ReferralTable
  'milepost.referral_event': ReferralEventTable
  'milepost.referral_words': ReferralKeyColumns & { position: number; sealed_words: Uint8Array }
  'milepost.referral_link': ReferralKeyColumns & {
    token_hash: Uint8Array
    position: number
    made_at: Date
    ends_at: Date
  }
  'milepost.referral_step': { from_state: ReferralState; to_state: ReferralState }
}

declare module '../platform/db/schema.ts' {
  interface Database extends ReferralTables {}
}
