import type { CancellationFigures } from '@milepost/domain/ending/cancellation-refund'
import type { LedgerLine } from '@milepost/domain/payment/ledger'
import type { CollectionCode } from '@milepost/domain/payment/payment-option'
import type { PolicyFacts } from '@milepost/domain/policy/policy-state'
import type { Answers } from '@milepost/domain/questions/answers'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { BankAccount, Billing } from '../payment/provider-ports'
import type { NewRefund } from '../payment/refund-ports'
import type { Actor } from '../platform/audit/ports'
import type { PolicyKey } from '../platform/jobs/ports'
import type { Failed, Found } from '../platform/ports'
import type { DocumentedQuote, OfferedDocument, QuoteContact, QuoteKey } from '../quote/ports'

/** The policy that a quote became. */
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
    requested: PurchaseRequest
    contact: QuoteContact
    /** The account it is paid from; encrypted in the database (DAT-29). */
    account: BankAccount | undefined
    /** None until it is known. */
    portalUser: 'created' | 'exists' | 'not-created' | undefined
    issuedAt: Date
  }

/** Its number is drawn when it is stored. */
export type NewPolicy = Omit<Policy, 'policyNumber' | 'portalUser' | keyof QuoteKey> & {
  ledger: readonly LedgerLine[]
  documents: (policyNumber: string) => readonly { kind: string; name: string; fileName: string }[]
}

export type PolicyDocument = {
  id: string
  kind: string
  name: string
  fileName: string
  isReady: boolean
}

export type PolicyStore = {
  findPolicy(key: PolicyKey): Promise<Policy | undefined>
  findByQuote(key: QuoteKey): Promise<Policy | undefined>
  /** The policy that the policy of this quote renews or restarts, if it follows one. */
  findPrevious(key: QuoteKey): Promise<{ kind: 'renewal' | 'restart'; policy: Policy } | undefined>
  documentsOf(key: PolicyKey): Promise<readonly PolicyDocument[]>
  saveDocument(key: PolicyKey, kind: string, bytes: Uint8Array, now: Date): Promise<void>
  /** A document and its policy. */
  findDocument(
    tenant: BrandCode,
    id: string,
  ): Promise<
    { policy: PolicyKey; reference: string; fileName: string; bytes: Uint8Array | undefined } | undefined
  >
  savePortalUser(key: PolicyKey, user: NonNullable<Policy['portalUser']>): Promise<void>
  /** The first reply is stored and returned to every repeat, byte for byte (F3). */
  answerOnce(key: PolicyKey, answer: unknown): Promise<unknown>
  saveMandate(
    key: PolicyKey,
    outcome: { kind: 'lodged'; ref: string } | { kind: 'rejected'; code: string },
    now: Date,
  ): Promise<void>
  findMandate(key: PolicyKey): Promise<'lodged' | 'rejected' | undefined>
  /** Why the bank rejected it, if it did. */
  rejectionOf(key: PolicyKey): Promise<string | undefined>
  /** Whether this email was sent before, or handed to the mail server by a process that died before the reply. */
  wasEmailed(subject: string, template: string, now: Date): Promise<boolean>
  /**
   * Whether it was handed over by a process that neither confirmed it nor took it back. `wasEmailed` becomes true some seconds after the
   * first call: until then a process that lives can still record a failure.
   */
  isInDoubt(subject: string, template: string, now: Date): Promise<boolean>
  /** The mail server has everything except its last line. False if another process has handed the same email over. */
  recordHandedOver(subject: string, template: string, now: Date): Promise<boolean>
  /** The mail server refused it. */
  forgetHandedOver(subject: string, template: string): Promise<void>
  recordEmailed(subject: string, template: string, now: Date): Promise<void>
  addEvent(key: PolicyKey, kind: string, now: Date): Promise<void>
}

/** The record of sent emails. */
export type SentEmails = Pick<
  PolicyStore,
  'wasEmailed' | 'isInDoubt' | 'recordHandedOver' | 'recordEmailed' | 'forgetHandedOver'
>

/** What is bought and how, except the amount. Stored with the payment: the policy is made even if the browser dies (safety K8). */
export type PurchaseRequest = {
  coverStartDate: LocalDate
  automaticRenewal: boolean
  sendWelcomePack: boolean
  /** Saved for later payments; decided when the payment is prepared. */
  saveCard: boolean
  settlement: 'CARD' | 'WALLET' | undefined
  billing: Billing
  /** The day the credit agreement was accepted; for monthly payment only (D-190). */
  acceptedOn: LocalDate | undefined
  blackBoxToken: string
  notificationSource: string | undefined
  /** The annual quote that was offered next to this thirty-day one (D-210). */
  chosenOver: { reference: string; outcomeId: string; optionId: string; targetPremium: Pence } | undefined
}

/** The policy that another one renews, or restarts after it was cancelled. */
export type PreviousPolicy = {
  kind: 'renewal' | 'restart'
  policyNumber: string
  answers: Answers
  /** Extras it had that the new one cannot have, each described. */
  endedExtras: readonly string[]
}

/** What the documents of a policy are made from: the price bought, the policy, and what may be shown of the account. */
export type DocumentedPolicy = {
  policy: Policy
  quote: DocumentedQuote
  /** None for a first policy. */
  previous?: PreviousPolicy | undefined
  account:
    | { lastFour: string; sortCodeEnding: string; holder: string; bankName: string | undefined }
    | undefined
}

/** Documents made from stored data: the same policy always gives the same bytes. */
export type PolicyDocumentRenderer = {
  documentsIssued(policy: DocumentedPolicy): readonly OfferedDocument[]
  renderPolicyDocument(kind: string, policy: DocumentedPolicy): Promise<Uint8Array>
}

/** How an account of the customer portal came about (D-217). */
export type PortalUser = 'created' | 'exists'

/** Idempotent by policy. */
export type CreatePortalUser = (user: {
  tenant: BrandCode
  policyNumber: string
  email: string
  firstName: string
  lastName: string
}) => Promise<Found<PortalUser> | Failed>

export type Cancellation = PolicyKey & {
  reason: CancellationReason
  cancelledAt: Date
  /** The figures it was done for; none if it was only recorded. */
  figures?: CancellationFigures
}

export type CancellationStore = {
  /** Stores it with its event in the policy's history and who did it. False when it was cancelled before: the first one is not replaced. */
  cancel(cancellation: Cancellation, by: Actor): Promise<boolean>
  findCancellation(key: PolicyKey): Promise<Cancellation | undefined>
  /** What decides the state of a policy. Every act asks it first. */
  factsOf(key: PolicyKey): Promise<PolicyFacts | undefined>
}

/** A cancellation with a calculated refund, and whether that refund needs a second person. */
export type CancellationWithRefund = Cancellation & {
  figures: CancellationFigures
  /** What had been refunded when the figures were calculated. */
  returned: Pence
  /** None if nothing is refunded to the card. */
  refund: Pick<NewRefund, 'first' | 'state'> | undefined
}

export type CancellationRefundStore = {
  /** The cancellation, its entry in the accounts and its refund: all or none. Two simultaneous calls make one. */
  cancelWithRefund(
    cancellation: CancellationWithRefund,
    by: Actor,
  ): Promise<'done' | 'cancelled-before' | 'changed'>
  /** When the policy's documents were emailed. */
  documentsSentAt(key: PolicyKey): Promise<Date | undefined>
}
