import { randomBytes } from 'node:crypto'
import { pages } from '@milepost/contract/pages'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** The word that lets this response's own scripts and styles run; new for every response. */
    nonce: string
  }
}

/** Where browsers tell us what the content security policy stopped. */
export const CSP_REPORT_PATH = '/csp-reports'

const NONCE_BYTES = 16
/** Randomness for the nonces to come: to ask the system for each one's takes longer than the rest of the headers together. */
let drawn = Buffer.alloc(0)
let used = 0

export function newNonce(): string {
  if (used >= drawn.length) {
    drawn = randomBytes(256 * NONCE_BYTES)
    used = 0
  }
  const nonce = drawn.toString('base64', used, used + NONCE_BYTES)
  used += NONCE_BYTES
  return nonce
}

/**
 * No text becomes script but through a policy of these names (safety T16). The second is made where a card provider's own code needs it,
 * and lets its scripts through and nobody else's (apps/web/checkout/card/clients/trusted-scripts.ts).
 */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types milepost default"

const policyAfterCalls = [
  trustedTypes,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  'report-to csp',
].join('; ')

/** Origins that are not ours and that a page may still use. */
export type AllowedOrigins = {
  /** The one other place a picture may come from is the configured comparison site's (AGG-13, D-175). */
  images?: readonly string[]
  /** Card numbers are typed into frames of the provider, and its client may call home (safety T27). */
  frames?: readonly string[]
  calls?: readonly string[]
}

const listed = (origins: readonly string[] = []) => origins.map((origin) => ` ${origin}`).join('')

function contentSecurityPolicy(nonce: string, { images, frames, calls }: AllowedOrigins): string {
  const scripts = `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`
  const framed = frames && frames.length > 0 ? `frame-src${listed(frames)}; ` : ''
  return `default-src 'none'; ${scripts}; img-src 'self' data:${listed(images)}; font-src 'self'; connect-src 'self'${listed(calls)}; ${framed}${policyAfterCalls}`
}

/**
 * Where a customer may pay in a window of the provider's, as PayPal's: the window answers through its opener, which a strict policy cuts
 * off (D-203, CRD-23). Bank details are typed on the first and live in memory alone (D-046), so that both are one document.
 */
const pagesWithWindows: ReadonlySet<string> = new Set([pages.paymentSummary, pages.makePayment])

function openerPolicy(url: string): string {
  const [path = ''] = url.split('?', 1)
  return pagesWithWindows.has(path) ? 'same-origin-allow-popups' : 'same-origin'
}

/** The header set every response carries, whatever it is (safety T26). Caching is forbidden unless a route says otherwise. */
export function safetyHeaders(
  nonce: string,
  allowedOrigins: AllowedOrigins = {},
  url = '',
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(nonce, allowedOrigins),
    'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': openerPolicy(url),
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `payment=(self${listed(allowedOrigins.frames?.map((origin) => `"${origin}"`))}), camera=(), microphone=(), geolocation=()`,
    'cache-control': 'no-store',
  }
}

/** One document serves a whole visit, so what its last page needs of the card provider is allowed from its first. */
export function setHeadersOnEveryResponse(app: FastifyInstance, allowedOrigins: AllowedOrigins): void {
  app.decorateReply('nonce', '')
  app.addHook('onRequest', (request, reply, done) => {
    reply.nonce = newNonce()
    reply.headers({ ...safetyHeaders(reply.nonce, allowedOrigins, request.url), 'x-request-id': request.id })
    done()
  })
}
