import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from '@milepost/contract/pages'
import {
  type BrandCode,
  type JourneyId,
  journeyIdentities,
  journeyIds,
} from '@milepost/domain/terms/identity'
import { escapeHtml } from '../http/html.ts'
import type { LinkTo } from '../ports.ts'
import { pageMeta, pageTitle } from './page-meta.ts'
import { firstScreenPaths, preloadsByPath } from './page-paths.ts'
import { changedFiles, MANIFEST, readPaymentManifest } from './payment-manifest.ts'

/** Renders a journey's page for one response, with what is known about the requested address. */
export type RenderPage = (journey: JourneyId, nonce: string, path?: string) => string

const markers = ['%NONCE%', '%JOURNEY%', '%BRAND%', '%TITLE%'] as const
const root = '<div id="root"></div>'
const entry = /<script type="module"[^<>]*><\/script>/

/** After this time a first screen counts as shown, in a browser that does not report it. */
const LONGEST_UNSHOWN_MS = 1_000

/**
 * Where the build puts each journey's first screen, the one a comparison site's visitor lands on, and the one shown while another
 * page loads.
 */
export const FIRST_SCREENS = 'first-screen'
export const LANDING_SCREENS = 'landing-screen'
export const WAITING_SCREENS = 'waiting-screen'

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
  paysInWindows = false,
  testNotice?: string,
  linkTo?: LinkTo,
): RenderPage {
  const page = withOutageMessage(readBuiltPage(join(siteDir, 'index.html')), outageMessage)
  refuseChanged(siteDir)
  const linked = withRestartUrl(withSalesImage(page, salesImage), restartUrl)
  const windowed = withPaymentWindows(withErrorReportUrl(linked, errorReportUrl), paysInWindows)
  const template = withTestNotice(windowed, testNotice)
  const read = (name: string): unknown => JSON.parse(readBuilt(join(siteDir, name)))
  const [brands, files] = [read('brands.json'), preloadsByPath(read('preloads.json'))]
  const filled = new Map(
    journeyIds.map((id) => {
      const titled = withMeta(fill(template, id), pageMeta(id, siteDir, linkTo?.(id, 'start')))
      const page = withBrand(titled, brands, journeyIdentities[id].brand)
      const drawing = (folder: string) => readBuilt(join(siteDir, folder, `${id}.html`))
      const screens = {
        first: drawing(FIRST_SCREENS),
        landing: drawing(LANDING_SCREENS),
        waiting: drawing(WAITING_SCREENS),
      }
      return [id, { page, ...screens }]
    }),
  )
  const pieces = new Map<string, readonly string[]>()
  const piecesOf = (journey: JourneyId, path: string) => {
    const { page = '', first = '', landing = '', waiting = '' } = filled.get(journey) ?? {}
    const needed = files.get(path) ?? []
    const whole = firstScreenPaths.includes(path)
      ? withFiles(withFirstScreen(page, first), needed)
      : path === pages.pcwResult
        ? withLandingScreen(page, landing, needed)
        : withFiles(withWaitingScreen(page, waiting), needed)
    return whole.split('%NONCE%')
  }
  return (journey, nonce, path = '') => {
    const name = `${journey} ${path}`
    const known = pieces.get(name) ?? piecesOf(journey, path)
    // The keys are our own routes, so this does not grow with what visitors request.
    pieces.set(name, known)
    return known.join(nonce)
  }
}

/** A site that differs from its build is not served: customers pay by card on it (PCI DSS 6.4.3). */
function refuseChanged(siteDir: string): void {
  readBuilt(join(siteDir, MANIFEST))
  const changed = changedFiles(siteDir, readPaymentManifest(siteDir))
  if (changed.length > 0)
    throw new SiteError(
      `Files in ${siteDir} have changed since the build: ${changed.map(({ part }) => part).join(', ')}. Find out who changed them, then build the web site again.`,
    )
}

function readBuilt(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new SiteError(
      `the web site is not built: ${file} cannot be read. Build it, or set SITE_DIR=off to serve the API alone.`,
    )
  }
}

function readBuiltPage(file: string): string {
  const page = readBuilt(file)
  const missing = [...markers, root].filter((marker) => !page.includes(marker))
  if (missing.length > 0)
    throw new SiteError(`${file} lacks ${missing.join(', ')}: build the web site again.`)
  return page
}

function fill(template: string, id: JourneyId): string {
  const { brand } = journeyIdentities[id]
  const values = {
    '%JOURNEY%': id,
    '%BRAND%': brand,
    '%TITLE%': pageTitle(id),
  }
  return Object.entries(values).reduce(
    (page, [marker, value]) => page.replaceAll(marker, () => escapeHtml(value)),
    template,
  )
}

