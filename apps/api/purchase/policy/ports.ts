import type { CancellationFigures } from '@milepost/domain/ending/cancellation-refund'
import type { EndedLoan } from '@milepost/domain/ending/loan-ending'
import type { BankAccount } from '@milepost/domain/payment/bank-account'
import type { LedgerLine } from '@milepost/domain/payment/ledger'
import type { CollectionCode } from '@milepost/domain/payment/payment-option'
import type { WithdrawalReason } from '@milepost/domain/policy/cancellation-notice'
import type { PolicyEnding } from '@milepost/domain/policy/policy-ending'
import type { PolicyTimeline } from '@milepost/domain/policy/policy-state'
import type { CustomerPromise, Promises } from '@milepost/domain/promise/customer-promise'
import type { Answers } from '@milepost/domain/questions/answers'
import type { CancellationReason } from '@milepost/domain/quote/cancellation'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { RenewalState } from '@milepost/domain/renewal/renewal-states'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { Actor } from '../../platform/audit/ports.ts'
import type { Job, PolicyKey } from '../../platform/jobs/ports.ts'
import type { Failed, Found } from '../../platform/ports.ts'
import type { DocumentedQuote, OfferedDocument, QuoteContact, QuoteKey } from '../../quote/ports.ts'
import type { Billing } from '../attempt/provider-ports.ts'
import type { RefundPerson } from '../refund/refund-ports.ts'

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
  /**
   * The mail server has everything except its last line. False if another process has handed the same email over. What the email promises
   * is stored with it (D-276).
   */
  recordHandedOver(
    subject: string,
    template: string,
    now: Date,
    promises?: readonly PolicyPromise[],
  ): Promise<boolean>
  /** The mail server refused it: its promises go with it. */
  forgetHandedOver(subject: string, template: string): Promise<void>
  recordEmailed(
    subject: string,
    template: string,
    now: Date,
    promises?: readonly PolicyPromise[],
  ): Promise<void>
  /** What the customer was told about the future of a policy: the newest of each kind (D-276). */
  promisesOf(key: PolicyKey): Promise<Promises>
  /** Whether the customer has stopped the renewal of this policy's chain. */
  isRenewalStopped(key: PolicyKey): Promise<boolean>
  addEvent(key: PolicyKey, kind: string, now: Date): Promise<void>
}

/** What an email promises about a policy. */
export type PolicyPromise = PolicyKey & { promise: CustomerPromise }

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
  /**
   * Paid by us from the saved card, as the customer was promised: they made no choice with it (D-279), and cover follows without a gap even
   * if the payment is late through our fault (D-278).
   */
  isAutomatic?: true
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

/** How a policy ended, as its last documents say it. */
export type EndedDocumentedPolicy = DocumentedPolicy & { ending: PolicyEnding }

/** Documents made from stored data: the same policy always gives the same bytes. */
export type PolicyDocumentRenderer = {
  documentsIssued(policy: DocumentedPolicy): readonly OfferedDocument[]
  renderPolicyDocument(kind: string, policy: DocumentedPolicy): Promise<Uint8Array>
  /** The documents of a policy that has ended. */
  documentsAtEnd(policy: EndedDocumentedPolicy): readonly OfferedDocument[]
  renderEndingDocument(kind: string, policy: EndedDocumentedPolicy): Promise<Uint8Array>
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

/** A cancellation, in effect or from a day to come. */
export type Cancellation = PolicyKey & {
  reason: CancellationReason
  /** When cover ends by it. */
  cancelledAt: Date
  askedAt: Date
  /** When its money was booked and its customer told; undefined until it takes effect. */
  effectedAt: Date | undefined
  hasClaimed: boolean
  defaultNoticeOn: LocalDate | undefined
  /** The policy whose cancellation brought this one, for a policy that follows it. */
  broughtBy: string | undefined
  /** Who asked, and whether their authority is enough for the refund. */
  first: RefundPerson | undefined
  isWithinAuthority: boolean
  /** The figures it was done for, as promised; none if an earlier release only recorded it. */
  figures: CancellationFigures | undefined
  /** What was promised before the facts changed. */
  promised: CancellationFigures | undefined
}

/** With what had been refunded when its figures were calculated. */
export type NewCancellation = Omit<Cancellation, 'effectedAt' | 'promised' | 'figures'> & {
  figures: CancellationFigures
  returned: Pence
  /** When cover would have ended by the notice that this one replaces. */
  replaces: Date | undefined
}

/** A notice that was given and taken back. */
export type WithdrawnNotice = PolicyKey & {
  reason: CancellationReason
  askedAt: Date
  wouldHaveEndedAt: Date
  withdrawnAt: Date
  because: WithdrawalReason
}

/** What the renewal was when its policy was cancelled. */
export type RenewalBefore = { state: RenewalState; because: string | null; firstToldAt: string | null }

export type CancellationStore = {
  findCancellation(key: PolicyKey): Promise<Cancellation | undefined>
  /** What decides the state of a policy. Every act asks it first. */
  factsOf(key: PolicyKey): Promise<PolicyTimeline | undefined>
  /** The newest notice that was withdrawn. */
  findWithdrawn(key: PolicyKey): Promise<WithdrawnNotice | undefined>
  /** The cancellations that this one brought. */
  broughtBy(key: PolicyKey): Promise<readonly Cancellation[]>
  /** Those whose moment has come and whose money is not booked. */
  dueCancellations(now: Date): Promise<readonly Cancellation[]>
}

/** Why a cancellation was not written. */
export type NotWritten = 'cancelled-before' | 'changed' | 'being-renewed'

export type CancellationRefundStore = {
  /**
   * Cancellations with their entries in the accounts, refunds, emails and the stop of their renewals: all or none. Of two simultaneous
   * calls one succeeds. One from a day to come books and refunds nothing yet.
   */
  cancel(cancellations: readonly NewCancellation[], by: Actor, now: Date): Promise<'done' | NotWritten>
  /** Books and refunds a cancellation whose moment has come. Of several calls one succeeds. */
  effect(
    cancellation: Cancellation,
    reckoned: { figures: CancellationFigures; returned: Pence } | undefined,
    now: Date,
  ): Promise<'done' | 'changed' | 'effected-before'>
  /** Takes back notices that have not taken effect; their renewals go on. False if any has, or was withdrawn before. */
  withdraw(
    cancellations: readonly Cancellation[],
    because: WithdrawalReason,
    by: Actor,
    now: Date,
  ): Promise<boolean>
  /** When the policy's documents were emailed. */
  documentsSentAt(key: PolicyKey): Promise<Date | undefined>
  /** Its loan, if that ended alone before (DSK-523). */
  endedLoan(key: PolicyKey): Promise<EndedLoan | undefined>
}

/** The documents of policies that have ended. */
export type EndingStore = {
  /** Ended some days ago at most, not cancelled, not renewed, and without their proof of no claims discount. */
  endedWithoutProof(now: Date): Promise<readonly PolicyKey[]>
  /** Adds the documents a policy does not have yet, and the job that needs them. */
  addDocuments(
    key: PolicyKey,
    documents: readonly { kind: string; name: string; fileName: string }[],
    jobs: readonly Job[],
  ): Promise<void>
}

/** Rejected mandates that are not solved: the policy is in force, and no one has recorded what was done. */
export type RejectedMandates = {
  unsolved(now: Date, most: number): Promise<readonly (PolicyKey & { since: Date })[]>
}
