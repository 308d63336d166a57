import { deskSignIn } from '@milepost/contract/desk/desk-pages'
import type { Browser, Page } from '@playwright/test'

/** The URL of a page of the desk. */
export function atDesk(path: string): string {
  const { E2E_DESK: desk = 'http://desk.localhost:3002/' } = process.env
  return new URL(path, desk).href
}

/** Signs a staff member in at the provider's page, by the URL of the desk's button or by the button itself. */
export async function signInAtDesk(
  page: Page,
  name: string,
  { path = '/', secondFactor = false, isByButton = false } = {},
): Promise<void> {
  if (isByButton) {
    await page.goto(atDesk(path))
    await page.getByRole('link', { name: 'Sign in' }).click()
  } else await page.goto(atDesk(`${deskSignIn.begin}?${new URLSearchParams({ to: path })}`))
  await page.getByRole('heading', { name: 'Staff sign-in' }).waitFor()
  if (secondFactor) await page.getByLabel('With a second factor').check()
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

/** A staff member at their own computer, signed in. */
export async function atOwnDesk(
  browser: Browser,
  name: string,
  { path, width = 1440, secondFactor = false }: { path: string; width?: number; secondFactor?: boolean },
): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  })
  const page = await context.newPage()
  await signInAtDesk(page, name, { path, secondFactor })
  return page
}
