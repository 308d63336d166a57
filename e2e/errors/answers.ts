import type { Page } from '@playwright/test'

/** The server's answer to a call, where nobody could bring it about. */
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
