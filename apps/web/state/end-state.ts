import type { RestartOffer } from '@milepost/contract/problem'
import { endOfQuote } from '../api/error-catalogue'
import type { Refused } from '../api/retrieve-quote'
import { paths } from '../paths'

/** What the page before tells an end page. Kept by the browser with the page's place in its history, so a reload knows it too. */
export type EndState = {
  /** The page that failed, where "refresh" leads (END-06). */
  again?: string
  /** The policy was cancelled, and can be restarted (D-224). */
  restart?: RestartOffer
}

export type End = { to: string; replace: boolean; state?: EndState }

/** The end page of a quote that its owner was refused, with what it has to tell them. */
export function endOfRefusal({ code, restart }: Refused): End {
  return { ...endOfQuote(code), ...(restart && { state: { restart } }) }
}

/** Only a page of ours: whoever sits at the browser could write into its history (T12). */
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

/** What is told to the decline page when no underwriter said no, but something of ours broke on the way (BUY-19, F30). */
export const serverError = { isOurFault: true } as const

/** Kept by the browser with the page's place in its history, so a reload knows it too. */
export function isServerError(locationState: unknown): boolean {
  return (
    typeof locationState === 'object' &&
    locationState !== null &&
    Reflect.get(locationState, 'isOurFault') === true
  )
}
