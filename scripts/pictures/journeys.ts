import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import type { Browser, Page } from '@playwright/test'
import { cards, fields, typeCard } from '../../e2e/paying/cards.ts'
import { openPayment, pay, sayAddressIsHome } from '../../e2e/paying/open-payment.ts'
import { openResults, personaOf } from '../../e2e/results/open-results.ts'
import { at } from '../../e2e/site.ts'

export type Size = { width: number; height: number }

/**
 * Every journey in a row, once for each size: first screen, results, payment, thank-you and the email with the policy. One purchase
 * serves all sizes, because few are allowed from one address.
 */
export async function journeyPictures(
  browser: Browser,
  sizes: readonly Size[],
  say: (words: string) => void,
): Promise<Buffer[][][]> {
  const sheets: Buffer[][][] = sizes.map(() => [])
  for (const journey of journeyIds) {
    const context = await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    })
    try {
      const rows = await purchase(await context.newPage(), journey, sizes)
      rows.forEach((row, at) => {
        sheets[at]?.push(row)
      })
      say(journey)
    } finally {
      await context.close()
    }
  }
  return sheets
}

async function purchase(page: Page, journey: JourneyId, sizes: readonly Size[]): Promise<Buffer[][]> {
  const rows: Buffer[][] = sizes.map(() => [])
  const take = async () => {
    for (const [at, size] of sizes.entries()) {
      await page.setViewportSize(size)
      rows[at]?.push(await topOf(page))
    }
  }
  const persona = withOwnInbox(journey)
  await page.goto(at(journey), { waitUntil: 'networkidle' })
  await take()
  await openResults(page, journey, persona)
  await take()
  await openPayment(page, journey, persona)
  await take()
  await typeCard(page, (await fields(page).owner().count()) > 0 ? 'fields' : 'drop-in', cards.visa)
  await sayAddressIsHome(page)
  await pay(page)
  await page.waitForURL('**/thank-you')
  await page.getByText('All your documents are ready').waitFor({ state: 'attached' })
  await take()
  await openEmail(page, persona.answers.proposerDetails.emailAddress)
  await take()
  return rows
}

/** An address of its own, because the inbox is searched by it. */
function withOwnInbox(journey: JourneyId) {
  const { answers } = personaOf(journey)
  const emailAddress = `${journey.replaceAll('_', '.')}@pictures.example`
  return { answers: { ...answers, proposerDetails: { ...answers.proposerDetails, emailAddress } } }
}

async function topOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)))
  // The card form keeps sending requests, so the network is never idle.
  await page.waitForTimeout(1000)
  return page.screenshot()
}

/** The email with the policy, as the sandbox's inbox shows it. */
async function openEmail(page: Page, address: string): Promise<void> {
  const { E2E_SANDBOX_PORT: port = '3001' } = process.env
  const entry = page.locator('li', { hasText: address }).getByRole('link')
  for (let tries = 0; tries < 60 && (await entry.count()) === 0; tries++) {
    await page.goto(`http://localhost:${port}/`)
    await page.waitForTimeout(500)
  }
  await entry.first().click()
}
