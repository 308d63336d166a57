import { possibleReference } from '@milepost/domain/quote/possible-reference'
import { paths } from '../../paths'

/** What a link to a quote asks for (AGG-01, AGG-02). */
export type LandingLink =
  | { kind: 'comparison-site'; token: string; quoteReference: string; isBreakdownSelected: boolean }
  | { kind: 'token'; token: string }
  /** It names a quote by halves, or by something that is no name of one. */
  | { kind: 'broken' }

export type LandingParameters = {
  link: LandingLink | undefined
  redirectedFrom: string | undefined
  /** The address without any of them. */
  rest: string
}

/** The pages a link may lead to (D-228). The reminder's page takes its own. */
const landings: readonly string[] = [
  paths.results,
  paths.pcwResult,
  paths.vehicleLanding,
  paths.policySelection,
]

const names = ['token', 'quoteref', 'isbreakdownselected', 'quote', 'redirected-from'] as const
type Name = (typeof names)[number]

const TOKEN = /^[A-Za-z0-9_-]{1,128}$/
/** A word, and never an address: nobody is sent anywhere by it (T12). */
const WORD = /^[A-Za-z0-9_-]{1,40}$/

/** Whether a link may lead here; however the site that made it wrote the address. */
export function isLanding(pathname: string): boolean {
  const asked = pathname.toLowerCase()
  return landings.some((path) => asked.startsWith(path) && /^\/*$/.test(asked.slice(path.length)))
}

/** Names are matched whatever their case (D-229); the first of two alike counts. None: nothing here is for the landing. */
export function landingParameters(search: string): LandingParameters | undefined {
  const given = new Map<Name, string>()
  const rest = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(search)) {
    const known = names.find((each) => each === name.toLowerCase())
    if (known === undefined) rest.append(name, value)
    else if (!given.has(known)) given.set(known, value.trim())
  }
  if (given.size === 0) return undefined
  const word = given.get('redirected-from')
  return {
    link: linkIn(given),
    redirectedFrom: word !== undefined && WORD.test(word) ? word : undefined,
    rest: rest.size === 0 ? '' : `?${rest}`,
  }
}

function linkIn(given: ReadonlyMap<Name, string>): LandingLink | undefined {
  const site = given.get('token')
  const quoteReference = given.get('quoteref')
  const token = given.get('quote')
  if (site !== undefined && quoteReference !== undefined) {
    if (!TOKEN.test(site) || !possibleReference.test(quoteReference)) return { kind: 'broken' }
    const isBreakdownSelected = given.get('isbreakdownselected')?.toLowerCase() === 'true'
    return { kind: 'comparison-site', token: site, quoteReference, isBreakdownSelected }
  }
  if (token !== undefined) return TOKEN.test(token) ? { kind: 'token', token } : { kind: 'broken' }
  return site === undefined && quoteReference === undefined ? undefined : { kind: 'broken' }
}
