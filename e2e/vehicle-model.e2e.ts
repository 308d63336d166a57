import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { expect, type Page, test } from '@playwright/test'
import { described, linkFromSite } from './arriving/from-site.ts'
import { expectClean, expectCleanInLongRun } from './axe.ts'
import { press, tabTo } from './keyboard/hands.ts'
import { long } from './long.ts'
import { getPricedFromStepTwo } from './results/open-results.ts'
import { at, findVehicle, plates } from './site.ts'

// A colour in mid-transition has a different contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const models = (page: Page) => page.getByRole('radiogroup', { name: 'Which of these is your car?' })
const model = (page: Page, name: RegExp | string) => models(page).getByRole('radio', { name })
const card = (page: Page) => page.locator('[data-part=vehicle-card]')
const value = (page: Page) => page.getByLabel('How much is your vehicle worth?')
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()
const cannotPrice = (page: Page) => page.getByText("We can't price this vehicle online")

test.describe('a vehicle whose register names no model', () => {
  test(
    'is chosen from the possible models, and becomes the vehicle that is priced [VEH-01] [VEH-02] [VEH-10]',
    long,
    async ({ page }) => {
      test.slow()
      await page.goto(at('acorn_pc'))
      await findVehicle(page, plates.severalModels)
      await expect(models(page)).toHaveAccessibleDescription(
        "The vehicle register lists a 2019 Ford (petrol, 999 cc), but doesn't name the model.",
      )
      await expect(page.getByRole('status').filter({ hasText: '3 vehicles match' })).toBeAttached()
      await expect(models(page).getByRole('radio')).toHaveCount(4)
      await expect(models(page).getByRole('radio').last()).toHaveAccessibleName('None of these')
      await expect(model(page, /Ford Focus/)).toHaveAccessibleDescription(
        '5 doors, Hatchback, Petrol, Manual, 2019',
      )
      await expect(card(page)).toHaveCount(0)
      await expect(value(page)).toHaveCount(0)
      await expectCleanInLongRun(page, 'which model')

      await goOn(page)
      const words = 'Please choose your vehicle'
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([words])
      await expect(models(page).getByRole('radio').first()).toBeFocused()

      await model(page, /Ford Focus/).check()
      await expect(card(page)).toContainText('Ford Focus 1.0 EcoBoost 125 Zetec')
      await expect(page.getByRole('button', { name: 'Change vehicle' })).toBeVisible()
      const ofFocus = await value(page).inputValue()
      await expectCleanInLongRun(page, 'a model chosen')
      await model(page, /Ford Fiesta/).check()
      await expect(card(page)).toContainText('Ford Fiesta 1.0 EcoBoost 100 Titanium')
      await expect(value(page)).not.toHaveValue(ofFocus)

      await page.reload()
      await expect(model(page, /Ford Fiesta/)).toBeChecked()
      await goOn(page)
      await expect(page).toHaveURL(/\/quote\/vehicle-details-two$/)
      await getPricedFromStepTwo(page, 'acorn_pc')
      await expect(page.getByRole('heading', { level: 1, name: "here's your quote" })).toBeVisible()
      await expect(
        page.getByText('Ford Fiesta 1.0 EcoBoost 100 Titanium', { exact: false }).first(),
      ).toBeVisible()
    },
  )

  test(
    'is not assumed to be the only model that fits; if we have no models of its make, the page immediately says that it cannot be priced [VEH-02]',
    long,
    async ({ page }) => {
      await page.goto(at('acorn_pc'))
      await findVehicle(page, plates.oneModel)
      await expect(models(page).getByRole('radio')).toHaveCount(2)
      await expect(models(page).getByRole('radio', { checked: true })).toHaveCount(0)
      await expect(card(page)).toHaveCount(0)
      await model(page, /Ford Focus 2\.3 ST/).check()
      await expect(card(page)).toContainText('Ford Focus 2.3 ST EcoBoost 280')
      await findVehicle(page, plates.car)
      await expect(card(page)).toContainText('Ford Fiesta')
      await expect(models(page)).toHaveCount(0)
      await findVehicle(page, plates.noModel)
      await expect(cannotPrice(page)).toBeVisible()
      await expect(page.getByText('a 2015 Lotus (petrol, 1,598 cc)')).toBeVisible()
      await expect(models(page)).toHaveCount(0)
      await expect(value(page)).toHaveValue('')
    },
  )

  test(
    'is not priced when it is none of these: the customer is asked to call, and is referred [VEH-16] [END-01]',
    long,
    async ({ page }) => {
      test.slow()
      const { phone } = firmOf(journeys.acorn_pc.brand)
      await page.goto(at('acorn_pc'))
      await findVehicle(page, plates.oneModel)
      await model(page, 'None of these').check()
      await expect(cannotPrice(page)).toBeVisible()
      await expect(page.getByRole('status').getByRole('link', { name: phone.display })).toBeVisible()
      await expect(card(page)).toHaveCount(0)
      await expectClean(page, 'none of these')
      await value(page).fill('38000')
      await goOn(page)
      await expect(page).toHaveURL(/\/quote\/vehicle-details-two$/)
      await getPricedFromStepTwo(page, 'acorn_pc')
      await expect(page).toHaveURL(/\/referral$/)
      await expect(page.getByText("We couldn't tell online which model your vehicle is.")).toBeVisible()
    },
  )

  test('is chosen with the keyboard alone', long, async ({ page }) => {
    await page.goto(at('acorn_pc'))
    await page.getByLabel('What is your vehicle registration?').fill(plates.severalModels)
    await page.getByLabel('What is your vehicle registration?').press('Enter')
    await expect(models(page)).toBeVisible()
    await tabTo(page, model(page, /Ford Fiesta/))
    await press(page, 'ArrowDown')
    await expect(model(page, /Ford Focus/)).toBeChecked()
    await expect(card(page)).toContainText('Ford Focus')
    await tabTo(page, page.getByRole('button', { name: 'Continue' }))
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/quote\/vehicle-details-two$/)
  })

  test('is chosen for a quote that arrived without its vehicle [VLS-03]', long, async ({ page }) => {
    await page.goto(await linkFromSite('acorn_pc', { vehicle: described }))
    await findVehicle(page, plates.severalModels)
    await expect(models(page)).toBeVisible()
    await expect(value(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Get my price' }).click()
    await expect(models(page)).toHaveAttribute('aria-invalid', 'true')
    await model(page, /Ford Fiesta/).check()
    await expect(value(page)).not.toHaveValue('')
    await page.getByRole('button', { name: 'Get my price' }).click()
    await page.waitForURL('**/pcw-result')
  })
})
