import type { Page } from '@playwright/test'
import { fileName, openRecording } from './recording'

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }
/** A page that is still moving after so long is written down as it is. */
const MOST_LOOKS = 30

/** What a page says while it waits for the server. */
const busy = /Updating Quote\.\.\.|One moment|\bLoading\b/

/** Whether pages are written down where axe would look at them. */
export function isRecording(): boolean {
  return process.env['BEHAVIOUR_FOLDER'] !== undefined
}

/** Writes down what a page says in this state: its title, then everything that is read out, with all that was folded open. */
export async function recordPage(page: Page, walk: string, state: string): Promise<void> {
  const { BEHAVIOUR_FOLDER: folder = '', BEHAVIOUR_TODAY: today = '' } = process.env
  await unfold(page)
  const [title, words] = [await page.title(), await settledText(page)]
  const { pathname } = new URL(page.url())
  openRecording(folder, today).text(
    `pages/${fileName(walk)}/${fileName(state)}.txt`,
    [title, pathname, '', words].join('\n'),
  )
}

/** The same, and what only stands beside it on a wide screen. */
export async function recordPageWide(page: Page, walk: string, state: string): Promise<void> {
  await recordPage(page, walk, state)
  await page.setViewportSize(wide)
  await recordPage(page, walk, `${state}, wide`)
  await page.setViewportSize(phone)
}

/** What is read out, once it has stayed the same between two looks. */
async function settledText(page: Page): Promise<string> {
  const look = () => page.locator('body').ariaSnapshot()
  let before = await look()
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await page.waitForTimeout(100)
    const now = await look()
    if (now === before && !busy.test(now)) return now
    before = now
  }
  return before
}

async function unfold(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((folded) => {
    for (const each of folded) each.setAttribute('open', '')
  })
}
