import { expect, type Page, test } from '@playwright/test'
import { long, longBut } from './long.ts'
import { countShifts } from './looking/shifts.ts'
import { allJourneys, at, goodPlate, plates } from './site.ts'

const plate = (page: Page) => page.getByLabel('What is your vehicle registration?')

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  for (const journey of allJourneys) {
    test(
      `${journey} shows its first question, in the page frame, at every URL that leads to it`,
      longBut(journey, 'acorn_pc'),
      async ({ page }) => {
        for (const path of ['/', '/quote', '/quote/vehicle-details']) {
          await page.goto(at(journey, path))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(plate(page)).toBeVisible()
          await expect(page.getByRole('button', { name: 'Find Vehicle' })).toBeVisible()
          await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
          await expect(page.getByRole('banner')).toBeVisible()
          await expect(page.getByRole('complementary')).toBeVisible()
        }
      },
    )
  }

  test('a notice above the page asks to turn on scripts', async ({ page }) => {
    for (const path of ['/', '/results']) {
      await page.goto(at('acorn_pc', path))
      // Playwright does not search for text inside noscript.
      await expect(page.locator('p.site-notice')).toBeInViewport()
      await expect(page.getByRole('region', { name: 'Test site' })).toBeInViewport()
    }
  })
})

/** Holds back the site's own script until it is released. */
async function holdScript(page: Page): Promise<() => void> {
  let releaseScripts = () => {}
  const held = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await held
    await route.continue()
  })
  return releaseScripts
}

for (const width of [390, 1440]) {
  test(
    `at ${width} px nothing moves or is rendered again when the script takes the page over`,
    longBut(width, 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      const releaseScripts = await holdScript(page)
      const shifted = await countShifts(page)
      await page.goto(at('motorcade_pc', '/'), { waitUntil: 'commit' })
      const drawn = await plate(page).elementHandle()
      await page.evaluate(() => document.fonts.ready)
      const before = await shifted()

      releaseScripts()
      await expect(page).toHaveTitle('Vehicle Details - Car insurance - Motorcade')
      await page.waitForLoadState('networkidle')
      expect(new URL(page.url()).pathname).toBe('/quote/vehicle-details')
      expect(await plate(page).evaluate((box, before) => box === before, drawn)).toBe(true)
      expect(await shifted()).toBe(before)
      expect(complaints).toEqual([])
    },
  )
}

test('at another URL the frame is shown before the script arrives, and nothing in it moves when the page appears', async ({
  page,
}) => {
  const releaseScripts = await holdScript(page)
  const shifted = await countShifts(page)
  await page.goto(at('motorcade_pc', '/quote-retrieval'), { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await page.evaluate(() => document.fonts.ready)
  const before = await shifted()

  releaseScripts()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shifted()).toBe(before)
})

test('input before the script arrives is not lost [VEH-01]', async ({ page }) => {
  const releaseScripts = await holdScript(page)
  await page.goto(at('acorn_pc', '/'), { waitUntil: 'commit' })
  await plate(page).pressSequentially(plates.car)
  await page.getByRole('button', { name: 'Find Vehicle' }).click()

  releaseScripts()
  await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
  await expect(plate(page)).toHaveValue(plates.car)
})

test('Enter on the plate before the script arrives finds the vehicle too', long, async ({ page }) => {
  const releaseScripts = await holdScript(page)
  await page.goto(at('acorn_cv'), { waitUntil: 'commit' })
  await plate(page).pressSequentially(goodPlate('acorn_cv'))
  await plate(page).press('Enter')

  releaseScripts()
  await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('a returning visitor is shown their own page and never an empty one [NAV-29]', async ({ page }) => {
  await page.goto(at('acorn_pc'))
  await plate(page).fill(plates.car)
  // Text that was typed before the script arrived is stored once it has arrived.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(plates.car)
  const releaseScripts = await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await page.locator('#root').waitFor({ state: 'attached' })
  await expect(plate(page)).toBeHidden()

  releaseScripts()
  await expect(plate(page)).toHaveValue(plates.car)
})
