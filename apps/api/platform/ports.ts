import type { BrandCode, JourneyId } from '@milepost/domain/terms/identity'

/** The current time; the only clock that an action may read. */
export type Clock = () => Date

/** A period that ends now and lasts this many seconds. */
export type Window = { now: Date; seconds: number }

/** Does work after the caller has been answered. It survives a graceful stop, but not a crash. */
export type Later = (work: () => Promise<void>) => void

/** The pages that our links may lead to. */
export type LinkedPage =
  | 'start'
  | 'saved-quote'
  | 'emailed-link'
  | 'quote'
  | 'referral-question'
  | 'retrieval'
  | 'comparison-result'
  | 'vehicle-landing'
  | 'subscription'
  | 'restart'
  | 'stop-emails'
  | 'stop-emails-at-once'

/** A page of a journey at its configured address; undefined if no host serves the journey. */
export type LinkTo = (journey: JourneyId, page: LinkedPage) => URL | undefined

/** Whether a host name is one of ours and serves the journey. */
export type IsServedAt = (journey: JourneyId, hostname: string) => boolean

/** Whom we call, by the names in metrics and logs. */
export const providers = [
  'vehicle',
  'address',
  'mail',
  'card',
  'bank',
  'portal',
  'finance',
  'review',
  'customer-reviews',
  'objects',
] as const

export type Provider = (typeof providers)[number]

/** Why a provider gave no answer; the provider's own message is never passed on. */
export type ProviderFailure =
  | 'timed-out'
  | 'unreachable'
  | 'refused'
  | 'throttled'
  | 'broken'
  | 'open-circuit'

export type Found<T> = { kind: 'found'; value: T }
export type NotFound = { kind: 'not-found' }
export type Failed = { kind: 'failed'; reason: ProviderFailure }

/** What a call is about: a brand, and those of its journeys that the product it names may mean (D-004). */
export type Scope = { tenant: BrandCode; journeys: readonly JourneyId[] }

/** The caller: a browser and its network. A new browser costs nothing; a new address does. */
export type Asker = {
  /** The session that a quote is opened for. */
  session: string
  /** The last session of this browser, perhaps ended: it opens nothing, but tries are counted by it. */
  lastSession: string
  address: string
}
