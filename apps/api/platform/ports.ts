import type { JourneyId } from '@milepost/domain/terms/identity'
/** The instant now; the only clock an action may read. */
export type Clock = () => Date

/** Does work once the caller has been answered. It is not lost when the process is told to stop, but it is when the process dies. */
export type Later = (work: () => Promise<void>) => void

/** The pages a link of ours may lead to. */
export type LinkedPage =
  | 'start'
  | 'saved-quote'
  | 'emailed-link'
  | 'quote'
  | 'comparison-result'
  | 'vehicle-landing'
  | 'subscription'
  | 'stop-emails'
  | 'stop-emails-at-once'

/** A page of a journey, where settings say visitors find it; undefined when no host of ours serves the journey. */
export type LinkTo = (journey: JourneyId, page: LinkedPage) => URL | undefined

/** Whether a host name is one of ours and serves the journey. */
export type IsServedAt = (journey: JourneyId, hostname: string) => boolean

/** Why a provider gave no answer; the provider's own words never pass this line. */
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
