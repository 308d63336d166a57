import type { Provenance } from '@milepost/domain/journeys/provenance'
import type { RatedLine } from '@milepost/domain/lines/lines'
import type { Answers } from '@milepost/domain/questions/answers'
import type { GrantedBy } from '@milepost/domain/quote/granted-by'
import type { MarketingPreferences } from '@milepost/domain/quote/marketing-preferences'
import type { Term } from '@milepost/domain/quote/underwritten-option'
import type { Approval } from '@milepost/domain/referral/approval'
import type { ReferralState } from '@milepost/domain/referral/states'
import type { ReferralTerms } from '@milepost/domain/referral/terms'
import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'
import type { LocalDate } from '@milepost/domain/values/local-date'
import type { Pence } from '@milepost/domain/values/pence'
import type { Assessment, Choices } from '@milepost/pricing/outcome'
import type { Rates } from '@milepost/pricing/rating/rates'
import type { Risk } from '@milepost/pricing/risk/risk'
import type { PolicyKey } from '../platform/jobs/ports.ts'
import type { NewSession } from '../platform/session/ports.ts'

/** The status of a quote. Expiry and lock are separate: both come and go without a change to the quote (D-050, D-141). */
export type QuoteStatus = 'priced' | 'referred' | 'declined' | 'taken-up'

/** Why a quote was priced again; shown to the customer with the price. */
export type PricingCause =
  | 'first-price'
  | 'answers'
  | 'add-ons'
  | 'no-claims-protection'
  | 'before-buying'
  | 'new-day'
  /** An underwriter approved it. */
  | 'approved'
  /** Not priced yet: an answer is missing, and this holds the price of the policy before. It cannot be bought (D-266). */
  | 'awaiting-answers'

/** One price of a quote with everything it was made from. Never changed once written, so that what was shown can be shown again. */
export type PricedVersion = {
  /** 1, 2, 3 … */
  version: number
  /** Unguessable; callers name the version by it. */
  outcomeId: string
  answers: Answers
  marketing: MarketingPreferences
  risk: Risk
  choices: Choices
  assessment: Assessment
  cause: PricingCause
  pricedAt: Date
}

export type QuoteKey = { tenant: BrandCode; reference: string }

export type NewQuote = QuoteKey & {
  journey: JourneyId
  term: Term
  channel: 'direct' | 'aggregator'
  status: QuoteStatus
  /** The annual quote that this thirty-day one is paired with, or the reverse (DAT-22). */
  pairedReference: string | undefined
  /** Made from a cancelled policy, to restart it (RST-05). */
  isRestart?: true
  /** Answers assumed in the first version, because the earlier policy was sold before they were asked (D-266). */
  provenance?: Provenance
  /** The price it does not exceed while the details stay the same: a version of an earlier quote (D-262). */
  ceiling?: { reference: string; version: number }
  createdAt: Date
  expiresAt: Date
  first: Omit<PricedVersion, 'version'>
}

/** What underwriters have approved for a quote, and until when its price is held (D-141 without an approval). */
export type StoredApproval = {
  approvals: readonly Approval[]
  terms: ReferralTerms
  /** The version that was decided on. */
  version: number
  /** The day it was decided. */
  on: LocalDate
  until: Date
}

/** The price its customer was told, in an email about their renewal, and until when it is held (D-277). */
export type HeldPrice = { version: number; until: LocalDate }

/** The state of a quote's latest referral, for its customer. */
export type StoredReferral = { state: ReferralState; movedAt: Date; dueAt: Date | undefined }

export type StoredQuote = Omit<NewQuote, 'first'> & {
  /** At the time of the request (D-050). */
  isLocked: boolean
  /** The paired quote was bought: only one of a pair is sold (DAT-22). Its own status is unchanged. */
  isPairedQuoteSold?: true
  /** At the time of the request: an approval expires. */
  approved?: StoredApproval
  /** Only where it was promised to its customer. */
  held?: HeldPrice
  /** Only where the quote was ever referred. */
  referral?: StoredReferral
  current: PricedVersion
}

/** A version that follows another. */
export type NextVersion = QuoteKey & {
  /** The version this one was made from; if another came in between, nothing is written. */
  after: number
  status: QuoteStatus
  next: Omit<PricedVersion, 'version'>
}

/** Who may use a quote: the session that made or unlocked it, until its grant ends. Only a hash of the session is stored. */
export type Grant = {
  sessionHash: Uint8Array
  until: Date
  madeAt: Date
  how: GrantedBy
  /** The session, if it begins with this grant: then it is saved with it (CLU-704). Only with a quote that is made. */
  begins?: NewSession
}

