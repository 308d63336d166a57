import type { JourneyId } from '@milepost/domain/terms/identity'
import { expect, type Page, test } from '@playwright/test'
import { type DoorName, doors } from './doors/doors.ts'
import { long } from './long.ts'
import { countShifts, onSlowNetwork } from './looking/shifts.ts'
import { allJourneys } from './site.ts'

test.slow()

/** A fifth of what browsers call good. */
const MOST_SHIFTED = 0.02
const sizes = { phone: { width: 390, height: 844 }, 'wide page': { width: 1440, height: 900 } } as const

async function expectStill(page: Page, name: DoorName, journey: JourneyId): Promise<void> {
  const { prepare, whole } = doors[name]
  const address = await prepare(page, journey)
  await page.goto('about:blank')
  const shifted = await countShifts(page)
  await onSlowNetwork(page)
  await page.goto(address, { waitUntil: 'commit' })
  await whole(page)
  // Fonts and pictures arrive after the page. The frames of a card provider never stop sending requests.
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  expect(await shifted(), `${name} of ${journey}`).toBeLessThanOrEqual(MOST_SHIFTED)
}

/** The others are like one of these, or are measured by another test of every run. */
const ofEveryRun: readonly DoorName[] = ['comparison site']

for (const name of Object.keys(doors) as DoorName[])
  for (const [size, viewport] of Object.entries(sizes))
    test(
      `the layout does not shift while a page opens on a slow network: ${name}, on a ${size}`,
      ofEveryRun.includes(name) && size === 'phone' ? {} : long,
      async ({ page }) => {
        await page.setViewportSize(viewport)
        await expectStill(page, name, 'acorn_pc')
      },
    )

for (const journey of allJourneys)
  for (const [size, viewport] of Object.entries(sizes))
    test(
      `the layout does not shift when the font of ${journey} arrives late, on a ${size}`,
      journey === 'carrot_pc' && size === 'wide page' ? {} : long,
      async ({ page }) => {
        await page.setViewportSize(viewport)
        await expectStill(page, 'first screen', journey)
      },
    )
