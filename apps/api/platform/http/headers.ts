import { randomBytes } from 'node:crypto'
import { pages } from '@milepost/contract/pages'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** The CSP nonce of this response's own scripts and styles; new for every response. */
    nonce: string
  }
}

/** Where browsers post CSP violation reports. */
export const CSP_REPORT_PATH = '/csp-reports'

const NONCE_BYTES = 16
/** A pool of random bytes for nonces: a system call for each would take longer than all other headers together. */
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
 * Text becomes script only through a Trusted Types policy with one of these names (safety T16). The second is created where a card
 * provider's own code needs it, and admits only that provider's scripts (apps/web/checkout/card/clients/trusted-scripts.ts).
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

/** Origins other than ours that a page may use. */
export type AllowedOrigins = {
  /** Only for the configured comparison site's sales image (AGG-13, D-175). */
  images?: readonly string[]
  /** Card numbers are typed into the provider's frames, and its client may call its own servers (safety T27). */
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
 * Pages where a customer may pay in the provider's pop-up window, as with PayPal. The window replies through its opener, which a
 * strict opener policy cuts off (D-203, CRD-23). Both pages are one document: bank details are typed on the first and exist only in
 * memory (D-046).
 */
const pagesWithWindows: ReadonlySet<string> = new Set([pages.paymentSummary, pages.makePayment])

function openerPolicy(url: string): string {
  const [path = ''] = url.split('?', 1)
  return pagesWithWindows.has(path) ? 'same-origin-allow-popups' : 'same-origin'
}

/** The headers that every response carries (safety T26). Caching is forbidden unless a route says otherwise. */
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

/** One document serves a whole visit, so the card provider that its last page needs is allowed from the first. */
export function setHeadersOnEveryResponse(app: FastifyInstance, allowedOrigins: AllowedOrigins): void {
  app.decorateReply('nonce', '')
  app.addHook('onRequest', (request, reply, done) => {
    reply.nonce = newNonce()
    reply.headers(safetyHeaders(reply.nonce, allowedOrigins, request.url)).header('x-request-id', request.id)
    done()
  })
}
