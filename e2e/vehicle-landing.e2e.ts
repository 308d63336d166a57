import { expect, type Page, test } from '@playwright/test'
import { described, linkFromSite } from './arriving/from-site.ts'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { long } from './long.ts'
import { at, findVehicle, plates } from './site.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your quote is almost ready' })
const submit = (page: Page) => page.getByRole('button', { name: 'Get my price' }).click()

async function land(page: Page): Promise<void> {
  await page.goto(await linkFromSite('acorn_pc', { vehicle: described }))
  await expect(title(page)).toBeVisible()
  expect(page.url()).toBe(at('acorn_pc', '/vehicle-landing-page'))
}

test(
  'a quote without its vehicle gets it, and then its price [VLS-01 to VLS-05] [NAV-12]',
  long,
  async ({ page }) => {
    await land(page)
    await expect(page.getByRole('region', { name: 'The price you saw' })).toContainText(/£\d+\.\d\d in full/)
    await expectCleanInLongRun(page, 'empty')

    await submit(page)
    await expect(page.getByLabel('What is your vehicle registration?')).toBeFocused()
    await expectClean(page, 'nothing typed')

    await page.getByRole('button', { name: "I don't know the vehicle registration" }).click()
    const where = page.getByRole('dialog', { name: 'Where to find the registration' })
    await expect(where).toContainText('0808 157 0132')
    await expectCleanInLongRun(page, 'where to find it')
    await page.keyboard.press('Escape')

    await findVehicle(page, plates.car)
    await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
    await expect(page.getByLabel('How much is your vehicle worth?')).not.toHaveValue('')
    await expectCleanInLongRun(page, 'found')
    await submit(page)
    await page.waitForURL('**/pcw-result')
    await expect(page.getByRole('heading', { level: 1 })).toContainText("here's your quote")
    await expect(page.getByRole('region', { name: 'Your quote from Quotelark' })).toBeVisible()

    // The vehicle is known now: the page has no more questions.
    await page.goto(at('acorn_pc', '/vehicle-landing-page'))
    await page.waitForURL('**/pcw-result')
  },
)

test(
  'a price for a described vehicle is shown on no other page, and a reload keeps the page',
  long,
  async ({ page }) => {
    await land(page)
    for (const path of ['/pcw-result', '/results', '/policy-selection']) {
      await page.goto(at('acorn_pc', path))
      await expect(title(page)).toBeVisible()
    }
    await page.reload()
    await expect(title(page)).toBeVisible()
  },
)

test('a van is offered the van journey, or another vehicle [VEH-14] [D-062]', long, async ({ page }) => {
  await land(page)
  await findVehicle(page, plates.van)
  const dialog = page.getByRole('dialog', { name: 'Unable to provide insurance' })
  await expect(dialog).toBeVisible()
  await expectClean(page, 'wrong class')
  await dialog.getByRole('button', { name: 'Change vehicle' }).click()
  await expect(page.getByLabel('What is your vehicle registration?')).toBeFocused()
  await page.getByRole('button', { name: 'Find Vehicle' }).click()
  await dialog.getByRole('link', { name: 'Go to our van insurance' }).click()
  await page.waitForURL((url) => url.hostname === 'acorn-cv.localhost')
  await expect(page.getByLabel('What is your vehicle registration?')).toHaveValue(plates.van)
})

test(
  'a quote that cannot be rated again shows a message and keeps the page open [ERR-32]',
  long,
  async ({ page }) => {
    await land(page)
    await findVehicle(page, plates.car)
    await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
    await page.route('**/RateExisting*', (route) => route.abort())
    await submit(page)
    await expect(page.getByRole('alert').locator('[data-part="notice-title"]')).toHaveText(
      'Unable to submit your vehicle details for re-quote, please contact our support team on web chat',
    )
    await expectClean(page, 'not submitted')
  },
)

test('a visitor without a quote cannot open the page [AGG-04]', long, async ({ page }) => {
  await page.goto(at('acorn_pc', '/vehicle-landing-page'))
  await page.waitForURL('**/quote/vehicle-details')
})