function withMeta(page: string, meta: string): string {
  return page.replace('</title>', () => `</title>${meta}`)
}

/**
 * The fonts and colours of one brand are part of its pages, so that the first paint does not wait for another file. The font itself is
 * preloaded: the text above the fold uses it.
 */
function withBrand(page: string, brands: unknown, brand: BrandCode): string {
  const { styles, font } = Object(Reflect.get(Object(brands), brand))
  if (typeof styles !== 'string' || typeof font !== 'string') return page
  const link = `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(font)}" crossorigin>`
  return page.replace('</title>', () => `</title>${link}<style nonce="%NONCE%">${styles}</style>`)
}

/**
 * Preloaded with the page instead of when the previous script asks for it. The first paint waits for none of them: its styles are
 * in the page.
 */
function withFiles(page: string, files: readonly string[]): string {
  return page.replace('</head>', () => `${files.map(preload).join('')}</head>`)
}

function preload(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${escapeHtml(file)}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${escapeHtml(file)}" nonce="%NONCE%">`
}

/**
 * Shown before any script loads; the script hydrates it. The script is fetched when the browser reports that the screen has been shown: on
 * a slow line it would compete with the screen itself and its fonts.
 */
function withFirstScreen(page: string, screen: string): string {
  return startedWhenShown(page).replace(root, () => `<div id="root">${screen}</div>`)
}

/** Shows immediately that the quote is loading. The script that fetches and shows the quote is fetched after that. */
function withLandingScreen(page: string, screen: string, files: readonly string[]): string {
  return withWaitingScreen(startedWhenShown(page, files), screen)
}

/**
 * The content of a template is neither fetched nor run until it is put into the page. An import from the script below would be linked and
 * run in one task, the longest of a landing; a script of the page has a separate task for each step.
 */
function startedWhenShown(page: string, files: readonly string[] = []): string {
  return page.replace(entry, (tag) => {
    const first = tag.replace(' fetchpriority="low"', '')
    return `<template id="${LATER}">${first}${files.map(preload).join('')}</template>${startWhenShown}`
  })
}

const LATER = 'when-shown'

/**
 * Two frames are not enough: a script from a near server arrives before the second frame is visible. A tab in the background shows nothing
 * and does not wait. A browser that reports no paint waits only briefly. The second of the two events finds the template empty.
 */
const startWhenShown =
  `<script type="module" nonce="%NONCE%">const {content}=document.getElementById("${LATER}"),` +
  'start=()=>document.head.append(content);document.hidden?start():' +
  `(new PerformanceObserver(start).observe({type:"paint",buffered:true}),setTimeout(start,${LONGEST_UNSHOWN_MS}))</script>`

/** Shown before any script loads; the script replaces it with the page. */
function withWaitingScreen(page: string, screen: string): string {
  return page.replace(root, () => `<div id="root" data-waiting>${screen}</div>`)
}

/** The operator's message for the maintenance page (D-039); the page reads it from this element. */
function withOutageMessage(page: string, message: string | undefined): string {
  if (message === undefined) return page
  return page.replace('</head>', () => `<meta name="outage-message" content="${escapeHtml(message)}"></head>`)
}

/** Above everything the page renders, so that it is there before any script and stays when the page re-renders. */
function withTestNotice(page: string, words: string | undefined): string {
  if (words === undefined) return page
  const notice = `<section class="site-notice" aria-label="Test site">${escapeHtml(words)}</section>`
  return page.replace('<body>', () => `<body>${notice}`)
}

/** For visitors of one comparison site (AGG-13, AGG-14); off unless configured. */
function withSalesImage(page: string, image: { url: string; source: string } | undefined): string {
  if (image === undefined) return page
  const { url, source } = image
  const meta = `<meta name="sales-image" content="${escapeHtml(url)}" data-source="${escapeHtml(source)}">`
  return page.replace('</head>', () => `${meta}</head>`)
}

/** Where restart calls go if not to the page's own origin (API-42, D-006). */
function withRestartUrl(page: string, url: string | undefined): string {
  if (url === undefined) return page
  return page.replace('</head>', () => `<meta name="restart-url" content="${escapeHtml(url)}"></head>`)
}

/** Where a page sends its errors; nowhere unless configured (ERR-34, D-018). */
function withErrorReportUrl(page: string, url: string | undefined): string {
  if (url === undefined) return page
  return page.replace('</head>', () => `<meta name="error-report-url" content="${escapeHtml(url)}"></head>`)
}

/**
 * Tells the payment pages that one of their wallets opens a window, so that each visit loads them as a document of their own
 * (CRD-23).
 */
function withPaymentWindows(page: string, paysInWindows: boolean): string {
  return paysInWindows ? page.replace('</head>', () => '<meta name="payment-windows"></head>') : page
}
