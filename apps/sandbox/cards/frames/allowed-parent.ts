/** Pages that may hold our frames: the product's site with every journey's host name under it, and the sandbox's own. */
export function isAllowedParent(siteUrl: URL, ownHost: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const url = new URL(origin)
  if (url.origin !== origin) return false
  if (url.host === ownHost) return true
  const isUnderSite = url.hostname === siteUrl.hostname || url.hostname.endsWith(`.${siteUrl.hostname}`)
  return isUnderSite && url.protocol === siteUrl.protocol && url.port === siteUrl.port
}

/** The same, as a browser is told. */
export function frameAncestors({ protocol, host }: URL): string {
  return `'self' ${protocol}//${host} ${protocol}//*.${host}`
}

/** Where a challenge on a page of its own may go back to. */
export function isAllowedReturn(siteUrl: URL, ownHost: string, address: string): boolean {
  return URL.canParse(address) && isAllowedParent(siteUrl, ownHost, new URL(address).origin)
}
