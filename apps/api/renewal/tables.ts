import type { BrandCode } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Generated } from 'kysely'
import type { CardProviderName } from '../purchase/attempt/provider-ports.ts'
import type { NotRenewed, Renewal } from './ports.ts'

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

/** Successive policies, the cards they are paid from, and the notices sent to their customers. */
type RenewalTables = {
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

declare module '../platform/db/schema.ts' {
  interface Database extends RenewalTables {}
}
