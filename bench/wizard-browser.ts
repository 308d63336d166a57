import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/setup/browser.mjs'
import { withProduct } from './product'

/** How much slower than this machine's the measured processor is: about that of a phone people have had for some years. */
const SLOWED = 4

/** The built product and a browser at a phone's size, for as long as the work takes. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    await withProduct(async (port) => {
      // Where the pages of a journey are looked for; see e2e/site.ts.
      process.env['E2E_PORT'] = String(port)
      await work(browser)
    })
  } finally {
    await browser.close()
  }
}

/** A visitor of their own, with nothing kept from the last one. */
export async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  return context.newPage()
}

/** Slows the page's processor down for what is measured, and for nothing else. */
export async function slowly<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  try {
    return await work()
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
  }
}
