import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { JSONColumnType } from 'kysely'
import type { Int8 } from '../platform/db/platform-schema.ts'

/** Requests from comparison sites and the responses to them. */
type ComparisonSiteTables = {
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

declare module '../platform/db/schema.ts' {
  interface Database extends ComparisonSiteTables {}
}
