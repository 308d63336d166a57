import type { LedgerLine } from '@milepost/domain/payment/ledger'
import type { EndNotice } from '@milepost/domain/promise/end-of-cover'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { NotByItself } from '@milepost/domain/renewal/automatic-renewal'
import type { RenewalState } from '@milepost/domain/renewal/renewal-states'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Actor } from '../platform/audit/ports.ts'
import type { EmailClaims, SendEmail } from '../platform/email/ports.ts'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { LinkTo } from '../platform/ports.ts'
import type { PaymentPorts } from '../purchase/attempt/ports.ts'
import type { CardProviderName, SavedMethod } from '../purchase/attempt/provider-ports.ts'
import type { CancellationStore, SentEmails } from '../purchase/policy/ports.ts'
import type { ContactStore, QuoteKey, QuoteStore } from '../quote/ports.ts'
import type { QuoteTokenStore } from '../retrieval/ports.ts'

/** The period that follows a policy. There is only one, even if several processes create it (F29). */
export type RenewalKey = { tenant: BrandCode; firstPolicy: string; period: number }

/** What is done about it: charge the card, invite the customer, or only email that cover ends. */
export type RenewalPlan = 'by-itself' | 'invitation' | 'none'

/** Why no period follows, if none does. */
export type NotRenewed =
  | NotByItself
  | 'stopped'
  | 'cancelled'
  | 'not-offered'
  | 'card-gone'
  /** Nothing ran when the card should have been charged, or the mail server took no notice of it: our fault (D-278). */
  | 'systems-down'
  | 'mail-down'
  /** Cover went on without a payment until it ended by notice (D-278). */
  | 'cover-held'

export type Renewal = RenewalKey & {
  /** The policy it follows, and the last day of that policy. */
  fromPolicy: string
  lastDay: LocalDate
  term: Term
  plan: RenewalPlan
  state: RenewalState
  because: NotRenewed | undefined
  /** The reference of its quote, drawn before the quote is made. */
  reference: string | undefined
  /** The policy it became. */
  policyNumber: string | undefined
  tries: number
  /** How often the card was refused, and of how many refusals its customer was told (D-225). */
  refusals: number
  toldRefusals: number
  nextTryAt: Date | undefined
  firstNotifiedAt: Date | undefined
  remindedAt: Date | undefined
  /** The bad news its customer was sent. */
  notifiedState: 'failed' | 'lapsed' | undefined
  /** The version of its quote whose price its customer was last notified of. */
  notifiedVersion: number | undefined
  /** When its customer was asked for the answers it waits for, and asked again (D-266). */
  askedAt: Date | undefined
  askedAgainAt: Date | undefined
  /** Of the emails about the end of cover, the last one sent: its place in endNotices (D-280). */
  endsTold: number
  /** When the mail server last refused an email about this period. */
  mailFailedAt: Date | undefined
  movedAt: Date
}

export type NewRenewal = RenewalKey &
  Pick<Renewal, 'fromPolicy' | 'lastDay' | 'term' | 'plan' | 'state' | 'because' | 'firstNotifiedAt'> & {
    openedAt: Date
  }

/** What there is to do: emails to send, cards to charge, charges to follow up, periods that are over. */
export type RenewalTask = 'to-tell' | 'to-charge' | 'to-complete' | 'to-end'

/**
 * Which notices a customer was sent: the first, the second, both in one, that we need answers, that a payment failed, when cover that we
 * held ends, that cover ended, or one of the emails about the end of cover (D-280).
 */
export type NoticeKind =
  | 'first'
  | 'reminder'
  | 'late'
  | 'asked'
  | 'asked-again'
  | 'failed'
  | 'held-ends'
  | 'lapsed'
  | EndNotice

/** The cost of days on which we covered a customer without a payment, and the payment of the policy before. */
export type HeldCost = { attemptId: string; lines: readonly LedgerLine[] }

export type RenewalMove = {
  now: Date
  because?: NotRenewed
  policyNumber?: string
  nextTryAt?: Date | undefined
  /** The bank refused the card. */
  isRefused?: true
  /** The cost of cover that we held without a payment, booked with the move (D-278). */
  heldCost?: HeldCost | undefined
  /** Staff did it by hand: recorded with the move. */
  by?: Actor
  /** What its customer was told is no longer true: a first notice is due again. */
  isNotifiedAnew?: true
}

