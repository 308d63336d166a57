import type { Page } from '@playwright/test'

/** Fakes the server's reply to a call, for replies that a test cannot bring about. */
export async function answers(page: Page, call: string, status: number, code: string): Promise<void> {
  await page.unroute(`**/api/**/${call}*`)
  await page.route(`**/api/**/${call}*`, (route) =>
    route.fulfill({
      status,
      ...(status !== 204 && {
        contentType: 'application/problem+json',
        body: JSON.stringify({ title: code, status, code, message: '', errors: [] }),
      }),
    }),
  )
}
