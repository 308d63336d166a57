import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandOf } from '@milepost/domain/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { type JourneyId, journeyIdentities, journeyIds } from '@milepost/domain/terms/identity'
import { escapeHtml } from '../http/html'

/** Writes the page of a journey for one response. */
export type RenderPage = (journey: JourneyId, nonce: string) => string

const markers = ['%NONCE%', '%JOURNEY%', '%BRAND%', '%TITLE%'] as const

/** The built site cannot be served, and why. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}

/** Reads the built page once and fills in what each journey needs; only the nonce is left for the response. */
export function readPageTemplate(
  siteDir: string,
  outageMessage: string | undefined,
  salesImage?: { url: string; source: string },
  restartUrl?: string,
  errorReportUrl?: string,
): RenderPage {
  const page = withOutageMessage(readBuiltPage(join(siteDir, 'index.html')), outageMessage)
  const told = withRestartUrl(withSalesImage(page, salesImage), restartUrl)
  const template = withErrorReportUrl(told, errorReportUrl)
  const pieces = new Map(journeyIds.map((id) => [id, fill(template, id).split('%NONCE%')]))
  return (journey, nonce) => pieces.get(journey)?.join(nonce) ?? ''
}

function readBuiltPage(file: string): string {
  let page: string
  try {
    page = readFileSync(file, 'utf8')
  } catch {
    throw new SiteError(
      `the web site is not built: ${file} cannot be read. Build it, or set SITE_DIR=off to serve the API alone.`,
    )
  }
  const missing = markers.filter((marker) => !page.includes(marker))
  if (missing.length > 0)
    throw new SiteError(`${file} lacks ${missing.join(', ')}: build the web site again.`)
  return page
}

function fill(template: string, id: JourneyId): string {
  const { brand } = journeyIdentities[id]
  const values = {
    '%JOURNEY%': id,
    '%BRAND%': brand,
    '%TITLE%': `${journeys[id].name} - ${brandOf(brand).name}`,
  }
  return Object.entries(values).reduce(
    (page, [marker, value]) => page.replaceAll(marker, () => escapeHtml(value)),
    template,
  )
}

/** The operator's own words for the maintenance page (D-039); the page reads them from this element. */
function withOutageMessage(page: string, message: string | undefined): string {
  if (message === undefined) return page
  return page.replace('</head>', () => `<meta name="outage-message" content="${escapeHtml(message)}"></head>`)
}

/** For the visitors of one comparison site (AGG-13, AGG-14); off unless it is set up. */
function withSalesImage(page: string, image: { url: string; source: string } | undefined): string {
  if (image === undefined) return page
  const { url, source } = image
  const meta = `<meta name="sales-image" content="${escapeHtml(url)}" data-source="${escapeHtml(source)}">`
  return page.replace('</head>', () => `${meta}</head>`)
}

/** Where the restart calls go when not to the page's own origin (API-42, D-006). */
function withRestartUrl(page: string, url: string | undefined): string {
  if (url === undefined) return page
  return page.replace('</head>', () => `<meta name="restart-url" content="${escapeHtml(url)}"></head>`)
}

/** Where a page sends what went wrong in it; nowhere unless it is set (ERR-34, D-018). */
function withErrorReportUrl(page: string, url: string | undefined): string {
  if (url === undefined) return page
  return page.replace('</head>', () => `<meta name="error-report-url" content="${escapeHtml(url)}"></head>`)
}
