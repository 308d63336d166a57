import { firmOf } from '@milepost/brands/brands'
import { journeys } from '@milepost/domain/journeys/journeys'
import { expect, test } from '@playwright/test'
import { long, longBut } from './long.ts'
import { allJourneys, at, findVehicle, goodPlate, plates } from './site.ts'

const unavailable =
  "We can't look up vehicles just now. Please try again in a minute, or call Acorn on 0808 157 0132."
const fullyAndAccurately =
  'Please answer all questions fully and accurately. If you do not, your cover may be invalidated and claims may be rejected. Please have your driving licence to hand.'
const registration = 'What is your vehicle registration?'
const value = 'How much is your vehicle worth?'

for (const journey of allJourneys) {
  test(
    `${journey}: finds the vehicle, shows it, fills in its value and continues to a step that asks for full answers and a licence to hand [VEH-01] [VEH-02] [VEH-10] [NAV-26]`,
    longBut(journey, 'acorn_pc'),
    async ({ page }) => {
      await page.goto(at(journey))
      await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toHaveCount(0)
      await findVehicle(page, goodPlate(journey))
      const card = page.locator('[data-part=vehicle-card]')
      await expect(card.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
      // Make and model are the card's name; capacity and fuel are the engine.
      for (const fact of ['Doors and body type', 'Engine', 'Transmission']) {
        await expect(card.locator('dt', { hasText: new RegExp(`^${fact}$`) })).toBeVisible()
      }
      await expect(card).toContainText(/Ford (Fiesta|Transit)/)
      await expect(card).toContainText(/[\d,]+ cc (petrol|diesel)/)
      await expect(page.getByRole('heading', { name: 'Is this your vehicle?' })).toBeVisible()
      await expect(page.getByLabel(value)).toHaveValue(/^[\d,]+$/)
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/quote\/vehicle-details-two$/)
      await expect(page.getByText('Step 2 of 7 - Vehicle Use and Ownership')).toBeVisible()
      await expect(page.getByText(fullyAndAccurately)).toBeVisible()
    },
  )

  test(
    `${journey}: names the brand and its phone when no vehicle is found [VEH-16]`,
    long,
    async ({ page }) => {
      const brand = firmOf(journeys[journey].brand)
      await page.goto(at(journey))
      await findVehicle(page, plates.notFound)
      const words = `We couldn't find your vehicle. Please check the registration or call ${brand.name} on ${brand.phone.display}.`
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByLabel(registration)).toHaveValue(plates.notFound)
      await expect(page.getByLabel(registration)).toBeFocused()
    },
  )

  test(`${journey}: refuses a motorcycle with a message [VEH-15]`, long, async ({ page }) => {
    await page.goto(at(journey))
    await findVehicle(page, plates.motorcycle)
    await expect(
      page.getByText('Motorcycles, mopeds or scooters not insurable on this policy.'),
    ).toBeVisible()
    await expect(page.locator('[data-part=vehicle-card]')).toHaveCount(0)
  })
}

