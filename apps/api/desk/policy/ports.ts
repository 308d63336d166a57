import type { StaffMember } from '@milepost/domain/desk/people'
import type { LedgerLine } from '@milepost/domain/payment/ledger'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Actor, AuditEntry, NewAuditEntry } from '../../platform/audit/ports.ts'
import type { PolicyKey } from '../../platform/jobs/ports.ts'
import type { QuoteKey } from '../../quote/ports.ts'
import type { CaseNote } from '../quote/ports.ts'

export type LedgerEntry = { kind: string; at: Date; lines: readonly LedgerLine[] }

/** What only the desk reads and corrects about a policy. */
export type DeskPolicyStore = {
  /** Records that a staff member opened something, or an act that leaves the database: begun, and then done. */
  record(entry: NewAuditEntry, by: Actor, now: Date): Promise<void>
  /** The latest time that the documents were emailed, and whether the address has been corrected since. */
  documentsSent(key: PolicyKey): Promise<{ at: Date; correctedSince: boolean } | undefined>
  ledgerOf(attemptId: string): Promise<readonly LedgerEntry[]>
  /** The support that the person needs, limited to the caller's brands (DSK-332). */
  supportFor(key: QuoteKey, brands: readonly BrandCode[]): Promise<CaseNote | undefined>
  /** Staff of the brand who have signed in recently. */
  recentStaff(brand: BrandCode, now: Date): Promise<readonly StaffMember[]>
  /** Whether the use of the person's data is restricted (DSK-707). */
  isRestricted(key: QuoteKey): Promise<boolean>
  eventsOf(key: PolicyKey): Promise<readonly { kind: string; at: Date }[]>
  /** What staff did about it, without reads. */
  actsOn(policyNumber: string): Promise<readonly AuditEntry[]>
  /** Changes the address for all further emails about a policy and what follows it; the record contains neither address. */
  correctAddress(key: PolicyKey & QuoteKey, email: string, by: Actor, now: Date): Promise<void>
}
