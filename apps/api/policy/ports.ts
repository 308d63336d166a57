import type { Term } from '@milepost/domain/outcome/underwritten-option'
import type { LedgerLine } from '@milepost/domain/payment/ledger'
import type { CollectionCode } from '@milepost/domain/payment/payment-option'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { Pence } from '@milepost/domain/values/pence'
import type { BankAccount } from '../payment/finance-ports'
import type { PolicyKey } from '../platform/jobs/ports'
import type { QuoteContact } from '../quote/contact-ports'
import type { QuoteKey } from '../quote/ports'
import type { WantedPurchase } from './purchase-ports'

/** What a bought quote has become. */
export type Policy = PolicyKey &
  QuoteKey & {
    quoteVersion: number
    attemptId: string
    journey: JourneyId
    term: Term
    optionId: string
    collectionCode: CollectionCode
    dueNow: Pence
    totalPayable: Pence
    coverStart: Date
    coverEnd: Date
    wanted: WantedPurchase
    contact: QuoteContact
    /** The account it is paid from; encrypted in the database (DAT-29). */
    account: BankAccount | undefined
    /** None until it is known. */
    portalUser: 'created' | 'exists' | 'not-created' | undefined
    issuedAt: Date
  }

/** Its number is drawn when it is written. */
export type NewPolicy = Omit<Policy, 'policyNumber' | 'portalUser' | keyof QuoteKey> & {
  ledger: readonly LedgerLine[]
  papers: (policyNumber: string) => readonly { kind: string; name: string; fileName: string }[]
}

export type PolicyPaper = {
  id: string
  kind: string
  name: string
  fileName: string
  isReady: boolean
}

export type PolicyStore = {
  findPolicy(key: PolicyKey): Promise<Policy | undefined>
  findByQuote(key: QuoteKey): Promise<Policy | undefined>
  papersOf(key: PolicyKey): Promise<readonly PolicyPaper[]>
  keepPaper(key: PolicyKey, kind: string, bytes: Uint8Array, now: Date): Promise<void>
  /** A paper, and the policy it is of. */
  findPaper(
    tenant: BrandCode,
    id: string,
  ): Promise<
    { policy: PolicyKey; reference: string; fileName: string; bytes: Uint8Array | undefined } | undefined
  >
  keepPortalUser(key: PolicyKey, user: NonNullable<Policy['portalUser']>): Promise<void>
  /** The first answer given stands for ever: who asks again reads the very same (F3). */
  answerOnce(key: PolicyKey, answer: unknown): Promise<unknown>
  keepMandate(
    key: PolicyKey,
    outcome: { kind: 'lodged'; ref: string } | { kind: 'rejected'; code: string },
    now: Date,
  ): Promise<void>
  findMandate(key: PolicyKey): Promise<'lodged' | 'rejected' | undefined>
  /** Why the bank would not, where it would not. */
  rejectionOf(key: PolicyKey): Promise<string | undefined>
  /** Whether this mail about this thing was sent before, or handed over by a process that died before it heard of it. */
  wasMailed(subject: string, template: string): Promise<boolean>
  /** All of it but its end is with the mail server. */
  keepHandedOver(subject: string, template: string, now: Date): Promise<void>
  /** The mail server did not take it. */
  forgetHandedOver(subject: string, template: string): Promise<void>
  keepMailed(subject: string, template: string, now: Date): Promise<void>
  addEvent(key: PolicyKey, kind: string, now: Date): Promise<void>
}
