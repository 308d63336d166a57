import { shortMark } from '@milepost/domain/values/short-mark'
import { pathOf, paths, stepAt } from '../paths'

/**
 * What is told of an error: names of ours, the page, and a number that is the same for the same place in the code. Never a message,
 * an answer or an address with its parameters: those may hold personal facts (T6, D-018).
 */
export type ErrorReport = {
  kind: 'error' | 'rejection'
  /** The kind of error, as in TypeError; or the call that failed without a word. */
  name: string
  /** The code of an error answer, where there was one. */
  code: string
  route: string
  stack: string
  journey: string
}

/** A page that fails again and again tells so a few times, each thing once. */
const MOST = 20
const reported = new Set<string>()

export function reportError(kind: ErrorReport['kind'], error: unknown): void {
  const report: ErrorReport = {
    kind,
    name: word(property(error, 'name')) || 'Error',
    code: word(property(error, 'code')),
    route: routeOf(pathOf(location.pathname)),
    stack: hash(frames(property(error, 'stack'))),
    journey: document.documentElement.dataset['journey'] ?? '',
  }
  const text = JSON.stringify(report)
  if (reported.has(text) || reported.size >= MOST) return
  reported.add(text)
  window.milepostErrors?.report(report)
  const address = document.querySelector<HTMLMetaElement>('meta[name="error-report-url"]')?.content
  // JSON sent as plain text: so it goes out even from a page that is being left, and without asking the other side first.
  if (address) navigator.sendBeacon(address, text)
}

function property(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : ''
}

/** A name of somebody's making is a sentence or holds an @ or a digit too many; one of ours does not. */
function word(text: string): string {
  return /^[A-Za-z][A-Za-z0-9_-]{0,59}$/.test(text) ? text : ''
}

/** Only addresses of ours are told; any other was typed by somebody. */
function routeOf(path: string): string {
  const known: readonly string[] = Object.values(paths)
  return known.includes(path) || stepAt(path) ? path : 'other'
}

/** The places in our files, without the message the first line holds and without where the site is served from. */
function frames(stack: string): readonly string[] {
  return stack.split(/[\s()@/?]+/).filter((part) => /^[\w.-]+\.(?:js|ts|tsx):\d+:\d+$/.test(part))
}

function hash(places: readonly string[]): string {
  return places.length === 0 ? '' : shortMark(places.join())
}
