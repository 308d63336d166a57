import type { LocalDate } from '@milepost/domain/values/local-date'
import type { AuditEntry } from '../../platform/audit/ports'
import type { StaffSession } from '../ports'

/** Which entries are asked for; all of it must hold. */
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

/** Reads the trail for somebody of the staff: what is about a record of a brand that they lack is left out. Each look is an entry. */
export type AuditReader = {
  /** Newest first, from before a position on; `isMore` if there are older ones. */
  read(
    filter: AuditFilter,
    by: StaffSession,
    page: { before: number | undefined; most: number; now: Date },
  ): Promise<{ entries: readonly AuditEntry[]; isMore: boolean }>
  /** All of them, oldest first; undefined if there are more than may be taken at once, and then nothing is on record. */
  takeOut(
    filter: AuditFilter,
    by: StaffSession,
    bounds: { most: number; now: Date },
  ): Promise<readonly AuditEntry[] | undefined>
  verify(by: StaffSession, now: Date): Promise<VerifiedTrail>
}
