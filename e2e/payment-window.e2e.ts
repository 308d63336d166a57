import { expect, type Page, test } from '@playwright/test'
import { long, longBut } from './long.ts'
import { at } from './site.ts'

/** What a page and a window of another origin that it opened know about each other. */
async function windowOf(page: Page) {
  const address = `http://localhost:${process.env['E2E_SANDBOX_PORT']}/`
  // The sandbox isolates its own windows, unlike a provider whose window replies: here only the opener's policy should decide.
  await page.context().route(address, async (route) => {
    const response = await route.fetch()
    const { 'cross-origin-opener-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => {
      Object.assign(window, { messages: [], handle: open(url) })
      addEventListener('message', ({ data }) => Object(window).messages.push(data))
    }, address),
  ])
  await popup.waitForLoadState()
  const hasOpener = await popup.evaluate(() => {
    window.opener?.postMessage('approved', '*')
    return window.opener !== null
  })
  const isClosed = await page.evaluate(() => Boolean(Object(window).handle.closed))
  const messages = () => page.evaluate(() => Object(window).messages)
  return { popup, hasOpener, isClosed, messages }
}

for (const path of ['/make-payment', '/payment-summary'])
  test(
    `a window opened from ${path} stays open and can reply, as PayPal’s must [CRD-23] [D-203]`,
    longBut(path, '/make-payment'),
    async ({ page }) => {
      await page.goto(at('acorn_pc', path))
      const { hasOpener, isClosed, messages } = await windowOf(page)
      expect({ hasOpener, isClosed }).toEqual({ hasOpener: true, isClosed: false })
      await expect.poll(messages).toEqual(['approved'])
    },
  )

// The API's own tests check the header for every page.
for (const path of ['/results', '/quote/vehicle-details', '/thank-you'])
  test(`a window opened from ${path} is cut off from it`, long, async ({ page }) => {
    await page.goto(at('acorn_pc', path))
    const { hasOpener, isClosed } = await windowOf(page)
    expect({ hasOpener, isClosed }).toEqual({ hasOpener: false, isClosed: true })
  })
