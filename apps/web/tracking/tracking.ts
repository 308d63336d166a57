/** Hooks for analytics and consent tools; nothing is sent to third parties by default (JRN-22, D-018). */
declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
    /**
     * A consent tool decides whether the campaign cookie may be written and whether our own counts may record the visit; both are allowed
     * without one (D-023, DSK-901).
     */
    milepostConsent?: (purpose: 'campaign-cookie' | 'visit-events') => boolean
    /** Set by an app that embeds the site (D-024). */
    milepostInApp?: boolean
  }
}

/** The channel of the visitor, and the comparison site if it is known (JRN-24, D-022). */
export type Visitor = { channel: 'Aggregator'; source: string | undefined } | { channel: 'Direct' }

/** Paths only: the URL may contain tokens, which must not be tracked (JRN-23, JRN-24). */
export function trackPageView(path: string, visitor: Visitor): void {
  if (path !== '/') push({ event: 'page_view', path, ...visitor })
  noteVisit({ kind: 'page', path })
}

/** What our own counts record of a visit: pages, mistakes by their names, and what was pressed. Never an answer (DSK-901). */
export type VisitNote =
  | { kind: 'page'; path: string }
  | { kind: 'error'; field: string; code: string }
  | { kind: 'extra-added'; code: string }
  | { kind: 'buy-pressed' }

let hear: ((note: VisitNote) => void) | undefined
const unheard: VisitNote[] = []
const MOST_UNHEARD = 40

/** The code that reads notes is loaded after the page; until then they wait. */
export function noteVisit(note: VisitNote): void {
  if (hear) hear(note)
  else if (unheard.length < MOST_UNHEARD) unheard.push(note)
}

export function hearVisit(listener: (note: VisitNote) => void): void {
  hear = listener
  for (const note of unheard.splice(0)) listener(note)
}

export function trackEvent(event: string, details: Readonly<Record<string, string>> = {}): void {
  push({ event, ...details })
}

export function rememberCampaign(): Campaign {
  const campaign = campaignFrom(location.search, readCampaign(document.cookie))
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is not in every browser we serve
  if (window.milepostConsent?.('campaign-cookie') ?? true) document.cookie = campaignCookie(campaign)
  return campaign
}

export function inMobileApp(): boolean {
  return (
    window.milepostInApp === true || isMobileApp(campaignFrom(location.search, readCampaign(document.cookie)))
  )
}

let redirectedFrom: () => string | undefined = () => undefined

/** Who sent the customer here is added to every event, if it is known (AGG-15, D-234). */
export function tellRedirectedFrom(ask: () => string | undefined): void {
  redirectedFrom = ask
}

function push(entry: Record<string, unknown>): void {
  const from = redirectedFrom()
  window.dataLayer ??= []
  window.dataLayer.push(from === undefined ? entry : { ...entry, redirectedFrom: from })
}

/** Where a visitor came from, stored for thirty days in one cookie (JRN-25, JRN-26, CON-13, D-023). */
const parameters = ['gclid', 'campaign', 'medium', 'source', 'term', 'platform'] as const

type Campaign = { platform: string } & Partial<Record<(typeof parameters)[number], string>>

const CAMPAIGN_COOKIE = 'quote_tracking'
const THIRTY_DAYS = 30 * 24 * 60 * 60
const LONGEST_VALUE = 200

/** New parameters overwrite, absent ones keep their earlier value. */
export function campaignFrom(search: string, earlier: Campaign | undefined): Campaign {
  const query = new URLSearchParams(search)
  const found = parameters.flatMap((name) => {
    const value = query.get(name)?.slice(0, LONGEST_VALUE)
    return value ? [[name, value]] : []
  })
  return { platform: 'Online', ...earlier, ...Object.fromEntries(found) }
}

export function campaignCookie(campaign: Campaign): string {
  const value = encodeURIComponent(JSON.stringify(campaign))
  return `${CAMPAIGN_COOKIE}=${value}; Path=/; Max-Age=${THIRTY_DAYS}; Secure; SameSite=Strict`
}

/** A cookie that was tampered with counts as none. */
export function readCampaign(cookies: string): Campaign | undefined {
  const raw = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CAMPAIGN_COOKIE}=`))
    ?.slice(CAMPAIGN_COOKIE.length + 1)
  if (!raw) return undefined
  try {
    const value: unknown = JSON.parse(decodeURIComponent(raw))
    if (typeof value !== 'object' || value === null) return undefined
    const known = Object.entries(value).filter(
      ([name, text]) => parameters.some((parameter) => parameter === name) && typeof text === 'string',
    )
    return { platform: 'Online', ...Object.fromEntries(known) }
  } catch {
    return undefined
  }
}

/** The mobile app opens the site with platform=App (D-024). */
export function isMobileApp(campaign: Campaign): boolean {
  return campaign.platform.toLowerCase() === 'app'
}
