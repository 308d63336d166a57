import { expect, test } from '@playwright/test'
import { long, longBut } from './long.ts'
import { allJourneys, at } from './site.ts'

for (const journey of allJourneys) {
  test(
    `${journey} opens at its own URL, without an error or warning in the browser`,
    longBut(journey, 'acorn_pc'),
    async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))

      await page.goto(at(journey, '/'))

      await expect(page.locator('html')).toHaveAttribute('data-journey', journey)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(complaints).toEqual([])
    },
  )
}

test('the sandbox leads to every journey', long, async ({ page }) => {
  await page.goto(`http://localhost:${process.env['E2E_SANDBOX_PORT']}/`)
  for (const journey of allJourneys) {
    await expect(page.locator(`a[href^="${at(journey, '/')}"]`).first()).toBeVisible()
  }
})
