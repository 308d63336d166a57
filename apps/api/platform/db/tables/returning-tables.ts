import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Generated } from 'kysely'
import type { TallyBucket } from '../../../retrieval/check-ports'
import type { TokenKind } from '../../../retrieval/ports'

/** Links back to a quote, and the tries to open one. */
export type ReturningTables = {
  'milepost.quote_token': {
    /** SHA-256 of the token in the link. */
    token_hash: Uint8Array
    tenant: BrandCode
    reference: string
    kind: TokenKind
    made_at: Date
    ends_at: Date
    used_at: Generated<Date | null>
    /** When it left by email; unset for a link that was never emailed. */
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
