import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { pages } from '@milepost/contract/pages'
import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import type { Config } from '../config/config.ts'
import { type AllowedOrigins, safetyHeaders } from '../http/headers.ts'
import { describeError } from '../observability/describe-error.ts'
import type { Log } from '../observability/log.ts'
import { type RenderPage, readPageTemplate } from './page-template.ts'
import { type Change, hashOf, type PaymentManifest, readPaymentManifest } from './payment-manifest.ts'
import { siteLinks } from './site-address.ts'

export type PaymentSite = { journey: JourneyId; address: URL }

export type CheckParts = {
  /** The public addresses: the check covers what customers are served, including any proxy in between. */
  sites: readonly PaymentSite[]
  manifest: PaymentManifest
  render: RenderPage
  allowedOrigins: AllowedOrigins
}

const paymentPages = [pages.makePayment, pages.paymentSummary]
const AT_ONCE = 4
const PATIENCE_MS = 10_000

/**
 * Requests our own payment pages as a browser does and compares them with the build: every byte of the page except its nonce, the
 * headers, and every script (PCI DSS 11.6.1, safety T27). Returns the differences. Throws if the site does not answer.
 */
export async function checkPaymentPages(parts: CheckParts): Promise<readonly Change[]> {
  const changes: Change[] = []
  for (const site of parts.sites)
    for (const path of paymentPages) changes.push(...(await pageChanges(site, path, parts)))
  const [first] = parts.sites
  if (first) changes.push(...(await scriptChanges(first.address, parts.manifest)))
  return changes
}

async function pageChanges(
  { journey, address }: PaymentSite,
  path: string,
  { render, allowedOrigins }: CheckParts,
): Promise<readonly Change[]> {
  const { headers, body } = await served(new URL(path, address))
  const policy = String(headers['content-security-policy'] ?? '')
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  const expected = Object.entries(safetyHeaders(nonce, allowedOrigins, path))
  const changed = expected.filter(([name, value]) => headers[name] !== value)
  const page = body.toString('utf8')
  const built = render(journey, nonce, path)
  return [
    ...changed.map(([name]) => ({ what: 'header' as const, part: name })),
    ...(page === built ? [] : pageChange(page, built, path)),
  ]
}

/** An added script is named; any other difference is reported for the page. */
function pageChange(page: string, built: string, path: string): readonly Change[] {
  const scripts = (html: string) => html.match(/<script\b[^<>]*>/gi) ?? []
  const known = new Set(scripts(built))
  const added = scripts(page).filter((tag) => !known.has(tag))
  if (added.length === 0) return [{ what: 'page', part: path }]
  return added.map((tag) => ({
    what: 'added-script',
    part: /\ssrc=["']?([^"'\s>]+)/i.exec(tag)?.[1] ?? path,
  }))
}

async function scriptChanges(site: URL, manifest: PaymentManifest): Promise<readonly Change[]> {
  const left = [...manifest].filter(([name]) => name.endsWith('.js'))
  const changes: Change[] = []
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [name, hash] = next
      for (const packing of ['identity', 'br'])
        if (hashOf((await served(new URL(`/${name}`, site), packing)).body) !== hash) {
          changes.push({ what: 'script', part: `/${name}` })
          break
        }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return changes
}

type Served = { headers: Readonly<Record<string, unknown>>; body: Buffer }

function served(address: URL, packing = 'identity'): Promise<Served> {
  // Names under localhost mean this machine, even if its resolver does not know them (RFC 6761).
  const isHere = address.hostname === 'localhost' || address.hostname.endsWith('.localhost')
  const request = address.protocol === 'https:' ? overHttps : overHttp
  const options = {
    ...(isHere && { hostname: '127.0.0.1' }),
    headers: { host: address.host, accept: 'text/html,*/*', 'accept-encoding': packing },
    timeout: PATIENCE_MS,
  }
  return new Promise((resolve, reject) => {
    const asked = request(address, options, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('error', reject)
      response.on('end', () => {
        try {
          const { headers } = response
          resolve({ headers, body: unpacked(Buffer.concat(pieces), headers['content-encoding']) })
        } catch (error) {
          reject(error)
        }
      })
    })
    asked.on('timeout', () => asked.destroy(new Error('No answer in time')))
    asked.on('error', reject)
    asked.end()
  })
}

function unpacked(body: Buffer, packing: string | undefined): Buffer {
  if (packing === 'br') return brotliDecompressSync(body)
  return packing === 'gzip' ? gunzipSync(body) : body
}

type Settings = Pick<
  Config,
  'siteDir' | 'maintenance' | 'journeyHosts' | 'salesImage' | 'restartUrl' | 'errorReportUrl' | 'testNotice'
>

/**
 * Checks what customers are really served on the payment pages; PCI DSS 11.6.1 requires it weekly. Undefined while the site is
 * closed or served elsewhere: there is nothing to check.
 */
export function paymentPageCheck(
  { siteDir, maintenance, journeyHosts, salesImage, restartUrl, errorReportUrl, testNotice }: Settings,
  { allowedOrigins, windows, log }: { allowedOrigins: AllowedOrigins; windows: boolean; log: Log },
): (() => Promise<void>) | undefined {
  if (siteDir === 'off' || maintenance !== undefined) return undefined
  const manifest = readPaymentManifest(siteDir)
  const linkTo = siteLinks(journeyHosts)
  const render = readPageTemplate(
    siteDir,
    undefined,
    salesImage,
    restartUrl,
    errorReportUrl,
    windows,
    testNotice,
    linkTo,
  )
  const siteOf = (journey: JourneyId) => {
    const address = linkTo(journey, 'start')
    return address ? [{ journey, address }] : []
  }
  return async () => {
    const started = performance.now()
    const sites = journeyIds.flatMap(siteOf)
    try {
      for (const change of await checkPaymentPages({ sites, manifest, render, allowedOrigins }))
        log('payment-page.changed', change)
    } catch (error) {
      const { kind, code } = describeError(error)
      log('payment-page.unchecked', { kind, code })
      return
    }
    log('payment-page.checked', { sites: sites.length, ms: Math.round(performance.now() - started) })
  }
}
