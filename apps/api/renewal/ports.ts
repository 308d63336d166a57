import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { NotByItself } from '@milepost/domain/renewal/automatic-renewal'
import type { RenewalState } from '@milepost/domain/renewal/renewal-states'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { PaymentPorts } from '../payment/ports'
import type { CardProviderName, SavedMethod } from '../payment/provider-ports'
import type { SendEmail } from '../platform/email/ports'
import type { PolicyKey } from '../platform/jobs/ports'
import type { LinkTo } from '../platform/ports'
import type { CancellationStore } from '../policy/ports'
import type { ContactStore, QuoteKey, QuoteStore } from '../quote/ports'
import type { QuoteTokenStore } from '../retrieval/ports'

/** The period that follows a policy. There is one of each, whoever looks first (F29). */
export type RenewalKey = { tenant: BrandCode; firstPolicy: string; period: number }

/** What is done about it: the card is charged, the customer is invited, or nothing but to say that cover ends. */
export type RenewalPlan = 'by-itself' | 'invitation' | 'none'

/** Why a period does not follow, where it does not. */
export type NotRenewed = NotByItself | 'stopped' | 'cancelled' | 'not-offered' | 'card-gone'

export type Renewal = RenewalKey & {
  /** The policy it follows, and that one's last day. */
  fromPolicy: string
  lastDay: LocalDate
  term: Term
  plan: RenewalPlan
  state: RenewalState
  because: NotRenewed | undefined
  /** The quote for it; drawn before the quote is made. */
  reference: string | undefined
  /** What it became. */
  policyNumber: string | undefined
  tries: number
  nextTryAt: Date | undefined
  firstNotifiedAt: Date | undefined
  remindedAt: Date | undefined
  /** The bad news its customer has had of it. */
  notifiedState: 'failed' | 'lapsed' | undefined
  /** The version of its quote that its customer was told the price of last. */
  notifiedVersion: number | undefined
  /** When its customer was asked for answers that it waits for, and asked once more (D-266). */
  askedAt: Date | undefined
  askedAgainAt: Date | undefined
  movedAt: Date
}

export type NewRenewal = RenewalKey &
  Pick<Renewal, 'fromPolicy' | 'lastDay' | 'term' | 'plan' | 'state' | 'because' | 'firstNotifiedAt'> & {
    openedAt: Date
  }

/** What there is to do: emails to write, cards to charge, charges whose end is to be seen, periods whose time is up. */
export type RenewalTask = 'to-tell' | 'to-charge' | 'to-settle' | 'to-end'

/** What a customer was told: the first word, the second, that we need answers, or that a payment, or the cover, came to an end. */
export type NoticeKind = 'first' | 'reminder' | 'asked' | 'asked-again' | 'failed' | 'lapsed'

export type RenewalMove = {
  now: Date
  because?: NotRenewed
  policyNumber?: string
  nextTryAt?: Date | undefined
  /** What its customer was told before holds no longer: they are due a first word once more. */
  isNotifiedAnew?: true
}

export type RenewalStore = {
  /** Policies that end between then and then and of whose next period nothing is written; those that end first, first. */
  endingPolicies(ending: { term: Term; after: Date; before: Date }): Promise<readonly PolicyKey[]>
  /** Which period of which first policy a policy is. */
  chainOf(key: PolicyKey): Promise<{ firstPolicy: string; period: number }>
  /** False when it was written before. */
  openRenewal(renewal: NewRenewal): Promise<boolean>
  /** What follows a policy, if anything has been written of it. */
  renewalAfter(key: PolicyKey): Promise<Renewal | undefined>
  /** A few hundred at most: those that end first, first. */
  renewalsFor(task: RenewalTask, at: { today: LocalDate; now: Date }): Promise<readonly Renewal[]>
  /** Gives it the name its quote will have; the first one stays, and is told. */
  nameQuote(key: RenewalKey, reference: string): Promise<string>
  /** To `charging`, unless somebody else is there, or it is stopped or cancelled. Of many who try one gets it. */
  claimCharge(renewal: Renewal, now: Date): Promise<Renewal | undefined>
  /** False when it is no longer in the state it was seen in. */
  moveRenewal(renewal: Renewal, to: RenewalState, move: RenewalMove): Promise<boolean>
  /** With the version whose price was told, where one was. */
  markNotified(
    key: RenewalKey,
    which: NoticeKind,
    notice: { now: Date; version?: number | undefined },
  ): Promise<void>
  /** No period of this chain is charged from now on; one that is not being charged is stopped. */
  stopChain(chain: { tenant: BrandCode; firstPolicy: string }, now: Date): Promise<void>
  isStopped(chain: { tenant: BrandCode; firstPolicy: string }): Promise<boolean>
}

/** Why an unbought quote is brought to mind: the day after it was made, or a week before it ends. */
export type ReminderKind = 'day-after' | 'before-expiry'

export type ReminderStore = {
  /**
   * Quotes that were opened by their customer, are still for sale, and are the last this address asked for this vehicle. None of
   * somebody who has bought for that vehicle.
   */
  unboughtQuotes(
    made: { from: Date; before: Date } | { expiringFrom: Date; expiringBefore: Date },
    now: Date,
  ): Promise<readonly QuoteKey[]>
}

/** An address, by its hash: what nobody may be reminded at is kept without keeping whose it is. */
export type HashedAddress = { tenant: BrandCode; addressHash: Uint8Array }

export type EmailStopStore = {
  saveStopLink(link: HashedAddress & { tokenHash: Uint8Array }, now: Date): Promise<void>
  /** False when there is no such link. A mail program that presses it for its reader knows no brand; the link does. */
  stopEmails(link: { tenant: BrandCode | undefined; tokenHash: Uint8Array }, now: Date): Promise<boolean>
  areStopped(address: HashedAddress): Promise<boolean>
  /** Of many who want to send the same email at once one may; should it die, another may a while later. */
  claimEmail(email: { subject: string; template: string }, now: Date): Promise<boolean>
  releaseEmail(email: { subject: string; template: string }): Promise<void>
}

/** A link to what follows a policy. Only the hash of its token is kept. */
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

/** A card its customer let us keep. The provider has it; we have its name there, and the four digits its owner knows it by. */
export type SavedCard = SavedMethod & { provider: CardProviderName; lastFour: string | undefined }

export type SavedCardStore = {
  /** The first one kept for a policy stays. */
  saveCard(key: PolicyKey, card: SavedCard, now: Date): Promise<void>
  findCard(key: PolicyKey): Promise<SavedCard | undefined>
  /** The one kept last for any policy of a chain. */
  newestCard(chain: { tenant: BrandCode; firstPolicy: string }): Promise<SavedCard | undefined>
}

/** What it takes to write to customers by ourselves: the emails, who wants none, and where links lead. */
export type NoticePorts = {
  policies: Pick<
    PaymentPorts['policies'],
    'wasEmailed' | 'recordEmailed' | 'recordHandedOver' | 'forgetHandedOver'
  >
  emailStops: EmailStopStore
  sendEmail: SendEmail
  linkTo: LinkTo
  clock: PaymentPorts['clock']
}

/** What it takes to let one policy follow another: the till, and a few stores of its own. */
export type RenewalPorts = PaymentPorts &
  NoticePorts & {
    quotes: QuoteStore
    contacts: ContactStore
    renewals: RenewalStore
    savedCards: SavedCardStore
    cancellations: Pick<CancellationStore, 'findCancellation'>
    subscriptionLinks: SubscriptionLinkStore
    quoteTokens: Pick<QuoteTokenStore, 'saveToken'>
  }
