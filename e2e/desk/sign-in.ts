import type { Page } from '@playwright/test'

/** The URL of a page of the desk. */
export function atDesk(path: string): string {
  const { E2E_DESK: desk = 'http://desk.localhost:3002/' } = process.env
  return new URL(path, desk).href
}

/** Signs somebody in as they do it: by the desk's own button and the provider's page. */
export async function signInAtDesk(
  page: Page,
  name: string,
  { path = '/', secondFactor = false } = {},
): Promise<void> {
  await page.goto(atDesk(path))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Staff sign-in' }).waitFor()
  if (secondFactor) await page.getByLabel('With a second factor').check()
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}
