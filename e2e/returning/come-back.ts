import type { Browser, Page } from '@playwright/test'
import { expectResults } from '../results/open-results.ts'

/** Another device: a browser without any state, recording its requests and their referrers. */
export async function otherDevice(browser: Browser, width = 390) {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  const page = await context.newPage()
  const asked: string[] = []
  const cameFrom = new Set<string>()
  page.on('request', (request) => {
    asked.push(request.url())
    cameFrom.add(request.headers()['referer'] ?? '')
  })
  // The URL after the page's inline script has run, before anything else can read it.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => Reflect.set(window, 'addressAtStart', location.href)),
  )
  const addressAtStart = () => page.evaluate(() => String(Reflect.get(window, 'addressAtStart')))
  return { page, asked, cameFrom, addressAtStart, close: () => context.close() }
}

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The reference of the quote on results. */
export async function referenceOn(page: Page): Promise<string> {
  await expectResults(page)
  const [reference] = /\b[A-Z]{1,3}-[0-9A-Z]{11}\b/.exec(await page.getByRole('main').innerText()) ?? []
  if (reference === undefined) throw new Error('The page says no reference')
  return reference
}

/** The personal details that all personas share. */
export const owner = { surname: 'Morgan', postcode: 'id1 1qd', born: ['27', 'mar', '1987'] } as const

export async function typeDate(page: Page, [day, month, year]: readonly [string, string, string]) {
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Year').fill(year)
}

/** The five details, as typed in a hurry. */
export async function giveSecurityAnswers(
  page: Page,
  securityAnswers: { reference: string; registration: string; surname?: string },
): Promise<void> {
  await page.getByLabel('Quote reference').fill(securityAnswers.reference.toLowerCase())
  await page.getByLabel('Surname').fill(securityAnswers.surname ?? owner.surname.toUpperCase())
  await page.getByLabel('Postcode').fill(owner.postcode)
  await typeDate(page, owner.born)
  await page.getByLabel('Vehicle registration').fill(securityAnswers.registration.toLowerCase())
  await press(page, 'Get Quote')
}
