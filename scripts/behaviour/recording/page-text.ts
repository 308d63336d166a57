import type { Page, Request } from '@playwright/test'
import { fileName, openRecording } from './recording.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

/** How often a page is read, and how many equal readings are needed before it is recorded. */
const EVERY_MS = 100
const LOOKS_ALIKE = 4
/** A page that still changes after this long is recorded as it is. */
const MOST_MS = 20_000

/** What a page shows while it waits for the server. */
const busy = /Updating Quote\.\.\.|One moment|\bLoading\b/
/** A toast, which disappears after three seconds (CON-16): whether it is still there is random. */
const toast = /^- status:\n {2}- paragraph: /m

/** Whether pages are recorded where axe would check them. */
export function isRecording(): boolean {
  return process.env['BEHAVIOUR_FOLDER'] !== undefined
}

/** Records what a page shows in this state: its title, then everything that is read out, with all details opened. */
export async function recordPage(page: Page, walk: string, state: string): Promise<void> {
  const { BEHAVIOUR_FOLDER: folder = '', BEHAVIOUR_TODAY: today = '' } = process.env
  const words = await settledText(page)
  openRecording(folder, today).text(`pages/${fileName(walk)}/${fileName(state)}.txt`, words)
}

/** The same, and what is only shown on a wide screen. */
export async function recordPageWide(page: Page, walk: string, state: string): Promise<void> {
  await recordPage(page, walk, state)
  await page.setViewportSize(wide)
  await recordPage(page, walk, `${state}, wide`)
  await page.setViewportSize(phone)
}

/** Title, address and accessible text, once nothing is being fetched and several readings are equal. */
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

/** A page may add collapsed details at any time, so they are opened on each reading. */
async function look(page: Page): Promise<string> {
  await page.locator('details:not([open])').evaluateAll((folded) => {
    for (const each of folded) each.setAttribute('open', '')
  })
  const words = await page.locator('body').ariaSnapshot()
  return [await page.title(), new URL(page.url()).pathname, '', words].join('\n')
}

const requests = new WeakMap<Page, Set<Request>>()

/** The page's pending requests, tracked from the first time it is recorded. */
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
