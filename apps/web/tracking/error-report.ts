import { shortMark } from '@milepost/domain/values/short-mark'
import { pathOf, paths, stepAt } from '../paths.ts'

/**
 * What is reported of an error: names of ours, the page, and a hash of the place in the code. Never a message, an answer or a URL
 * with its parameters, which may contain personal data (T6, D-018).
 */
export type ErrorReport = {
  kind: 'error' | 'rejection'
  /** The type of error, such as TypeError, or the call that failed silently. */
  name: string
  /** The code of an error reply, if there was one. */
  code: string
  route: string
  stack: string
  journey: string
}

/** A page that fails repeatedly reports a limited number of errors, each once. */
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
  // JSON sent as plain text: it is sent even from a page that is being left, and without a CORS preflight.
  if (address) navigator.sendBeacon(address, text)
}

function property(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : ''
}

/** Our own names are one short word; text that contains data of a person has spaces or an @ and is dropped. */
function word(text: string): string {
  return /^[A-Za-z][A-Za-z0-9_-]{0,59}$/.test(text) ? text : ''
}

/** Only our own paths are reported; any other was typed by the visitor. */
function routeOf(path: string): string {
  const known: readonly string[] = Object.values(paths)
  return known.includes(path) || stepAt(path) ? path : 'other'
}

/** The positions in our files, without the message in the first line and without the site's host. */
function frames(stack: string): readonly string[] {
  return stack.split(/[\s()@/?]+/).filter((part) => /^[\w.-]+\.(?:js|ts|tsx):\d+:\d+$/.test(part))
}

function hash(places: readonly string[]): string {
  return places.length === 0 ? '' : shortMark(places.join())
}
