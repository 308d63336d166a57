import { type Campaign, campaignCookie, campaignFrom, isMobileApp, readCampaign } from './campaign'

/** Places for analytics and consent tools to plug in; nothing is sent anywhere by default (JRN-22, D-018). */
declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
    /** A consent tool answers whether the campaign cookie may be written; allowed when there is none (D-023). */
    milepostConsent?: (purpose: 'campaign-cookie') => boolean
    /** A host app that shows the site inside itself may say so (D-024). */
    milepostInApp?: boolean
  }
}

/** Whose visitor it is, and of which comparison site, where that is known (JRN-24, D-022). */
export type Visitor = { channel: 'Aggregator'; source: string | undefined } | { channel: 'Direct' }

/** Paths only: an address bar may hold tokens, and they stay there (JRN-23, JRN-24). */
export function trackPageView(path: string, visitor: Visitor): void {
  if (path !== '/') push({ event: 'page_view', path, ...visitor })
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

/** Who sent the customer here is told with every event, where it is known (AGG-15, D-234). */
export function tellRedirectedFrom(ask: () => string | undefined): void {
  redirectedFrom = ask
}

function push(entry: Record<string, unknown>): void {
  const from = redirectedFrom()
  window.dataLayer ??= []
  window.dataLayer.push(from === undefined ? entry : { ...entry, redirectedFrom: from })
}
