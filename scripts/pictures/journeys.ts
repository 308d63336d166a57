import { type JourneyId, journeyIds } from '@milepost/domain/terms/identity'
import type { Browser, Page } from '@playwright/test'
import { cards, fields, typeCard } from '../../e2e/paying/cards'
import { openPayment, pay, sayAddressIsHome } from '../../e2e/paying/open-payment'
import { openResults, personaOf } from '../../e2e/results/open-results'
import { at } from '../../e2e/site'

type Size = { width: number; height: number }

/** Every journey in a row: first screen, results, payment, thank-you and the email with the policy. */
export async function journeyPictures(
  browser: Browser,
  viewport: Size,
  say: (words: string) => void,
): Promise<Buffer[][]> {
  const rows: Buffer[][] = []
  for (const journey of journeyIds) {
    const context = await browser.newContext({
      viewport,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    })
    try {
      rows.push(await purchase(await context.newPage(), journey))
      say(`${journey} at ${viewport.width} px`)
    } finally {
      await context.close()
    }
  }
  return rows
}

async function purchase(page: Page, journey: JourneyId): Promise<Buffer[]> {
  const persona = withOwnInbox(journey, page.viewportSize()?.width ?? 0)
  await page.goto(at(journey), { waitUntil: 'networkidle' })
  const first = await page.screenshot()
  await openResults(page, journey, persona)
  const results = await topOf(page)
  await openPayment(page, journey, persona)
  const payment = await topOf(page)
  await typeCard(page, (await fields(page).owner().count()) > 0 ? 'fields' : 'drop-in', cards.visa)
  await sayAddressIsHome(page)
  await pay(page)
  await page.waitForURL('**/thank-you')
  await page.getByText('All your documents are ready').waitFor({ state: 'attached' })
  const thankYou = await topOf(page)
  return [first, results, payment, thankYou, await email(page, persona.answers.proposerDetails.emailAddress)]
}

/** An address of its own, because the inbox is searched by it. */
function withOwnInbox(journey: JourneyId, width: number) {
  const { answers } = personaOf(journey)
  const emailAddress = `${journey.replaceAll('_', '.')}.${width}@pictures.example`
  return { answers: { ...answers, proposerDetails: { ...answers.proposerDetails, emailAddress } } }
}

async function topOf(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready.then(() => window.scrollTo(0, 0)))
  // The card form keeps asking, so the network is never idle.
  await page.waitForTimeout(1000)
  return page.screenshot()
}

/** The email with the policy, as the sandbox's inbox shows it. */
async function email(page: Page, address: string): Promise<Buffer> {
  const { E2E_SANDBOX_PORT: port = '3001' } = process.env
  const entry = page.locator('li', { hasText: address }).getByRole('link')
  for (let tries = 0; tries < 60 && (await entry.count()) === 0; tries++) {
    await page.goto(`http://localhost:${port}/`)
    await page.waitForTimeout(500)
  }
  await entry.first().click()
  return topOf(page)
}
