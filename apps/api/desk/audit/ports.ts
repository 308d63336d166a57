import type { LocalDate } from '@milepost/domain/values/local-date'
import type { AuditEntry } from '../../platform/audit/ports.ts'
import type { StaffSession } from '../../platform/session/staff-ports.ts'

/** Filters for entries; an entry must match all of them. */
export type AuditFilter = {
  person?: string | undefined
  act?: string | undefined
  record?: string | undefined
  from?: LocalDate | undefined
  to?: LocalDate | undefined
}

export type VerifiedTrail = {
  from: number
  through: number
  broken: { entry: number; says: string } | undefined
}

/** Reads the trail for a staff member. Entries about brands that they do not have are left out. Each read is recorded as an entry. */
export type AuditReader = {
  /** Newest first, before a given position; `isMore` if there are older ones. */
  read(
    filter: AuditFilter,
    by: StaffSession,
    page: { before: number | undefined; most: number; now: Date },
  ): Promise<{ entries: readonly AuditEntry[]; isMore: boolean }>
  /** All matching entries, oldest first. Undefined if there are more than the limit of one export; then nothing is recorded. */
  takeOut(
    filter: AuditFilter,
    by: StaffSession,
    bounds: { most: number; now: Date },
  ): Promise<readonly AuditEntry[] | undefined>
  verify(by: StaffSession, now: Date): Promise<VerifiedTrail>
}
