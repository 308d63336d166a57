import type { AttemptState } from '@milepost/domain/payment/attempt-states'
import type { BankAccount } from '@milepost/domain/payment/bank-account'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { LedgerLine } from '@milepost/domain/payment/ledger'
import type { CollectionCode } from '@milepost/domain/payment/payment-option'
import type { RestatedKind } from '@milepost/domain/payment/restatement'
import type { Pence } from '@milepost/domain/values/pence'
import type { Job } from '../../platform/jobs/ports.ts'
import type { Clock } from '../../platform/ports.ts'
import type {
  ContactStore,
  QuoteContact,
  QuoteKey,
  QuoteStore,
  RatesOn,
  StoredQuote,
} from '../../quote/ports.ts'
import type {
  NewPolicy,
  Policy,
  PolicyDocumentRenderer,
  PolicyStore,
  PurchaseRequest,
} from '../policy/ports.ts'
import type { CardProviderName, CardProviders } from './provider-ports.ts'

/** One attempt to pay for one price of one quote. */
export type Attempt = QuoteKey & {
  id: string
  quoteVersion: number
  optionId: string
  collectionCode: CollectionCode
  amount: Pence
  /** None when there is nothing to pay now. */
  provider: CardProviderName | undefined
  providerRef: string | undefined
  nonceHash: Uint8Array | undefined
  state: AttemptState
  revision: number
  failure: PaymentFailure | undefined
  requested: PurchaseRequest | undefined
  /** Encrypted in the database (T24). */
  account: BankAccount | undefined
  createdAt: Date
  movedAt: Date
  /** Until then the price is held, even past midnight (F9). */
  payBy: Date
}

export type NewAttempt = Omit<Attempt, 'revision' | 'failure' | 'movedAt' | 'providerRef'>

/**
 * A movement of money in the accounts. Each is booked once per payment. A refund of part of it has its own number, and so have its
 * correction and its move to the right account.
 */
export type BookedKind =
  | 'sale'
  | 'capture'
  | 'refund'
  | 'cancellation'
  | 'cover-held'
  | 'waiver'
  | 'write-off'
  /** A loan ended before it was drawn, and what the customer then paid us. */
  | 'undrawn-loan'
  | `${'return' | 'correction' | 'rebooked' | 'payment'}-${number}`
  /** The difference to what the records say, of an entry that was wrong (DSK-517). */
  | `restated-${RestatedKind}`

/** The next state of an attempt. Its current state and number of moves must be as the caller read them. */
export type Move = {
  to: AttemptState
  now: Date
  providerRef?: string | undefined
  nonceHash?: Uint8Array | undefined
  failure?: PaymentFailure | undefined
  isClosedAtProvider?: boolean
  /** The money movement to book with it. */
  booked?: { kind: 'capture' | 'refund'; lines: readonly LedgerLine[] }
  /** Written in the same transaction. */
  jobs?: readonly Job[]
}

/** What is decided about a quote and an attempt while both are locked (take-up, steps 4 to 7). */
export type Decision =
  | { kind: 'issue'; policy: NewPolicy; jobs: (policy: Policy) => readonly Job[] }
  /** Why the authorisation is voided. */
  | { kind: 'release'; because: VoidReason; jobs: readonly Job[] }
  | { kind: 'leave' }

export type VoidReason =
  | 'taken-up'
  | 'locked'
  | 'expired'
  | 'declined'
  | 'referred'
  | 'mismatch'
  | 'start-passed'
  | 'not-wanted'

export type CommittedPurchase =
  | { kind: 'issued'; policy: Policy }
  | { kind: 'released'; because: VoidReason }
  | { kind: 'left'; attempt: Attempt }

export type WebhookEvent = {
  provider: CardProviderName
  id: string
  type: string
  ref: string
  orderId: string | undefined
}

export type PaymentStore = {
  /**
   * Starts an attempt, unless the quote has a live one: then that one is returned. One that was only prepared, for another price,
   * is superseded (F7). `moved-on` when the quote is no longer at that price or has been bought.
   */
  begin(attempt: NewAttempt): Promise<{ kind: 'begun' | 'live'; attempt: Attempt } | { kind: 'moved-on' }>
  /** `moved-on` when another process moved it in between. */
  move(attempt: Attempt, move: Move): Promise<Attempt | 'moved-on'>
  /** Adds details to an attempt without changing its state. Nothing is added once there is a policy or the attempt has ended. */
  note(
    attempt: Attempt,
    known: { providerRef?: string; requested?: PurchaseRequest; account?: BankAccount | undefined },
  ): Promise<Attempt>
  /** Abandoned on our side and at the provider: reconciliation skips it. */
  close(attempt: Attempt): Promise<void>
  hasBooked(attemptId: string, kind: BookedKind): Promise<boolean>
  findAttempt(id: string): Promise<Attempt | undefined>
  findByProvider(provider: CardProviderName, ref: string): Promise<Attempt | undefined>
  liveAttempt(key: QuoteKey): Promise<Attempt | undefined>
  lastAttempt(key: QuoteKey): Promise<Attempt | undefined>
  /** Attempts not checked since, oldest first. Each is marked as checked, so that two processes get different ones. */
  claimUnresolved(since: {
    lookedBefore: Date
    movedBefore: Date
    now: Date
    most: number
  }): Promise<readonly Attempt[]>
  /** Locks the quote, then the attempt, calls `decide` and applies all of the decision or none (take-up, steps 4 to 7). */
  commitPurchase(
    attempt: Attempt,
    now: Date,
    decide: (locked: {
      quote: StoredQuote
      attempt: Attempt
      policy: Policy | undefined
      contact: QuoteContact | undefined
    }) => Decision,
  ): Promise<CommittedPurchase>
  /** False when it was reported before. */
  saveEvent(event: WebhookEvent, now: Date): Promise<boolean>
  unresolvedEvents(since: Date): Promise<readonly WebhookEvent[]>
  resolveEvent(event: Pick<WebhookEvent, 'provider' | 'id'>, now: Date): Promise<void>
}

/** What turning a price into a policy needs from outside. */
export type PaymentPorts = {
  quotes: Pick<QuoteStore, 'findGranted' | 'findQuote' | 'findVersion' | 'grant'>
  contacts: Pick<ContactStore, 'findContact'>
  payments: PaymentStore
  policies: PolicyStore
  policyDocuments: PolicyDocumentRenderer
  cards: CardProviders
  ratesOn: RatesOn
  clock: Clock
}
