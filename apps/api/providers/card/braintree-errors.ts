import type { Failure } from './library-calls'

/** The library's errors are known by their names only. */
const failures: Readonly<Record<string, Failure>> = {
  authenticationError: 'refused',
  authorizationError: 'refused',
  upgradeRequired: 'refused',
  tooManyRequestsError: 'throttled',
  requestTimeoutError: 'timed-out',
  gatewayTimeoutError: 'timed-out',
  serverError: 'broken',
  serviceUnavailableError: 'broken',
}

export function braintreeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return 'broken'
  // Silence and a line that broke have a name in common and are told apart by its own words.
  if (error.message === 'Request timed out') return 'timed-out'
  if (error.message.startsWith('Unexpected request error')) return 'unreachable'
  return failures[error.name] ?? 'broken'
}

export function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === 'notFoundError'
}
