/**
 * How the cookies of sessions are named and protected. The __Host- prefix ties a cookie to its host and to a secure connection. A browser
 * accepts it only together with Secure.
 */
export type CookieForm = { prefix: '__Host-' | ''; protection: 'Secure; HttpOnly' | 'HttpOnly' }

export const secureCookies: CookieForm = { prefix: '__Host-', protection: 'Secure; HttpOnly' }
const laptopCookies: CookieForm = { prefix: '', protection: 'HttpOnly' }

/**
 * Safari's engine stores no Secure cookie over http, not even under localhost, so a site whose every address is http under localhost
 * cannot use one. Such an address never leaves the machine. Everywhere else, and always in production, cookies are secure.
 */
export function cookieFormOf(
  origins: readonly string[],
  { isProduction }: { isProduction: boolean },
): CookieForm {
  const isLaptop = origins.length > 0 && origins.every(isHttpUnderLocalhost)
  return isLaptop && !isProduction ? laptopCookies : secureCookies
}

export function isHttpUnderLocalhost(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && (hostname === 'localhost' || hostname.endsWith('.localhost'))
}
