import { type Browser, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/setup/browser.mjs'
import { withProduct } from './product.ts'

/** The CPU slowdown: roughly the speed of a phone that is several years old. */
const SLOWED = 4

/** Runs the work against the built product with a browser of a phone's size. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    await withProduct(async (port) => {
      // The site's port for the browser helpers; see e2e/site.ts.
      process.env['E2E_PORT'] = String(port)
      await work(browser)
    })
  } finally {
    await browser.close()
  }
}

/** A new visitor without any stored state. */
export async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  return context.newPage()
}

/** Slows the page's CPU down only for what is measured. */
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
