import { linkParameters, links, referenceIn, SOURCE_PARAMETER, tokenIn } from '@milepost/contract/links'
import { comparisonSiteOf } from '@milepost/domain/brands/comparison-sites'
import { possibleReference } from '@milepost/domain/quote/possible-reference'

/** What a link to a quote asks for (AGG-01, AGG-02). */
export type LandingLink =
  | { kind: 'comparison-site'; token: string; quoteReference: string; isBreakdownSelected: boolean }
  /** Opened by a press, unless its customer has just passed a check in this tab (RMD-05). */
  | { kind: 'emailed-link'; token: string; isUnlocked?: boolean }
  /** Part of it is missing, or it names a quote by something that is no name of one. */
  | { kind: 'damaged'; of: 'comparison-site' | 'emailed-link'; quoteReference?: string }

export type LandingParameters = {
  link: LandingLink | undefined
  /** The comparison site the link was made for, where it is one we know: an address can say anything. */
  site: string | undefined
  redirectedFrom: string | undefined
  /** The address without any of them. */
  rest: string
}

/** The pages a link may lead to (D-228). The reminder's page takes its own. */
const landings: readonly string[] = links['emailed-link'].pages

const names = [
  'token',
  'quoteref',
  'isbreakdownselected',
  'quote',
  'redirected-from',
  SOURCE_PARAMETER.toLowerCase(),
]

/** A word, and never an address: nobody is sent anywhere by it (T12). */
const WORD = /^[A-Za-z0-9_-]{1,40}$/

/** Whether a link may lead here; however the site that made it wrote the address. */
export function isLanding(pathname: string): boolean {
  const asked = pathname.toLowerCase()
  return landings.some((path) => asked.startsWith(path) && /^\/*$/.test(asked.slice(path.length)))
}

/** Names are matched whatever their case (D-229); the first of two alike counts. None: nothing here is for the landing. */
export function landingParameters(address: { search: string; hash: string }): LandingParameters | undefined {
  const given = new Map<string, string>()
  const rest = new URLSearchParams()
  for (const [name, value] of linkParameters(address)) {
    const known = names.find((each) => each === name.toLowerCase())
    if (known === undefined) rest.append(name, value)
    else if (!given.has(known)) given.set(known, value.trim())
  }
  if (given.size === 0) return undefined
  const word = given.get('redirected-from')
  return {
    link: linkIn(given),
    site: comparisonSiteOf(given.get(SOURCE_PARAMETER.toLowerCase())?.replace(/\W+$/, ''))?.key,
    redirectedFrom: word !== undefined && WORD.test(word) ? word : undefined,
    rest: rest.size === 0 ? '' : `?${rest}`,
  }
}

function linkIn(given: ReadonlyMap<string, string>): LandingLink | undefined {
  const [site, named, emailed] = [given.get('token'), given.get('quoteref'), given.get('quote')]
  const reference = referenceIn(named ?? '')
  const quoteReference = possibleReference.test(reference) ? reference : undefined
  if (site !== undefined && quoteReference !== undefined) {
    const token = tokenIn(site)
    if (token === undefined) return { kind: 'damaged', of: 'comparison-site', quoteReference }
    const isBreakdownSelected = /^true\b/i.test(given.get('isbreakdownselected') ?? '')
    return { kind: 'comparison-site', token, quoteReference, isBreakdownSelected }
  }
  if (emailed !== undefined) {
    const token = tokenIn(emailed)
    return token === undefined ? { kind: 'damaged', of: 'emailed-link' } : { kind: 'emailed-link', token }
  }
  if (site === undefined && named === undefined) return undefined
  return { kind: 'damaged', of: 'comparison-site', ...(quoteReference && { quoteReference }) }
}

/** Told with a link that is followed inside the site, by the page where its customer has just passed a check (RMD-05). */
export const unlocked = { isUnlocked: true } as const

export function asUnlocked(link: LandingLink, locationState: unknown): LandingLink {
  const isUnlocked =
    typeof locationState === 'object' &&
    locationState !== null &&
    Reflect.get(locationState, 'isUnlocked') === true
  return link.kind === 'emailed-link' ? { ...link, isUnlocked } : link
}