/** A thirty-day policy, with the price it was sold at. */
export type ThirtyDayPolicy = { reference: string; version: number; from: LocalDate; to: LocalDate }

export type QuoteStore = {
  /** Those of a vehicle with this brand, in no order; not the cancelled ones. */
  thirtyDayPolicies(of: { tenant: BrandCode; registration: string }): Promise<readonly ThirtyDayPolicy[]>
  /** All or none. A quote made for a comparison site is held by no browser. `reference-taken` when one of the references exists. */
  createQuotes(quotes: readonly NewQuote[], grant: Grant | undefined): Promise<'created' | 'reference-taken'>
  /** The quote, if the session holds a current grant for it. Otherwise it does not exist. */
  findGranted(
    key: QuoteKey,
    session: { sessionHash: Uint8Array; now: Date },
  ): Promise<StoredQuote | undefined>
  /** For any caller: open calls, which return figures only, and checks that lead to a grant. */
  findQuote(key: QuoteKey, now: Date): Promise<StoredQuote | undefined>
  findVersion(key: QuoteKey, version: number): Promise<PricedVersion | undefined>
  /**
   * All or none; `moved-on` when one is no longer at the version it was made from or has been bought; `being-paid` during a
   * payment for one of them.
   */
  addVersions(versions: readonly NextVersion[]): Promise<'added' | 'moved-on' | 'being-paid'>
  grant(key: QuoteKey, grant: Grant): Promise<void>
  /** Whether this session was ever granted the quote, expired grants included. It opens nothing. */
  hasHeld(key: QuoteKey, sessionHash: Uint8Array): Promise<boolean>
  /** Locks the quote until then or until it is unlocked; false when there is no such quote (D-050). */
  lock(key: QuoteKey, until: Date | undefined): Promise<boolean>
}

/** How the customer wants to be contacted about their purchase (DAT-27). */
export type QuoteContact = {
  email: string
  phone: string
  marketing: MarketingPreferences
  documentsByPost: boolean
  /** Only when a lender would ask (D-166). */
  annualIncome: Pence | undefined
}

export type ContactStore = {
  saveContact(key: QuoteKey, contact: QuoteContact, now: Date): Promise<void>
  /** That of the policy a quote renews, as it is now. A contact that the quote already has stays. */
  copyContact(key: QuoteKey, from: PolicyKey, now: Date): Promise<void>
  findContact(key: QuoteKey): Promise<QuoteContact | undefined>
}

/** One of the documents about a quote: its kind, its name in lists and its file name. */
export type OfferedDocument = { kind: string; name: string; fileName: string }

export type RenderedDocument = { fileName: string; bytes: Uint8Array }

/** A version of a quote with everything that a document shows of it. */
export type DocumentedQuote = Pick<StoredQuote, 'journey' | 'reference' | 'term' | 'channel' | 'current'> & {
  deviceProvider: string | undefined
  /** What protection of the discount is worth, where it is sold (CMA order of 2015). */
  noClaimsScale: NoClaimsScale | undefined
}

export type NoClaimsScale = {
  averageDiscounts: readonly { years: number; percent: number }[]
  stepBack: readonly { years: number; unprotected: readonly number[]; protected: readonly number[] }[]
}

/** Documents made from stored data: the same price always gives the same bytes. */
export type DocumentRenderer = {
  documentsOf(quote: DocumentedQuote): readonly OfferedDocument[]
  /** Undefined for a kind that this quote does not have. */
  renderDocument(kind: string, quote: DocumentedQuote): Promise<RenderedDocument | undefined>
}

/** The document that an id refers to. The id is random and reveals nothing (safety T3). */
export type DocumentAddress = { tenant: BrandCode; reference: string; version: number; kind: string }

export type DocumentStore = {
  /** The ids of these documents of a version, made if there are none yet. */
  documentIds(
    key: QuoteKey,
    version: number,
    kinds: readonly string[],
  ): Promise<readonly { id: string; kind: string }[]>
  findDocument(tenant: BrandCode, id: string): Promise<DocumentAddress | undefined>
}

/** The complete tables of a line in force on a day: the API does not start with incomplete tables. */
export type RatesOn = (line: RatedLine, on: LocalDate) => Rates

/** Whether an underwriter wants to see a quote first (D-050). Without a reply the customer is not held up. */
export type ReviewQuote = (quote: QuoteKey & { surname: string }) => Promise<'clear' | 'under-review'>
