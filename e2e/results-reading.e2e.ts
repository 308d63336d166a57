import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import type { VehicleUseCode } from '@milepost/domain/lists/vehicle'
import { usesCovered } from '@milepost/domain/quote/uses-covered'
import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, test } from '@playwright/test'
import { expectCleanInLongRun } from './axe.ts'
import { long } from './long.ts'
import { brokenWords } from './looking/broken-words.ts'
import { openResults } from './results/open-results.ts'
import { allJourneys } from './site.ts'

test('an endorsement is read by keyboard, by touch and with a mouse [RES-22]', async ({ page }) => {
  test.slow()
  await openResults(page, 'acorn_pc')
  const chip = page.getByRole('button', { name: 'No driving of other vehicles' })
  const wording = page.getByText('This policy does not cover you to drive any vehicle other than')
  await chip.focus()
  await expect(wording).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(wording).toBeVisible()
  await expect(wording).toBeInViewport({ ratio: 1 })
  await expectCleanInLongRun(page, 'an endorsement open')
  await page.keyboard.press('Escape')
  await expect(wording).toBeHidden()
  await chip.tap()
  await expect(wording).toBeVisible()
  await page.keyboard.press('Escape')
  await chip.hover()
  await expect(wording).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(wording).toBeHidden()
})

for (const [journey, use, says] of [
  ['acorn_taxi', 'PR', 'private hire: carrying passengers for hire or reward by advance booking'],
  ['acorn_cv', 'G', "the carriage of own goods in connection with the policyholder's business"],
] as const satisfies readonly (readonly [JourneyId, VehicleUseCode, string])[])
  test(
    `${journey} lists next to its price every use it covers, as its certificate does, and where to report claims [RES-04] [BUY-02]`,
    long,
    async ({ page }) => {
      await openResults(page, journey)
      const usage = page.locator('[data-part="panel"]', {
        has: page.getByRole('heading', { name: 'Vehicle usage' }),
      })
      await usage.getByText('See what you can use it for').click()
      await expect(usage).toContainText(says)
      const { covered, excluded } = usesCovered(use)
      await expect(usage.locator('[data-part="uses-item"]')).toHaveText([...covered, ...excluded])
      const { claimsLine } = firmOf(journeys[journey].brand)
      await expect(page.locator('[data-notice]', { hasText: 'Reporting Incidents' })).toContainText(
        `Call ${claimsLine.phone.display}, 24 hours a day, every day.`,
      )
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
    },
  )

test(
  'the pinned price hides neither the focused element nor the end of the page [RES-12] [JRN-17]',
  long,
  async ({ page }) => {
    await openResults(page, 'acorn_pc')
    await page.getByText('Every answer you gave us').click()
    const dock = page.locator('[data-part="dock"]')
    await expect(dock).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { level: 1 }).focus()
    let seen = 0
    for (;;) {
      await page.keyboard.press('Tab')
      const state = await page.evaluate(() => {
        const focused = document.activeElement
        const pinned = document.querySelector('[data-part="dock"]')
        if (!focused || focused === document.body || pinned?.contains(focused)) return 'end'
        const { bottom, top } = focused.getBoundingClientRect()
        const from = pinned?.getBoundingClientRect().top ?? innerHeight
        return bottom <= from + 1 || top < 0 ? 'clear' : `${focused.outerHTML.slice(0, 200)} under it`
      })
      if (state === 'end') break
      expect(state).toBe('clear')
      seen += 1
    }
    expect(seen).toBeGreaterThan(40)
    // The end of the page has nothing pinned over it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(dock).toHaveCount(0)
    await expect(page.locator('[data-part="footer-regulation"]')).toBeInViewport({ ratio: 1 })
  },
)

test('documents by post are offered, not ticked, and remembered [RES-05] [D-167]', long, async ({ page }) => {
  await openResults(page, 'acorn_pc')
  const opener = page.getByRole('heading', { name: 'Receive documents by post' })
  const tick = page.getByRole('checkbox', { name: /Send my policy documents by post/ })
  await opener.click()
  await expect(tick).not.toBeChecked()
  await tick.check()
  await page.reload()
  await expect(page.getByText("We'll post them to your home")).toBeVisible()
  await opener.click()
  await expect(tick).toBeChecked()
})

test(
  'the printed page has both prices, every payment and every wording, and no controls',
  long,
  async ({ page }) => {
    await openResults(page, 'mypolicy_telematics')
    await page.emulateMedia({ media: 'print' })
    for (const words of ['Paying monthly', 'Paying in full', 'Every monthly payment and its date'])
      await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(page.getByText('A telematics device must be fitted within 14 days')).toBeVisible()
    await expect(page.locator('[data-part="answers-row"]').first()).toBeVisible()
    await expect(page.locator('[data-part="dock"]')).toBeHidden()
    await expect(page.locator('[data-part="answers-change"]').first()).toBeHidden()
  },
)

for (const journey of allJourneys) {
  test(`${journey}: no word of the results is broken across lines on a phone`, long, async ({ page }) => {
    await openResults(page, journey)
    await page.getByText('Every answer you gave us').click()
    await page.evaluate(() => document.fonts.ready)
    expect(await brokenWords(page)).toEqual([])
  })
}
