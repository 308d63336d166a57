import type { BrandCode } from '@milepost/domain/terms/identity'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type {
  ActOutcome,
  AuditAct,
  AuditDetails,
  AuditedKind,
  Door,
  SecurityEventHow,
  SecurityEventKind,
} from '../audit/ports.ts'

/** Read as text, written as a number. */
export type Int8 = ColumnType<string, number, number>

/** Audit: staff acts in an append-only chain, and security events of the site. */
export type AuditTables = {
  'milepost.audit_entry': {
    position: Int8
    at: Date
    who: string
    account: string | null
    door: Door
    because: string
    act: AuditAct
    about_kind: AuditedKind
    about_id: string
    before: JSONColumnType<AuditDetails> | null
    after: JSONColumnType<AuditDetails> | null
    previous_hash: Uint8Array
    hash: Uint8Array
    outcome: Generated<ActOutcome>
    reason_code: string | null
  }
  'milepost.audit_head': {
    is_only: Generated<boolean>
    position: Int8
    hash: Uint8Array
    cut_position: Int8
    cut_hash: Uint8Array
  }
  'milepost.security_event': {
    id: ColumnType<string, never, never>
    at: Date
    kind: SecurityEventKind
    how: SecurityEventHow | null
    tenant: BrandCode | null
    address_hash: Uint8Array
    session_hash: Uint8Array | null
    quote_hash: Uint8Array | null
  }
}

/** The keys that stored values are encrypted with, and the progress of the rotation. */
export type EncryptionTables = {
  'milepost.encryption_key': {
    /** Sixteen hexadecimal digits, as backups name a key. */
    fingerprint: string
    first_used_at: Date
    retired_at: Generated<Date | null>
  }
  'milepost.encryption_progress': {
    column_name: string
    fingerprint: string
    last_key: JSONColumnType<readonly string[]> | null
    changed: Generated<string>
    finished_at: Generated<Date | null>
  }
}

/** The remaining allowance of a rate limit that all API processes share (T21). */
type RequestLimitTable = {
  /** SHA-256 of the limit's name and the caller's key: the table does not contain the address or session itself. */
  key_hash: Uint8Array
  /** When the bucket is full again; until then `full_at - now` is the amount used. */
  full_at: Date
}

export type LimitTables = { 'milepost.request_limit': RequestLimitTable }

type SessionTable = {
  /** The hash of the session's first id. */
  hash: Uint8Array
  started_at: Date
  used_at: Date
  idle_ends_at: Date
  ends_at: Date
}

type SessionIdTable = {
  hash: Uint8Array
  session_hash: Uint8Array
  issued_at: Date
  replaces: Uint8Array | null
  ends_at: Date | null
}

type SessionKeyTable = { key: Uint8Array; is_only: boolean }

type StaffSessionTable = {
  token_hash: Uint8Array
  subject: string
  name: string
  roles: readonly string[]
  brands: readonly string[]
  amr: readonly string[]
  second_factor_at: Date | null
  sealed_id_token: Uint8Array | null
  signed_in_at: Date
  used_at: Date
  ends_at: Date
  ended_at: Generated<Date | null>
  ended_because: Generated<'signed-out' | 'idle' | 'replaced' | null>
}

type StaffSignInTable = {
  token_hash: Uint8Array
  state: string
  nonce: string
  code_verifier: string
  returns_to: string
  wants_second_factor: boolean
  replaces: Uint8Array | null
  made_at: Date
  ends_at: Date
}

/** Sessions of the staff at the desk, and their sign-ins under way. */
export type StaffTables = {
  'milepost.staff_session': StaffSessionTable
  'milepost.staff_sign_in': StaffSignInTable
}

/** Browser sessions, the ids that open them, and the key that ids are signed with. */
export type SessionTables = {
  'milepost.session': SessionTable
  'milepost.session_id': SessionIdTable
  'milepost.session_key': SessionKeyTable
}
