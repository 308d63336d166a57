import { expect, type Locator, test } from '@playwright/test'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long, longBut } from './long.ts'
import { lookAtFirstStep } from './looking/first-step.ts'
import { expectSeenInForcedColours } from './looking/forced-colours.ts'
import { expectRoomToRead, FOUR_TIMES } from './looking/four-times.ts'
import { openResults } from './results/open-results.ts'
import { allJourneys, at, findVehicle, goodPlate, passVehicleDetails, plates } from './site.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const journey of allJourneys) {
  test(
    `${journey}: axe finds nothing, empty, with errors, with a vehicle and with a dialog open`,
    longBut(journey, 'acorn_pc'),
    async ({ page }) => {
      await lookAtFirstStep(page, journey)
    },
  )
}

for (const path of [
  '/error',
  '/summary',
  '/quote-taken-up',
  '/quote-expired',
  '/quote-locked',
  '/time-out',
  '/outage/',
  '/nowhere',
]) {
  test(`axe finds nothing on the end page ${path}`, long, async ({ page }) => {
    await page.goto(at('carrot_pc', path))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectClean(page, path)
  })
}

test('the whole first step works by keyboard alone, with a visible focus', async ({ page }) => {
  await page.goto(at('acorn_pc'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Skip to/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const plate = page.getByLabel('What is your vehicle registration?')
  await expect(plate).toBeFocused()
  await page.keyboard.type(plates.car)
  await page.keyboard.press('Tab')
  const find = page.getByRole('button', { name: 'Find Vehicle' })
  await expect(find).toBeFocused()
  expect(
    await find.evaluate((button) => Number.parseFloat(getComputedStyle(button).outlineWidth)),
  ).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
  const value = page.getByLabel('How much is your vehicle worth?')
  for (let presses = 0; presses < 4 && !(await isFocused(value)); presses += 1)
    await page.keyboard.press('Tab')
  await expect(value).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/vehicle-details-two$/)
})

async function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement)
}

test(
  'no page scrolls sideways at 320 pixels, and inputs do not make a phone zoom',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const journey of allJourneys) {
      await page.goto(at(journey))
      await findVehicle(page, goodPlate(journey))
      await page.getByRole('heading', { name: 'Vehicle Details' }).waitFor()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, journey).toBeLessThanOrEqual(0)
      const sizes = await page
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => Number.parseFloat(getComputedStyle(input).fontSize)))
      expect(Math.min(...sizes), journey).toBeGreaterThanOrEqual(16)
    }
  },
)

test('the plate keeps its appearance in forced colours and is black on yellow otherwise', async ({
  page,
}) => {
  await page.goto(at('acorn_pc'))
  const plate = page.getByLabel('What is your vehicle registration?')
  await expect(plate).toHaveAttribute('autocapitalize', 'characters')
  await expect(plate).toHaveAttribute('autocomplete', 'off')
  await expect(plate).toHaveAttribute('spellcheck', 'false')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(plate).toBeVisible()
  // The visitor's own colours apply: the page does not control their contrast.
  await expectCleanInLongRun(page, 'forced colours', ['color-contrast'])
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await expectSeenInForcedColours(page, 'first screen')
})

test('the offer is readable at 400 %, and its choice and icons are visible in forced colours', async ({
  page,
}) => {
  await openResults(page, 'acorn_pc')
  await page.setViewportSize(FOUR_TIMES)
  for (const part of ['Optional extras', 'Buy your policy']) {
    await page.getByRole('heading', { name: part, exact: true }).scrollIntoViewIfNeeded()
    await expectRoomToRead(page, part)
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await expectSeenInForcedColours(page, 'results')
  // A border would touch the reference next to it.
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCSS('border-top-width', '0px')
})

test('no page breaks its own content security policy', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await passVehicleDetails(page, 'mypolicy_telematics')
  await page.goto(at('mypolicy_telematics', '/error'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(complaints).toEqual([])
})
