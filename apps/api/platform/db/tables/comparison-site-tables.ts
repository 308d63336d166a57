import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { JSONColumnType } from 'kysely'
import type { Int8 } from './int8'

/** What comparison sites asked for, and what they were told. */
export type ComparisonSiteTables = {
  'milepost.quote_arrival': {
    tenant: BrandCode
    reference: string
    /** The site's key, as in the domain's list of comparison sites. */
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
    /** SHA-256 of what was asked with it. */
    request_hash: Uint8Array
    reference: string
    /** What was answered, letter by letter. It holds the token of the link, so it is readable with our key only. */
    sealed_answer: Uint8Array
  }
}
