import type { Browser, Page } from '@playwright/test'
import { atDesk, signInAtDesk } from '../../e2e/desk/sign-in.ts'

type Size = { width: number; height: number }
const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 900 }

export type DeskPictures = {
  queue: readonly [phone: Buffer, wide: Buffer]
  quote: Buffer
  policy: Buffer
  console: Buffer
}

/** The desk after the demonstration's day: the queue, a case to decide, a policy with its payments, and the journey console. */
export async function deskPictures(browser: Browser): Promise<DeskPictures> {
  const queue = (size: Size) => shown(browser, 'Tom Ellery', '/queue', size, workListed)
  return {
    queue: [await queue(PHONE), await queue(WIDE)],
    quote: await shown(browser, 'Una Wright', '/queue?kind=referral&brand=A', WIDE, async (page) => {
      await openFirst(page)
      await page.getByRole('region', { name: 'Decision and price' }).waitFor()
    }),
    policy: await shown(browser, 'Femi Carter', '/queue?kind=mandate', WIDE, async (page) => {
      await openFirst(page)
      await page.getByRole('heading', { level: 1, name: /policy/ }).waitFor()
    }),
    console: await shown(browser, 'Tom Ellery', '/console', WIDE, async (page) => {
      await page.getByRole('table', { name: 'Visits by the steps they reached' }).waitFor()
    }),
  }
}

const workListed = (page: Page) =>
  page.getByRole('list', { name: 'Work' }).getByRole('listitem').first().waitFor()

async function openFirst(page: Page): Promise<void> {
  await workListed(page)
  await page.getByRole('list', { name: 'Work' }).getByRole('link').first().click()
}

async function shown(
  browser: Browser,
  who: string,
  path: string,
  viewport: Size,
  ready: (page: Page) => Promise<void>,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  })
  try {
    const page = await context.newPage()
    await signInAtDesk(page, who)
    await page.goto(atDesk(path))
    await ready(page)
    // The stream of the queue never ends, so the network is never idle.
    await page.waitForTimeout(500)
    return await page.screenshot()
  } finally {
    await context.close()
  }
}
