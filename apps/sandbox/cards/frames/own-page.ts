import type { FastifyRequest } from 'fastify'

/** Whether a call comes from a page of the sandbox itself, or from no page at all, as a test or a command line does. */
export function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  // A browser's own word. A form of a page that sends no referrer comes from a nameless origin, its own or not.
  if (site === 'same-origin') return true
  if (site !== undefined && site !== 'none') return false
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
