import type { Page, Request } from '@playwright/test'
import { fileName, openRecording } from './recording'

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

/** How often a page is looked at, and how many looks must find the same before it is written down. */
const EVERY_MS = 100
const LOOKS_ALIKE = 4
/** A page that is still moving after so long is written down as it is. */
const MOST_MS = 20_000

/** What a page says while it waits for the server. */
const busy = /Updating Quote\.\.\.|One moment|\bLoading\b/
/** A toast, which goes after three seconds (CON-16): whether it is still there is chance. */
const toast = /^- status:\n {2}- paragraph: /m

/** Whether pages are written down where axe would look at them. */
export function isRecording(): boolean {
  return process.env['BEHAVIOUR_FOLDER'] !== undefined
}

/** Writes down what a page says in this state: its title, then everything that is read out, with all that was folded open. */
export async function recordPage(page: Page, walk: string, state: string): Promise<void> {
  const { BEHAVIOUR_FOLDER: folder = '', BEHAVIOUR_TODAY: today = '' } = process.env
  const words = await settledText(page)
  openRecording(folder, today).text(`pages/${fileName(walk)}/${fileName(state)}.txt`, words)
}

/** The same, and what only stands beside it on a wide screen. */
export async function recordPageWide(page: Page, walk: string, state: string): Promise<void> {
  await recordPage(page, walk, state)
  await page.setViewportSize(wide)
  await recordPage(page, walk, `${state}, wide`)
  await page.setViewportSize(phone)
}

/** Title, address and what is read out, once nothing is being fetched and several looks have found the same. */
async function settledText(page: Page): Promise<string> {
  const underWay = requestsOf(page)
  const latest = Date.now() + MOST_MS
  await page.waitForLoadState('networkidle', { timeout: MOST_MS }).catch(() => undefined)
  let [before, alike] = ['', 0]
  while (Date.now() < latest) {
    const now = await look(page)
    const isQuiet = underWay.size === 0 && !busy.test(now) && !toast.test(now)
    alike = isQuiet && now === before ? alike + 1 : 0
    if (alike >= LOOKS_ALIKE) return now
    before = now
    await page.waitForTimeout(EVERY_MS)
  }
  return before
}

/** A page may put in something folded at any time, so it is opened at each look. */
async function look(page: Page): Promise<string> {
  await page.locator('details:not([open])').evaluateAll((folded) => {
    for (const each of folded) each.setAttribute('open', '')
  })
  const words = await page.locator('body').ariaSnapshot()
  return [await page.title(), new URL(page.url()).pathname, '', words].join('\n')
}

const requests = new WeakMap<Page, Set<Request>>()

/** What a page has asked for and not got yet, counted from the first time it is written down. */
function requestsOf(page: Page): ReadonlySet<Request> {
  const known = requests.get(page)
  if (known) return known
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  requests.set(page, underWay)
  return underWay
}
