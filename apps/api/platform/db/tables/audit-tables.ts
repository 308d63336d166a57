import type { BrandCode } from '@milepost/domain/terms/identity'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AuditAct, AuditedKind, AuditFacts, Door } from '../../audit/ports'
import type { SecurityEventHow, SecurityEventKind } from '../../audit/security-event-ports'
import type { Int8 } from './int8'

/** Who did what: acts of staff, in a chain that is only added to, and security events of the site. */
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
    before: JSONColumnType<AuditFacts> | null
    after: JSONColumnType<AuditFacts> | null
    previous_hash: Uint8Array
    hash: Uint8Array
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
