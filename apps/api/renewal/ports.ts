import type { Term } from '@milepost/domain/outcome/underwritten-option'
import type { RenewalState } from '@milepost/domain/renewal/renewal-states'
import type { NotByItself } from '@milepost/domain/renewal/renews-by-itself'
import type { BrandCode } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { PolicyKey } from '../platform/jobs/ports'

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
  firstToldAt: Date | undefined
  remindedAt: Date | undefined
  /** The bad news its customer has had of it. */
  toldState: 'failed' | 'lapsed' | undefined
  /** The version of its quote that its customer was told the price of last. */
  toldVersion: number | undefined
  /** When its customer was asked for answers that it waits for, and asked once more (D-266). */
  askedAt: Date | undefined
  askedAgainAt: Date | undefined
  movedAt: Date
}

export type NewRenewal = RenewalKey &
  Pick<Renewal, 'fromPolicy' | 'lastDay' | 'term' | 'plan' | 'state' | 'because' | 'firstToldAt'> & {
    openedAt: Date
  }

/** What there is to do: letters to write, cards to charge, charges whose end is to be seen, periods whose time is up. */
export type RenewalTask = 'to-tell' | 'to-charge' | 'to-settle' | 'to-end'

/** What a customer was told: the first word, the second, that we need answers, or that a payment, or the cover, came to an end. */
export type ToldOf = 'first' | 'reminder' | 'asked' | 'asked-again' | 'failed' | 'lapsed'

export type RenewalMove = {
  now: Date
  because?: NotRenewed
  policyNumber?: string
  nextTryAt?: Date | undefined
  /** What its customer was told before holds no longer: they are due a first word once more. */
  isToldAnew?: true
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
  markTold(key: RenewalKey, which: ToldOf, told: { now: Date; version?: number | undefined }): Promise<void>
  /** No period of this chain is charged from now on; one that is not being charged is stopped. */
  stopChain(chain: { tenant: BrandCode; firstPolicy: string }, now: Date): Promise<void>
  isStopped(chain: { tenant: BrandCode; firstPolicy: string }): Promise<boolean>
}
