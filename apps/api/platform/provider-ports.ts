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