export type RenewalStore = {
  /** Policies that end in this span and have no next period stored; the earliest end first. */
  endingPolicies(ending: { term: Term; after: Date; before: Date }): Promise<readonly PolicyKey[]>
  /** The first policy of the chain, and which period this one is. */
  chainOf(key: PolicyKey): Promise<{ firstPolicy: string; period: number }>
  /** False when it was stored before. */
  openRenewal(renewal: NewRenewal): Promise<boolean>
  /** The period after a policy, if one is stored. */
  renewalAfter(key: PolicyKey): Promise<Renewal | undefined>
  /** A few hundred at most, the earliest end first. */
  renewalsFor(task: RenewalTask, at: { today: LocalDate; now: Date }): Promise<readonly Renewal[]>
  /** Stores the reference its quote will have. The first one stays and is returned. */
  nameQuote(key: RenewalKey, reference: string): Promise<string>
  /** Moves to `charging`, unless another process did, or it is stopped or cancelled. Of several, one succeeds. */
  claimCharge(renewal: Renewal, now: Date): Promise<Renewal | undefined>
  /** False when it has left the state it was read in. */
  moveRenewal(renewal: Renewal, to: RenewalState, move: RenewalMove): Promise<boolean>
  /** With the version whose price the notice shows, if any. */
  markNotified(
    key: RenewalKey,
    which: NoticeKind,
    notice: { now: Date; version?: number | undefined; endsTold?: number | undefined },
  ): Promise<void>
  /** Whether the same person has another policy for the same vehicle that covers the day after this one. */
  hasCoverAfter(key: PolicyKey & { reference: string }, lastDay: LocalDate): Promise<boolean>
  /** The mail server refused an email about this period. */
  markMailFailed(key: RenewalKey, now: Date): Promise<void>
  /**
   * No period of this chain is charged from now on; one that is not being charged is stopped. With the job of its email. False when it
   * was stopped before.
   */
  stopChain(chain: RenewalChain & PolicyKey, set: RenewalSetBy): Promise<boolean>
  isStopped(chain: RenewalChain): Promise<boolean>
  /** Reverts a stop, before the next period is stored, with the job of its email. False when there was none. */
  resumeChain(chain: RenewalChain & PolicyKey, set: RenewalSetBy): Promise<boolean>
  /** The last time that it was turned on or off for this policy. */
  lastSetOf(key: PolicyKey): Promise<{ isOn: boolean; at: Date } | undefined>
}

/** What people record of a period that ended without what should have come with it (DSK-517). */
export type RenewalsByHand = {
  /** The cost of cover without a payment. False if it was booked before. */
  bookHeld(renewal: Renewal, cost: HeldCost, set: { now: Date; by: Actor }): Promise<boolean>
  /** The customer knows that cover is over: no email says it any more. */
  markTold(renewal: Renewal, set: { now: Date; by: Actor }): Promise<void>
}

export type RenewalChain = { tenant: BrandCode; firstPolicy: string }

/** When a renewal was turned on or off, and the person of staff who did it for the customer. */
export type RenewalSetBy = { now: Date; by: Actor | undefined }

/** Why a reminder is due: the day after the quote was made, or a week before it ends. */
export type ReminderKind = 'day-after' | 'before-expiry'

export type ReminderStore = {
  /**
   * Quotes that their customer has opened, that are still for sale and that are the latest of this address for this vehicle. None
   * for customers who have bought for that vehicle.
   */
  unboughtQuotes(
    made: { from: Date; before: Date } | { expiringFrom: Date; expiringBefore: Date },
    now: Date,
  ): Promise<readonly QuoteKey[]>
}

/** An address by its hash: an opt-out is stored without storing whose it is. */
export type HashedAddress = { tenant: BrandCode; addressHash: Uint8Array }

export type EmailStopStore = EmailClaims & {
  saveStopLink(link: HashedAddress & { tokenHash: Uint8Array }, now: Date): Promise<void>
  /** False when there is no such link. One-click unsubscribe by a mail program names no brand; the link does. */
  stopEmails(link: { tenant: BrandCode | undefined; tokenHash: Uint8Array }, now: Date): Promise<boolean>
  areStopped(address: HashedAddress): Promise<boolean>
}

/** A link to what follows a policy. Only the hash of its token is stored. */
export type SubscriptionLinkStore = {
  saveSubscriptionLink(
    link: { tenant: BrandCode; tokenHash: Uint8Array; firstPolicy: string },
    until: { now: Date; endsAt: Date },
  ): Promise<void>
  findSubscriptionLink(
    link: { tenant: BrandCode; tokenHash: Uint8Array },
    now: Date,
  ): Promise<{ firstPolicy: string } | undefined>
}

/** A saved card. The provider has it; we have its id there, the last four digits, by which its owner recognises it, and its expiry. */
export type SavedCard = SavedMethod & {
  provider: CardProviderName
  lastFour: string | undefined
  /** The last month it can be charged in, as "2027-02"; unknown for cards saved before it was stored. */
  expiresIn: string | undefined
}

export type SavedCardStore = {
  /** The first one saved for a policy stays. */
  saveCard(key: PolicyKey, card: SavedCard, now: Date): Promise<void>
  findCard(key: PolicyKey): Promise<SavedCard | undefined>
  /** The one saved last for any policy of a chain. */
  newestCard(chain: { tenant: BrandCode; firstPolicy: string }): Promise<SavedCard | undefined>
}

/** A saved card, and whether another policy has the same one at the provider. */
export type KeptCard = PolicyKey & SavedMethod & { provider: CardProviderName; isShared: boolean }

export type CardRemovalStore = {
  /**
   * Cards to which nothing more can be charged: the newest policy of the chain never renews automatically, was cancelled, has ended
   * without another, or can no longer be set to renew; or a newer card is charged instead.
   */
  unchargeable(now: Date, most: number): Promise<readonly KeptCard[]>
  deleteCard(key: PolicyKey): Promise<void>
}

/** What unprompted emails need: sending, opt-outs, and where links lead. */
export type NoticePorts = {
  policies: SentEmails
  emailStops: EmailStopStore
  sendEmail: SendEmail
  linkTo: LinkTo
  clock: PaymentPorts['clock']
}

/** What renewing a policy needs: everything a purchase does, and a few stores of its own. */
export type RenewalPorts = PaymentPorts &
  NoticePorts & {
    quotes: QuoteStore
    contacts: ContactStore
    renewals: RenewalStore
    savedCards: SavedCardStore
    cancellations: CancellationStore
    subscriptionLinks: SubscriptionLinkStore
    quoteTokens: Pick<QuoteTokenStore, 'saveToken'>
  }
