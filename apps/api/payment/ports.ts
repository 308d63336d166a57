import type { AttemptState } from '@milepost/domain/payment/attempt-states'
import type { PaymentFailure } from '@milepost/domain/payment/failure'
import type { LedgerLine } from '@milepost/domain/payment/ledger'
import type { CollectionCode } from '@milepost/domain/payment/payment-option'
import type { Pence } from '@milepost/domain/values/pence'
import type { Job } from '../platform/jobs/ports'
import type { Clock } from '../platform/ports'
import type { NewPolicy, Policy, PolicyDocumentRenderer, PolicyStore, PurchaseRequest } from '../policy/ports'
import type { ContactStore, QuoteKey, QuoteStore, RatesOn, StoredQuote } from '../quote/ports'
import type { BankAccount, CardProviderName, CardProviders } from './provider-ports'

/** One try to pay for one price of one quote. */
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
  /** Until then the price stands, whatever the day does (F9). */
  payBy: Date
}

export type NewAttempt = Omit<Attempt, 'revision' | 'failure' | 'movedAt' | 'providerRef'>

/** What an attempt becomes. The state it is in now, and how often it has moved, must be as the caller saw them. */
export type Move = {
  to: AttemptState
  now: Date
  providerRef?: string | undefined
  nonceHash?: Uint8Array | undefined
  failure?: PaymentFailure | undefined
  isClosedAtProvider?: boolean
  /** Money that moved with it, in the accounts. */
  booked?: { kind: 'capture' | 'refund'; lines: readonly LedgerLine[] }
  /** Written in the same transaction. */
  jobs?: readonly Job[]
}

/** What is decided about a quote and an attempt while nobody else can touch either (take-up, steps 4 to 7). */
export type Decision =
  | { kind: 'issue'; policy: NewPolicy; jobs: (policy: Policy) => readonly Job[] }
  /** The money is let go: why. */
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
   * Begins an attempt, unless the quote has a live one: then that one is told. One that was only prepared, and for another price,
   * gives way (F7). `moved-on` when the quote is no longer at that price, or has been bought.
   */
  begin(attempt: NewAttempt): Promise<{ kind: 'begun' | 'live'; attempt: Attempt } | { kind: 'moved-on' }>
  /** `moved-on` when somebody else moved it in between. */
  move(attempt: Attempt, move: Move): Promise<Attempt | 'moved-on'>
  /** Adds to an attempt what is known now; it stays in its state. Nothing is added once there is a policy, or nothing is to be. */
  note(
    attempt: Attempt,
    known: { providerRef?: string; requested?: PurchaseRequest; account?: BankAccount | undefined },
  ): Promise<Attempt>
  /** Given up on our side and told to the provider: not to be looked at again. */
  close(attempt: Attempt): Promise<void>
  hasBooked(attemptId: string, kind: 'sale' | 'capture' | 'refund'): Promise<boolean>
  findAttempt(id: string): Promise<Attempt | undefined>
  findByProvider(provider: CardProviderName, ref: string): Promise<Attempt | undefined>
  liveAttempt(key: QuoteKey): Promise<Attempt | undefined>
  lastAttempt(key: QuoteKey): Promise<Attempt | undefined>
  /** Those nobody has looked at since, oldest first; each is marked as looked at, so that two who ask get different ones. */
  claimUnresolved(since: {
    lookedBefore: Date
    movedBefore: Date
    now: Date
    most: number
  }): Promise<readonly Attempt[]>
  /** Locks the quote, then the attempt, asks what to do and does it: all of it or none (take-up, steps 4 to 7). */
  commitPurchase(
    attempt: Attempt,
    now: Date,
    decide: (held: { quote: StoredQuote; attempt: Attempt; policy: Policy | undefined }) => Decision,
  ): Promise<CommittedPurchase>
  /** False when it was told before. */
  saveEvent(event: WebhookEvent, now: Date): Promise<boolean>
  unresolvedEvents(since: Date): Promise<readonly WebhookEvent[]>
  resolveEvent(event: Pick<WebhookEvent, 'provider' | 'id'>, now: Date): Promise<void>
}

/** What turning a price into a policy needs of the world. */
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
