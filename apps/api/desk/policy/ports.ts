import type { LedgerLine } from '@milepost/domain/payment/ledger'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { Actor, AuditEntry, NewAuditEntry } from '../../platform/audit/ports'
import type { PolicyKey } from '../../platform/jobs/ports'
import type { QuoteKey } from '../../quote/ports'
import type { CaseNote } from '../quote/ports'

export type LedgerEntry = { kind: string; at: Date; lines: readonly LedgerLine[] }

/** What only the desk reads of a policy, and what it corrects. */
export type DeskPolicyStore = {
  /** Writes down that somebody looked, or is about to do something. */
  record(entry: NewAuditEntry, by: Actor, now: Date): Promise<void>
  ledgerOf(attemptId: string): Promise<readonly LedgerEntry[]>
  /** What to do for the person, at the brands of whoever asks (DSK-332). */
  supportFor(key: QuoteKey, brands: readonly BrandCode[]): Promise<CaseNote | undefined>
  /** Whether the person had the use of their data restricted (DSK-707). */
  isRestricted(key: QuoteKey): Promise<boolean>
  eventsOf(key: PolicyKey): Promise<readonly { kind: string; at: Date }[]>
  /** What staff did about it, without their looks. */
  actsOn(policyNumber: string): Promise<readonly AuditEntry[]>
  /** The address for every email about a policy from now on; recorded without saying either address. */
  correctAddress(key: PolicyKey, email: string, by: Actor, now: Date): Promise<void>
}
