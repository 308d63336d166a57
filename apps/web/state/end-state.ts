import type { RestartOffer } from '@milepost/contract/problem'
import { endOfQuote } from '../api/error-catalogue.ts'
import type { Refused } from '../api/retrieve-quote.ts'
import { paths } from '../paths.ts'

/** Location state passed to an end page. The browser stores it with the history entry, so it survives a reload. */
export type EndState = {
  /** The page that failed, where "refresh" leads (END-06). */
  again?: string
  /** The policy was cancelled, and can be restarted (D-224). */
  restart?: RestartOffer
}

export type End = { to: string; replace: boolean; state?: EndState }

/** The end page of a quote that its owner was refused, with its location state. */
export function endOfRefusal({ code, restart }: Refused): End {
  return { ...endOfQuote(code), ...(restart && { state: { restart } }) }
}

/** Only one of our pages: the history entry could have been tampered with (T12). */
export function pageToTryAgain(locationState: unknown): string | undefined {
  const again = inside(locationState, 'again')
  return Object.values<unknown>(paths).includes(again) ? String(again) : undefined
}

export function restartOfferIn(locationState: unknown): RestartOffer | undefined {
  const restart = inside(locationState, 'restart')
  const until = inside(restart, 'until')
  const quoteReference = inside(restart, 'quoteReference')
  if (typeof until !== 'string') return undefined
  return { until, ...(typeof quoteReference === 'string' && { quoteReference }) }
}

function inside(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
}

/** Passed to the decline page if no underwriter declined, but our server failed (BUY-19, F30). */
export const serverError = { isOurFault: true } as const

/** Stored by the browser with the history entry, so it survives a reload. */
export function isServerError(locationState: unknown): boolean {
  return (
    typeof locationState === 'object' &&
    locationState !== null &&
    Reflect.get(locationState, 'isOurFault') === true
  )
}
