import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Generated } from 'kysely'
import type { TallyBucket, TokenKind } from './ports.ts'

/** Links to a quote, and the attempts to open one. */
type ReturningTables = {
  'milepost.quote_token': {
    /** SHA-256 of the token in the link. */
    token_hash: Uint8Array
    tenant: BrandCode
    reference: string
    kind: TokenKind
    made_at: Date
    ends_at: Date
    used_at: Generated<Date | null>
    /** When it was emailed; null for a link that never was. */
    mailed_at: Generated<Date | null>
  }
  'milepost.quote_token_unlock': { token_hash: Uint8Array; session_hash: Uint8Array; ends_at: Date }
  'milepost.check_tally': {
    bucket: TallyBucket
    tenant: BrandCode
    key_hash: Uint8Array
    attempts: number
    in_all: number
    since: Date
  }
}

declare module '../platform/db/schema.ts' {
  interface Database extends ReturningTables {}
}
