import { expect, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { atDesk, signInAtDesk } from './desk/sign-in.ts'
import { long } from './long.ts'
import { at, findVehicle, goodPlate } from './site.ts'

test(
  'a team lead sees in the funnel the step and the error of a visitor who left [DSK-901] [DSK-906] [DSK-908]',
  long,
  async ({ browser }) => {
    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(at('motorcade_pc'))
    await findVehicle(visitor, goodPlate('motorcade_pc'))
    await visitor.getByRole('heading', { name: 'Is this your vehicle?' }).waitFor()
    await visitor.getByRole('button', { name: 'Continue' }).click()
    await expect(visitor).toHaveURL(/\/quote\/vehicle-details-two$/)
    await visitor.getByRole('button', { name: 'Continue' }).click()
    await expect(visitor.locator('[data-error-key]').first()).toBeVisible()
    // The script that counts visits is loaded after the page.
    await visitor.waitForFunction(() => performance.now() > 4_000, undefined, { polling: 100 })
    const report = visitor.waitForRequest((request) => request.url().includes('RecordVisitEvents'))
    await visitor.evaluate(() => window.dispatchEvent(new Event('pagehide')))
    expect((await (await report).response())?.status()).toBe(204)

    const lead = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
    await signInAtDesk(lead, 'Tom Ellery', { path: '/console?of=motorcade_pc&compared=none' })
    await expect(lead.getByRole('heading', { level: 1, name: 'Journey console' })).toBeVisible()
    const funnel = lead.getByRole('table', { name: 'Visits by the steps they reached' })
    const stopped = funnel.getByRole('row', { name: /^Vehicle Use and Ownership/ }).getByRole('cell')
    // At least one visitor reached it, and stopped there after an error.
    for (const cell of [2, 3]) await expect(stopped.nth(cell)).toHaveText(/^[1-9]/)
    const errors = lead.getByRole('region', { name: 'Errors they met' })
    await expect(errors.getByRole('row', { name: /^Vehicle Use and Ownership: / }).first()).toBeVisible()
    await expectClean(lead, 'console at 1440')
    await lead.setViewportSize({ width: 390, height: 800 })
    await expectCleanInLongRun(lead, 'console at 390')
    expect(await lead.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    // The URL contains the filters: a colleague who follows it sees the same.
    await lead.getByLabel('Compared with').selectOption('before')
    await expect(lead).toHaveURL(/compared=before/)
    await expect(lead).toHaveURL(/of=motorcade_pc/)
    await visitor.context().close()
    await lead.context().close()
  },
)

// desk-audit.e2e.ts checks a second factor and a saved file in every run.
test('the counts are saved as CSV after a second factor [DSK-907]', long, async ({ page }) => {
  await signInAtDesk(page, 'Tom Ellery', { path: '/console', secondFactor: true })
  await page.goto(atDesk('/console?compared=none'))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^journeys-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
})