test.describe('the registration', () => {
  test('is read from the URL, removed from it and searched immediately [VEH-03]', async ({ page }) => {
    await page.goto(at('acorn_pc', '/?registration=aa19aaa&campaign=spring'))
    await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
    await expect(page).toHaveURL(/\/quote\/vehicle-details\?campaign=spring$/)
    await expect(page.getByLabel(registration)).toHaveValue('aa19aaa')
  })

  test(
    'is trimmed and upper-cased for the look-up, typed or pasted in any format [VEH-04]',
    long,
    async ({ page }) => {
      await page.goto(at('acorn_pc'))
      const asked = page.waitForRequest(/GetVehicleDetailsByVrm/)
      await findVehicle(page, '  aa19 aaa ')
      expect(new URL((await asked).url()).searchParams.get('VehicleRegistration')).toBe('AA19AAA')
      await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
    },
  )

  test('is searched by the only button until a vehicle is found, and again by Change vehicle; an invalid plate, or one not searched for, is reported in a summary and at the box, which gets the focus [VEH-01] [VEH-05] [VEH-06] [VEH-07] [NAV-28]', async ({
    page,
  }) => {
    const box = page.getByLabel(registration)
    await page.goto(at('acorn_pc'))
    await expect(page.getByRole('main').getByRole('button')).toHaveText(['Find Vehicle'])
    await page.getByRole('button', { name: 'Find Vehicle' }).click()
    await expect(box).toBeFocused()
    await expect(box).toHaveAttribute('data-error-key', 'registrationRequired')
    await expect(box).toHaveAccessibleDescription(/Please enter your vehicle registration/)
    await findVehicle(page, plates.car)
    await expect(page.getByRole('status').filter({ hasText: 'Is this your vehicle?' })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Yes, continue' })).toBeVisible()
    await page.getByRole('button', { name: 'Change vehicle' }).click()
    await expect(box).toBeFocused()

    for (const [typed, key, words] of [
      ['AB-12!', 'validRegistration', 'Please enter a valid registration'],
      ['AA19AAB', 'searchRegistration', 'Please search for your vehicle before continuing'],
    ] as const) {
      await box.fill(typed)
      await page.getByRole('button', { name: 'Continue' }).click()
      const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
      await expect(summary.getByRole('link', { name: words })).toBeVisible()
      await expect(box).toBeFocused()
      await expect(box).toBeInViewport()
      await expect(box).toHaveAttribute('aria-invalid', 'true')
      await expect(box).toHaveAttribute('data-error-key', key)
      await expect(box).toHaveAccessibleDescription(new RegExp(words))
      await expect(page).toHaveTitle(/^Error: Vehicle Details - Car insurance - Acorn$/)
      await expect(box).toHaveValue(typed)
      await summary.getByRole('link', { name: words }).click()
      await expect(box).toBeFocused()
    }
  })

  test(
    'hides the vehicle once the box differs, and discards it when the box is emptied; a vehicle that is not found, an unavailable service and an unreachable server show a message with a way to continue [VEH-08] [VEH-09] [VEH-16] [D-258]',
    long,
    async ({ page }) => {
      const box = page.getByLabel(registration)
      const card = page.locator('[data-part=vehicle-card]')
      await page.goto(at('acorn_pc'))
      await findVehicle(page, plates.car)
      await expect(card).toBeVisible()
      await box.fill('AA19AAB')
      await expect(card).toHaveCount(0)
      await box.fill(plates.car)
      await expect(card).toBeVisible()
      await box.fill('')
      await expect(card).toHaveCount(0)
      await box.fill(plates.car)
      await expect(card).toHaveCount(0)

      const { name, phone } = firmOf(journeys.acorn_pc.brand)
      await findVehicle(page, plates.notFound)
      const words = `We couldn't find your vehicle. Please check the registration or call ${name} on ${phone.display}.`
      await expect(page.getByText(words)).toBeVisible()
      await expect(box).toHaveValue(plates.notFound)
      await expect(box).toBeFocused()
      await expect(card).toHaveCount(0)

      await findVehicle(page, plates.fails)
      await expect(page.getByText(unavailable)).toBeVisible()
      await expect(box).toHaveAttribute('data-error-key', 'registrationApiError')
      await findVehicle(page, plates.car)
      await expect(card).toBeVisible()
      await expect(page.getByText(unavailable)).toHaveCount(0)

      await page.route('**/GetVehicleDetailsByVrm*', (route) => route.abort())
      await findVehicle(page, plates.van)
      await expect(page.getByText(unavailable)).toBeVisible()
      await expect(box).toHaveValue(plates.van)
      // The same button tries again.
      await page.unroute('**/GetVehicleDetailsByVrm*')
      await findVehicle(page, plates.car)
      await expect(card).toBeVisible()
    },
  )

  test('shows no error while it is being typed for the first time', long, async ({ page }) => {
    await page.goto(at('acorn_pc'))
    await page.getByLabel(registration).pressSequentially('A!')
    await page.getByLabel(registration).blur()
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
  })

  for (const plate of [plates.fails, plates.throttled]) {
    test(
      `shows that the vehicle service is unavailable for ${plate}, with a way to continue [VEH-08] [D-258]`,
      long,
      async ({ page }) => {
        await page.goto(at('acorn_pc'))
        await findVehicle(page, plate)
        await expect(page.getByText(unavailable)).toBeVisible()
        await expect(page.getByLabel(registration)).toHaveAttribute('data-error-key', 'registrationApiError')
        await findVehicle(page, plates.car)
        await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
        await expect(page.getByText(unavailable)).toHaveCount(0)
      },
    )
  }

  test('is searched by Enter in its box', long, async ({ page }) => {
    await page.goto(at('acorn_pc'))
    await page.getByLabel(registration).fill(plates.car)
    await page.getByLabel(registration).press('Enter')
    await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('a vehicle of the wrong class', () => {
  test(
    'opens the dialog; Change Vehicle returns to the box, Transfer Me to the sister journey with its registration [VEH-11] [VEH-12]',
    long,
    async ({ page }) => {
      await page.goto(at('acorn_pc'))
      await findVehicle(page, plates.van)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('link', { name: 'Transfer Me' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Change Vehicle' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByLabel(registration)).toBeFocused()
      await expect(page.locator('[data-part=vehicle-card]')).toHaveCount(0)

      await findVehicle(page, plates.van)
      await page.getByRole('link', { name: 'Transfer Me' }).click()
      await expect(page).toHaveURL(/^http:\/\/acorn-cv\.localhost:\d+\/quote\/vehicle-details$/)
      await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
    },
  )

  test('has no Transfer Me in the mobile app [VEH-13]', long, async ({ page }) => {
    await page.goto(at('acorn_pc', '/quote/vehicle-details?platform=app'))
    await findVehicle(page, plates.van)
    await expect(page.getByRole('button', { name: 'Change Vehicle' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Transfer Me' })).toHaveCount(0)
  })

  test('is refused inline on flag_taxi [VEH-11]', long, async ({ page }) => {
    await page.goto(at('flag_taxi'))
    await findVehicle(page, plates.van)
    await expect(page.getByLabel(registration)).toHaveAttribute('data-error-key', 'flagCVError')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('gets an error and a dialog without a transfer on carrot_pc [VEH-18]', long, async ({ page }) => {
    await page.goto(at('carrot_pc'))
    await findVehicle(page, plates.van)
    await expect(page.getByRole('button', { name: 'Change Vehicle' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Transfer Me' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Change Vehicle' }).click()
    await expect(
      page.locator('[data-part="field-error"]').getByText('Please enter a car registration'),
    ).toBeVisible()
  })

  test('a van that is too heavy is refused on a van journey [VEH-17]', long, async ({ page }) => {
    await page.goto(at('motorcade_cv'))
    await findVehicle(page, plates.heavyVan)
    await expect(page.getByText('Vehicle type is not insurable on this policy')).toBeVisible()
  })
})

test.describe('the value', () => {
  const go = (page: import('@playwright/test').Page) => page.getByRole('button', { name: 'Continue' }).click()

  test(
    'is required, above zero and at most a million, and saved with the vehicle over a reload, before and after Continue [VEH-20] [VEH-21] [NAV-29]',
    long,
    async ({ page }) => {
      await page.goto(at('acorn_pc'))
      await findVehicle(page, plates.car)
      const box = page.getByLabel(value)
      for (const [typed, words] of [
        ['', 'Please enter the value of your vehicle'],
        ['0', 'The value of your vehicle must be more than £0'],
        ['1500000', "Value can't greater than £1,000,000"],
      ] as const) {
        await box.fill(typed)
        await go(page)
        await expect(page.getByRole('link', { name: words })).toBeVisible()
        await expect(box).toBeFocused()
      }
      await box.fill('£1,000,000')
      await go(page)
      await expect(page).toHaveURL(/vehicle-details-two$/)
      await page.goBack()
      await box.fill('7,777')
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Vehicle Details' })).toBeVisible()
      await expect(box).toHaveValue('7,777')
      await go(page)
      await page.getByRole('heading', { level: 1, name: 'Vehicle Use and Ownership' }).waitFor()
      await page.goBack()
      await expect(page.getByLabel(registration)).toHaveValue(plates.car)
      await expect(box).toHaveValue('7,777')
    },
  )

  test(
    'shows £ outside its box and stops typing at 999999, minus signs and a third decimal [VEH-22] [CON-01]',
    long,
    async ({ page }) => {
      await page.goto(at('acorn_pc'))
      await findVehicle(page, plates.car)
      const box = page.getByLabel(value)
      await expect(page.locator('[data-part="field-unit"]', { hasText: '£' })).toBeVisible()
      for (const [typed, shown] of [
        ['1234567', '123456'],
        ['999999', '999999'],
        ['-5', '5'],
        ['10.999', '10.99'],
      ] as const) {
        await box.fill('')
        await box.pressSequentially(typed)
        await expect(box).toHaveValue(shown)
      }
    },
  )
})

test('a restored quote without vehicle data is asked its body type [VEH-19]', long, async ({ page }) => {
  // Before any script of the page runs, which would write its own state.
  await page.addInitScript(() => {
    const state = {
      answers: {
        proposerDetails: {},
        coverDetails: {},
        additionalDrivers: [],
        additionalQuestions: {},
        vehicleDetails: { registration: 'AA19AAA', isRestored: true, value: 500000 },
      },
      completedSteps: {},
      activeStep: 1,
      typed: {},
    }
    sessionStorage.setItem('milepost:acorn_pc:quote', JSON.stringify({ state, version: 1 }))
  })
  await page.goto(at('acorn_pc'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'Please choose the body type of your vehicle' })).toBeVisible()
  await page.getByLabel('What type of vehicle is it?').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/vehicle-details-two$/)
})
