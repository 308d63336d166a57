/** Where a visitor came from, kept for thirty days in one cookie (JRN-25, JRN-26, CON-13, D-023). */
const parameters = ['gclid', 'campaign', 'medium', 'source', 'term', 'platform'] as const

export type Campaign = { platform: string } & Partial<Record<(typeof parameters)[number], string>>

const CAMPAIGN_COOKIE = 'quote_tracking'
const THIRTY_DAYS = 30 * 24 * 60 * 60
const LONGEST_VALUE = 200

/** New parameters overwrite, absent ones keep their earlier value. */
export function campaignFrom(search: string, earlier: Campaign | undefined): Campaign {
  const query = new URLSearchParams(search)
  const given = parameters.flatMap((name) => {
    const value = query.get(name)?.slice(0, LONGEST_VALUE)
    return value ? [[name, value]] : []
  })
  return { platform: 'Online', ...earlier, ...Object.fromEntries(given) }
}

export function campaignCookie(campaign: Campaign): string {
  const value = encodeURIComponent(JSON.stringify(campaign))
  return `${CAMPAIGN_COOKIE}=${value}; Path=/; Max-Age=${THIRTY_DAYS}; Secure; SameSite=Strict`
}

/** A cookie someone has tampered with counts as none. */
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
